/**
 * Hears what is pressed on a page that is drawn and cannot answer yet, so that the shell presses it again once it can. A button that the
 * browser answers by itself would be undone by that. A script of its own: on a slow line the shell's takes seconds longer than the page.
 */
{
  let pressed: HTMLElement | null = null;
  const hear = ({ target }: Event) => {
    pressed = (target as Element).closest("button:not([popovertarget])");
  };
  document.addEventListener("click", hear, true);
  window.lintelPressAgain = () => {
    document.removeEventListener("click", hear, true);
    pressed?.click();
  };
}
