import { shiftsOf, watchShifts } from "../harness/shifts";
import { expect, test } from "../harness/site";

/** One of each kind of opening. */
const PATHS = ["/", "/cards/debit", "/about-us", "/faqs", "/privacy-policy"];
/** After the title, and after each text and button that follows it. */
const PLACES = /<\/h1>|(?<=<\/h1>.{0,1200}?)<\/(?:p|a)>/g;

for (const width of [390, 1280]) {
  test(`a page that arrives in pieces does not move, at ${width} px`, async ({ page, siteUrl, faulty }) => {
    faulty.pauseAfter(PLACES);
    await page.setViewportSize({ width, height: 720 });
    await watchShifts(page);

    for (const path of PATHS) {
      const before = faulty.pauses;
      await page.goto(siteUrl + path);
      expect(faulty.pauses, `pieces of ${path}`).toBeGreaterThan(before + 1);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, `${path}: ${moved.join(", ")}`).toBeLessThan(0.001);
    }
  });
}
