import { announce } from "@lintel/shared-ui";
import { useEffect } from "react";

/** Said whenever a person has arrived on another page. */
export const ARRIVAL = "lintel:arrival";

/** The path that the document itself arrived on: the browser has placed focus and scroll there. */
let arrivedAt: string | null = null;

/** Once a new page stands: to its top, focus to its heading, its title said aloud. */
export function RouteArrival({ pathname }: { pathname: string }) {
  useEffect(() => {
    const isFirst = arrivedAt === null;
    const isSame = arrivedAt === pathname;
    arrivedAt = pathname;
    if (isFirst || isSame) return;

    if (window.location.hash === "") window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (heading !== null) {
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announce(document.title);
    window.dispatchEvent(new Event(ARRIVAL));
  }, [pathname]);

  return null;
}
