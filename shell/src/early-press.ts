/**
 * Hears what is pressed on a page that is drawn and cannot answer yet; the returned function presses it again, once it can.
 * A button that the browser answers by itself would be undone by that.
 */
export function hearEarlyPress(): () => void {
  let pressed: HTMLElement | null = null;
  const hear = ({ target }: Event) => {
    pressed = (target as Element).closest("button:not([popovertarget])");
  };
  document.addEventListener("click", hear, true);
  return () => {
    document.removeEventListener("click", hear, true);
    pressed?.click();
  };
}
