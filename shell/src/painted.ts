/** What can be read already is shown first; what follows is a task of its own. A tab in the background paints nothing. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
}

/** Lets whoever taps or scrolls come first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
