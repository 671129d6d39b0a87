import type { Page } from "@playwright/test";

/** Letters of twice the size, as somebody asks for them in the settings of a browser. Nothing else grows. */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}
