/**
 * Hears what is pressed on a page that is drawn and cannot answer yet; the returned function presses it again, once it can.
 * A button that the browser answers by itself would be undone by that.
 */
export function hearEarlyPress(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const hear = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLButtonElement>("button:not([popovertarget])");
  };
  // Whoever types on in a form was not done with it: sent later, it would be sent in the middle of a word.
  const forget = ({ target }: Event) => {
    if (pressed?.type === "submit" && pressed.form?.contains(target as Node)) pressed = null;
  };
  // The browser would load the page anew, without what was typed.
  const keep = (event: Event) => event.preventDefault();
  document.addEventListener("click", hear, true);
  document.addEventListener("input", forget, true);
  document.addEventListener("submit", keep, true);
  return () => {
    document.removeEventListener("click", hear, true);
    document.removeEventListener("input", forget, true);
    document.removeEventListener("submit", keep, true);
    pressed?.click();
  };
}
