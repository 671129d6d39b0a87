import { randomUUID } from "node:crypto";
import type { Transaction } from "@lintel/contract/schema";
import { expect, PIN, test } from "../harness/bank";
import { sidewaysPixels } from "../harness/sideways";

test("a customer reads balance, accounts and one account, and copies its number", async ({
  page,
  context,
  bank,
  enter,
  complaints,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await bank.person({ firstname: "Amara", balances: [1200, 34.5] });
  const [first] = person.accounts;
  await enter(person);

  await expect(
    page.getByRole("heading", { level: 1, name: /^Good (morning|afternoon|evening), Amara$/ }),
  ).toBeVisible();
  await expect(page.getByText("******")).toBeVisible();
  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(page.getByRole("region", { name: "Total balance" })).toContainText("$1,234.50");

  await page.getByRole("link", { name: "Receive money" }).click();
  await expect(page).toHaveURL(/\/online-banking\/accounts$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").first()).not.toContainText(first?.account_number ?? "");
  await page.locator(`a[href$="/${first?.account_number}"]`).click();

  await expect(page.getByText(first?.account_number ?? "").first()).toBeVisible();
  // It stands for two seconds, which a busy machine may take to look: the page looks by itself, whenever it draws.
  const copied = page.waitForFunction(() => document.querySelector('button[aria-label="Copied"]') !== null);
  await page.getByRole("button", { name: "Copy account number" }).click();
  await copied;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first?.account_number);
  await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a transaction is found by its reference, opened by its address, and printed in a window of its own", async ({
  page,
  bank,
  enter,
  complaints,
}) => {
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  const sent = await bank.call<{ transaction: Transaction }>("POST", "/transactions/transfer", {
    token: sender.token,
    headers: { "idempotency-key": randomUUID() },
    body: {
      account_id: sender.accounts[0]?.id,
      recipient_account: recipient.accounts[0]?.account_number,
      amount: "12.34",
      description: "Rent, November",
      pin: PIN,
    },
  });
  const { transaction_reference: reference, id } = sent.body.transaction;
  await enter(sender, "/online-banking/transactions");

  await page.getByLabel("Search by reference").fill(reference.slice(3).toLowerCase());
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.locator("[data-row]").click();

  const dialog = page.getByRole("dialog", { name: "Transaction details" });
  await expect(dialog).toContainText("−$12.34");
  await expect(dialog).toContainText("Rent, November");
  await expect(page).toHaveURL(new RegExp(`tx=${id}`));
  await page.reload();
  await expect(dialog).toContainText(reference);

  const popup = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Print Receipt" }).click();
  const receipt = await popup;
  await expect(receipt.locator("body")).toContainText(reference);
  await expect(receipt.locator("body")).toContainText("Rent, November");
  await expect(receipt.locator("body")).toContainText("−$12.34");
  expect(await receipt.title()).toBe(`Lintel receipt ${reference}`);
  await receipt.emulateMedia({ colorScheme: "dark" });
  await expect(receipt.getByRole("cell", { name: reference })).toHaveCSS("color", "rgb(23, 21, 59)");
  await expect(receipt.locator("body")).toHaveCSS("background-color", "rgb(244, 242, 246)");
  // On a phone a name stands above what it names, where beside it one of the two would be torn.
  await receipt.setViewportSize({ width: 320, height: 640 });
  const name = await receipt.getByRole("rowheader", { name: "Reference" }).boundingBox();
  const value = await receipt.getByRole("cell", { name: reference }).boundingBox();
  expect(value?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect(await sidewaysPixels(receipt)).toBe(0);
  await receipt.close();

  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("an account number that is not one's own shows nothing of it", async ({ page, bank, enter }) => {
  const other = await bank.person({ balances: [77] });
  const person = await bank.person({ balances: [5] });
  await enter(person, `/online-banking/accounts/${other.accounts[0]?.account_number}`);

  await expect(page.getByText("Account not found.")).toBeVisible();
  await expect(page.getByText("77.00")).toHaveCount(0);
});

test("the row that the arrows lead to is in sight, also where a long list ends below the window", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter({ token: await bank.signIn("customer@example.com", "Demo-pass-1!") });
  await page.goto("/online-banking/transactions");
  const list = page.getByRole("region", { name: /^All transactions/ });
  await list.getByRole("button").first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));

  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowDown");
  const row = page.locator('li[aria-posinset="13"] button');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
});

test("days and months go with whoever travels while the list is open", async ({ page, context, bank, enter }) => {
  const person = await bank.person({ balances: [100] });
  // For a traveller from UTC to Kiritimati December began at ten in the morning.
  await page.route(/\/api\/transactions(\?|$)/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Transaction[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, created_at: "2026-11-30T23:30:00.000Z" })) });
  });
  const device = await context.newCDPSession(page);
  const travelTo = (timezoneId: string) => device.send("Emulation.setTimezoneOverride", { timezoneId });
  await travelTo("Etc/UTC");
  await enter(person, "/online-banking/transactions");
  const list = page.getByRole("region", { name: /^All transactions/ });
  const row = list.getByRole("button").first();
  await expect(list.getByRole("heading", { name: "November 2026" })).toBeVisible();
  await expect(row).toContainText("30 Nov, 23:30");

  await travelTo("Pacific/Kiritimati");

  await expect(list.getByRole("heading", { name: "December 2026" })).toBeVisible();
  await expect(list.getByRole("heading", { name: "November 2026" })).toHaveCount(0);
  await expect(row).toContainText("1 Dec, 13:30");
});
