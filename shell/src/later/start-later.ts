import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import { recordVital } from "../telemetry/capture";
import { type Followed, followReleases } from "./follow-releases";

/** What can wait until the page has long been drawn: measuring it, hearing of releases, and words for whoever is offline by then. */
export function startLater(followed: Followed): void {
  const record = ({ name, value, entries }: CLSMetric | INPMetric | LCPMetric) =>
    recordVital(name, value, entries[0]?.startTime ?? performance.now());
  for (const measure of [onCLS, onINP, onLCP]) measure(record);
  followReleases(followed);
  // Shown with the first toast. That it did not come now matters to nobody.
  import("../toasts/show-toasts").catch(() => undefined);
}
