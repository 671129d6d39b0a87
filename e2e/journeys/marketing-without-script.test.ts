import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test } from "../harness/site";

test.use({ javaScriptEnabled: false });

test("every public page reads whole without a script", async ({ page, siteUrl }) => {
  for (const path of PUBLIC_PATHS) {
    await page.goto(siteUrl + path);

    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("h1"), path).toBeVisible();
    await expect(page.locator("header"), path).toBeVisible();
    await expect(page.locator("footer"), path).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts as read.
    expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(400);
  }
});

test("what a script would turn or choose stands one below the other without one", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);

  for (const slide of [
    "Money, well built.",
    "Fees you can read before you pay them.",
    "Send, save and settle in minutes.",
  ]) {
    await expect(page.getByText(slide)).toBeVisible();
  }
  for (const step of ["Open an account", "Fund your account", "Access your cards", "Make transactions"]) {
    await expect(page.getByRole("heading", { level: 3, name: step, exact: true })).toBeVisible();
  }
});

test("questions fold, one at a time, without a script", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);
  const first = page.locator("details").nth(0);
  const second = page.locator("details").nth(1);

  await expect(page.locator("details")).toHaveCount(8);
  await expect(page.locator("details[open]")).toHaveCount(0);
  await first.locator("summary").click();
  await expect(first.locator("p")).toBeVisible();
  await second.locator("summary").click();
  await expect(second.locator("p")).toBeVisible();
  await expect(first.locator("p")).toBeHidden();
  await second.locator("summary").click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("the wide menu opens for pointer and keyboard without a script", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl);
  const menu = page.getByRole("navigation", { name: "Main" });

  await menu.getByText("Services").hover();
  await menu.getByRole("link", { name: /^Savings account/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/accounts/savings`);

  await menu.getByText("About", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "About us" })).toBeFocused();
});

test("the narrow menu is a link away without a script", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl);
  const menu = page.getByRole("navigation", { name: "Main" });

  await expect(menu).toBeHidden();
  await page.locator('a[href="#site-menu"]').click();
  await menu.getByRole("link", { name: /^Personal loan/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/loans/personal-loan`);
});
