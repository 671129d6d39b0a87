import { chromium } from "@playwright/test";
import { LAUNCH } from "../../tools/browser/chromium.mjs";
import { enterAs, expect, test } from "../harness/bank";
import { whenAlive } from "../harness/site";

test("R17: a page that lay in the back-forward cache while another tab logged out shows nothing that was there", async ({
  bank,
  baseURL,
}) => {
  const person = await bank.person({ firstname: "Amara", balances: [333] });
  // Playwright turns the cache off unless it is told not to.
  const browser = await chromium.launch({ ...LAUNCH, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      // What was drawn first, before the bank or the idle guard could end the session.
      const root = document.getElementById("root");
      if (persisted) requestAnimationFrame(() => Object.assign(window, { firstSeen: root?.textContent }));
    });
  });
  // A public document may be kept whole, with the account that it has led to; the bank's own documents are no-store.
  await enterAs(page, person.token, "/");
  await whenAlive(page);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("link", { name: "Accounts", exact: true }).first().click();
  await expect(page.getByRole("article")).toContainText("$333.00");
  await page.goto("/faqs");
  const otherTab = await context.newPage();
  await otherTab.goto("/online-banking/dashboard");
  await otherTab.getByRole("button", { name: "Logout" }).click();
  await expect(otherTab).toHaveURL(/\/$/);

  // Playwright's own waits for a document, and none is loaded.
  await page.evaluate(() => history.back());

  await expect(page).toHaveURL(/\/login$/);
  const firstSeenOf = () => page.evaluate(() => (window as { firstSeen?: string }).firstSeen);
  // The address may be another before anything is drawn.
  await expect.poll(firstSeenOf, "the page came from the cache").toBeDefined();
  const firstSeen = await firstSeenOf();
  expect(firstSeen).not.toContain("$333.00");
  expect(firstSeen).not.toContain("Amara");
  await expect(page.getByText("$333.00")).toHaveCount(0);
  await expect(page.getByText("Amara")).toHaveCount(0);
  await browser.close();
});
