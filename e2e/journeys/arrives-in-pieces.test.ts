import { expect, test } from "../harness/site";

/** One of each kind of opening. */
const PATHS = ["/", "/cards/debit", "/about-us", "/faqs", "/privacy-policy"];
/** After the title, and after each text and button that follows it. */
const PLACES = /<\/h1>|(?<=<\/h1>.{0,1200}?)<\/(?:p|a)>/g;

for (const width of [390, 1280]) {
  test(`a page that arrives in pieces does not move, at ${width} px`, async ({ page, siteUrl, faulty }) => {
    faulty.pauseAfter(PLACES);
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(() => {
      const seen = { shift: 0, moved: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]) {
          seen.shift += entry.value;
          seen.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });

    for (const path of PATHS) {
      await page.goto(siteUrl + path);
      // Movements are told of once they have been drawn.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const { shift, moved } = await page.evaluate(
        () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
      );
      expect(shift, `${path}: ${moved.join(", ")}`).toBeLessThan(0.001);
    }
  });
}
