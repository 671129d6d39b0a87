import { axeFaults } from "../harness/axe-faults";
import { expect, test } from "../harness/bank";

test("Ctrl and K leads anywhere: a page, an account, the last receipt", async ({ page, bank, enter, complaints }) => {
  const person = await bank.person({ balances: [100] });
  const number = person.accounts[0]?.account_number ?? "";
  await enter(person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Search or jump to" });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("ending in");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/online-banking/accounts/${number}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const popup = page.waitForEvent("popup");
  await page.keyboard.press("Control+k");
  await field.fill("receipt");
  await expect(page.getByRole("option", { name: /receipt/i })).toBeVisible();
  await page.keyboard.press("Enter");
  const receipt = await popup;
  await expect(receipt.locator("body")).toContainText(/TX-/);
  await receipt.close();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/online-banking\/transactions$/);

  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The second key counts for a second and a half, which a busy machine may take over the first.
  await expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("s");
    await expect(page).toHaveURL(/\/online-banking\/settings$/, { timeout: 5_000 });
  }).toPass();
  expect(complaints).toEqual([]);
});

test("offers the console to admins alone", async ({ page, bank, enter }) => {
  const customer = await bank.person();
  const admin = await bank.person({ role: "admin" });
  const options = page.getByRole("option");

  await enter(customer);
  await page.getByRole("button", { name: /^Search or jump to/ }).click();
  await expect(options.first()).toBeVisible();
  await expect(options.filter({ hasText: /^Admin$/ })).toHaveCount(0);

  await enter(admin);
  await page.getByRole("button", { name: /^Search or jump to/ }).click();
  await options.filter({ hasText: /^Admin$/ }).click();
  await expect(page).toHaveURL(/\/online-banking\/admin/);
});

for (const width of [390, 1440]) {
  test(`is free of violations at ${width} px, as is the list of keys`, async ({ page, bank, enter }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await bank.person({ balances: [5] });
    await enter(person);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    for (const keys of ["Control+k", "?"]) {
      await page.keyboard.press(keys);
      await page.getByRole("dialog").waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

test("a palette whose files were lost gives the single keys back, and comes at the next try", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/shell\//, /Loading chunk \d+ failed/);
  const person = await bank.person({ balances: [5] });
  await enter(person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let areLost = true;
  let lost = 0;
  await page.route(/\/shell\/[^/]+\/[^/]+\.js$/, (route) => {
    if (!areLost) return route.continue();
    lost++;
    return route.abort();
  });

  await page.keyboard.press("Control+k");
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/online-banking\/transfer$/, { timeout: 1_000 });
  }).toPass();

  areLost = false;
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
});

test("leads from the palette, and from More on a phone, to the heading of the page that one is at already", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [5] });
  await enter(person, "/online-banking/cards");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).fill("Cards");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Cards" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test("in the list of keys the first of two stands below the first of the two above", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [5] }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");

  const first = page.getByRole("dialog").locator("dt > :first-child:not(:last-child) kbd");
  await expect(first).toHaveCount(5);
  const left = await first.evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().left));
  expect(Math.max(...left) - Math.min(...left)).toBeLessThan(0.5);
});
