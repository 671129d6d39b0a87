import type { Report } from "@lintel/contract/schema";
import type { Page } from "@playwright/test";

/** Collects what the page tells about itself, as it leaves the page. */
export async function collectReports(page: Page): Promise<Report[]> {
  const told: Report[] = [];
  await page.exposeFunction("noteReports", (text: string) => {
    told.push(...(JSON.parse(text) as { reports: Report[] }).reports);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { noteReports } = window as unknown as { noteReports: (text: string) => void };
      if (body instanceof Blob) void body.text().then(noteReports);
      return send(address, body);
    };
  });
  return told;
}

/** Loads that ended well and measurements are told by every page. */
export function failuresIn(told: readonly Report[]): Report[] {
  return told.filter(({ kind }) => kind !== "loaded" && kind !== "vital");
}
