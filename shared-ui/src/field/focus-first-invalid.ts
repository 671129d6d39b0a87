/** Puts the person where the first mistake is. Call it once the errors are on the screen. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
}
