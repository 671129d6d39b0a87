import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Longer than whatever fades or slides; what runs longer is a clock of its own, such as a toast's, and looks right at any moment. */
const SOON_MS = 600;

/** Nobody reads it any more, and it may have begun to fade while axe looks. */
const LEAVING_TOAST = ".Toastify__toast[data-in=false]";

/** What axe finds wrong with the page as it stands, a line each. A colour that still fades would be measured half-way. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate((soon) => {
    const ending = document
      .getAnimations()
      .filter(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime) <= soon);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  }, SOON_MS);
  const axe = new AxeBuilder({ page }).exclude(LEAVING_TOAST);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
    return `${id}: ${places.join(" | ")}`;
  });
}
