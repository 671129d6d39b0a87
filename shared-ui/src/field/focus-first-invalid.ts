/** Puts the person where the first mistake is. Call it once the errors are on the screen. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  for (const field of form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? []) {
    field.focus();
    // A field that a style sheet hides takes no focus; its other face is next.
    if (document.activeElement === field) return;
  }
}
