import type { KeyboardEvent } from "react";

const TABBABLE =
  "a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]";

/** For Tab, both ways round: after the last stop of what it is pressed in comes the first. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const { activeElement } = document;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest("[hidden]"),
  );
  const [first] = stops;
  const last = stops.at(-1);
  const isAtStart = activeElement === first || activeElement === event.currentTarget;
  if (event.shiftKey ? !isAtStart : activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
