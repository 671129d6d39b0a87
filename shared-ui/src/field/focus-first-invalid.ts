import { announce } from "../announce/announce";

interface Telling {
  /** Where no toast says what is wrong: a field that has the focus already is not read out again. */
  isAloud?: boolean;
}

/** Puts the person where the first mistake is. Call it once the errors are on the screen. */
export function focusFirstInvalid(form: HTMLElement | null, { isAloud = false }: Telling = {}): void {
  for (const field of form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? []) {
    const hadFocus = document.activeElement === field;
    field.focus();
    // A field that a style sheet hides takes no focus; its other face is next.
    if (document.activeElement !== field) continue;
    const error = document.getElementById(`${field.id}-error`)?.textContent;
    if (isAloud && hadFocus && error) announce(error);
    return;
  }
}
