import type { PageStore } from "../remotes/page-store";

/** A pointer over a link, or the focus on it, says where a person is about to go: its page starts loading. */
export function preloadOnIntent(pages: PageStore, mayPreload: (pathname: string) => boolean): void {
  function handleIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== window.location.origin || link.target === "_blank") return;
    if (mayPreload(link.pathname)) void pages.request(link.pathname);
  }
  document.addEventListener("pointerover", handleIntent, { passive: true });
  document.addEventListener("focusin", handleIntent, { passive: true });
}
