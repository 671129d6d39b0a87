/** For what goes away with the button that had the focus: whoever pressed it goes on at the page's heading, and nothing jumps there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
