import { focusFirstInvalid } from "@lintel/shared-ui";
import { flushSync } from "react-dom";

/** Draws the errors at once and puts the person at the first of them. */
export function showErrors(form: HTMLFormElement | null, draw: () => void): void {
  flushSync(draw);
  focusFirstInvalid(form);
}
