import { chromium } from "@playwright/test";
import { LAUNCH } from "../../tools/browser/chromium.mjs";
import { enterAs, expect, test } from "../harness/bank";

for (const bar of ["takes room", "lies over the page"] as const) {
  test(`a dialog moves nothing behind it where the scroll bar ${bar}`, async ({ bank, baseURL }) => {
    // Playwright hides scroll bars unless it is told not to.
    const shown = bar === "takes room" ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {};
    const browser = await chromium.launch({ ...LAUNCH, ...shown });
    const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width: 1440, height: 900 } });
    await enterAs(page, (await bank.person({ balances: [100] })).token, "/online-banking/dashboard");
    const card = page.getByRole("heading", { name: "Credit score" });
    const room = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await expect(page.getByRole("button", { name: "Show balance" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await card.boundingBox();

    expect((await room()) > 0).toBe(bar === "takes room");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();

    expect(await card.boundingBox()).toEqual(before);
    await browser.close();
  });
}
