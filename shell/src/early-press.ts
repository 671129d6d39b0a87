/**
 * Hears what is pressed on a page that is drawn and cannot answer yet; the returned function presses it again, once it can.
 * A button that the browser answers by itself would be undone by that.
 */
export function hearEarlyPress(): () => void {
  let pressed: HTMLElement | null = null;
  const hear = ({ target }: Event) => {
    pressed = (target as Element).closest("button:not([popovertarget])");
  };
  // The browser would load the page anew, without what was typed.
  const keep = (event: Event) => event.preventDefault();
  document.addEventListener("click", hear, true);
  document.addEventListener("submit", keep, true);
  return () => {
    document.removeEventListener("click", hear, true);
    document.removeEventListener("submit", keep, true);
    pressed?.click();
  };
}
