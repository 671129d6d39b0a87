const SPEAKING = "[role='status'], [aria-live='polite']";

/** What is said from here on, each time that it is; that a region falls silent in between is not. */
export function hear(container: HTMLElement): readonly string[] {
  const heard: string[] = [];
  const listener = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(SPEAKING),
    );
    for (const region of new Set(regions)) {
      const text = region?.textContent.trim();
      if (text) heard.push(text);
    }
  });
  listener.observe(container, { childList: true, characterData: true, subtree: true });
  return heard;
}
