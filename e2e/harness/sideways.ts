import type { Page } from "@playwright/test";

/** By how many pixels the page is wider than what it is looked at through. */
export async function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
