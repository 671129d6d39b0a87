import { standAtTop } from "@lintel/portal/host";
import { announce } from "@lintel/shared-ui";
import { useEffect } from "react";

/** Said whenever a person has arrived on another page. */
export const ARRIVAL = "lintel:arrival";

/** Where the document itself arrived, the browser has placed focus and scroll. */
let hasArrived = false;

const DESCRIPTION = [
  'meta[name="description"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join();

/** The document describes the page it came with. A browser that shares a page asks the head for its address, and means this one. */
function describe(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  for (const element of document.querySelectorAll(DESCRIPTION)) element.remove();
}

/** A heading that takes the focus is read out. What the title begins with would be heard twice. */
function announceUnread(title: string): void {
  const read = document.activeElement?.textContent?.trim();
  if (!read || !title.startsWith(read)) announce(title);
}

/** Once a new page stands: to its top, focus to its heading, its title said aloud where the heading says something else. */
export function RouteArrival({ pathname }: { pathname: string }) {
  useEffect(() => {
    const isFirst = !hasArrived;
    hasArrived = true;
    if (isFirst) return;

    describe(pathname);
    standAtTop();
    announceUnread(document.title);
    window.dispatchEvent(new Event(ARRIVAL));
  }, [pathname]);

  return null;
}
