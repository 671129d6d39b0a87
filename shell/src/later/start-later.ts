import { onCLS, onINP, onLCP } from "web-vitals";
import { recordVital } from "../telemetry/capture";
import { type Followed, followReleases } from "./follow-releases";

/** What can wait until the page has long been drawn: measuring it, and hearing of releases. */
export function startLater(followed: Followed): void {
  for (const measure of [onCLS, onINP, onLCP]) {
    measure(({ name, value }) => {
      if (name === "CLS" || name === "INP" || name === "LCP") recordVital(name, value);
    });
  }
  followReleases(followed);
}
