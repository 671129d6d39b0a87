import type { CardSecrets } from "@lintel/contract/schema";
import { confirmWithPin, expect, test } from "../harness/bank";

test("a card costs its fee, shows its details on request alone, and is gone once it is destroyed", async ({
  page,
  bank,
  enter,
  complaints,
}) => {
  const person = await bank.person({ balances: [20] });
  await enter(person, "/online-banking/cards");
  await expect(page.getByText("You don't have a card with us.")).toBeVisible();
  await page.getByRole("link", { name: "Get a card" }).first().click();

  await page.getByLabel("Account").selectOption(person.accounts[0]?.id ?? "");
  await page.getByRole("button", { name: "Get card" }).click();
  await expect(page.getByRole("dialog")).toContainText("$5.00");
  await confirmWithPin(page);
  await expect(page.getByText("Card created successfully.").first()).toBeVisible();
  expect(await bank.balance(person)).toBe(15);
  await expect(page).toHaveURL(/\/online-banking\/cards$/);

  const cards = await bank.call<{ id: string; card_number: string }[]>("GET", "/cards", { token: person.token });
  const [card] = cards.body;
  expect(card?.card_number).toMatch(/^\d{4}\*+\d{4}$/);
  const secrets = await bank.call<CardSecrets>("POST", `/cards/${card?.id}/reveal`, { token: person.token });
  const digits = secrets.body.card_number;
  await expect(page.locator("body")).not.toContainText(digits.slice(4, 12));
  await page.getByRole("button", { name: "Show details" }).click();
  await expect(page.locator("body")).toContainText(digits.match(/.{4}/g)?.join(" ") ?? "");
  await page.getByRole("button", { name: "Hide details" }).click();
  await expect(page.locator("body")).not.toContainText(digits.slice(4, 8).concat(" ", digits.slice(8, 12)));

  await page.getByRole("link", { name: /^View card/ }).click();
  const destroy = page.getByRole("button", { name: "Destroy card" });
  // The one that is filled is the last of the two steps.
  await expect(destroy).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(destroy).toHaveCSS("color", "rgb(179, 32, 45)");
  await destroy.click();
  await confirmWithPin(page);
  await expect(page.getByText("Card destroyed successfully.")).toBeVisible();
  await expect(page.getByText("You don't have a card with us.")).toBeVisible();
  expect((await bank.call("POST", `/cards/${card?.id}/reveal`, { token: person.token })).status).toBe(404);
  expect(await bank.balance(person)).toBe(15);
  expect(complaints).toEqual([]);

  await page.goto(`/online-banking/cards/${card?.id}`);
  await expect(page.getByText("Card not found.")).toBeVisible();
});

test("an account that cannot pay the fee gets no card, and the reason is told", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422 .*\/api\/cards/);
  const person = await bank.person({ balances: [4.99] });
  await enter(person, "/online-banking/cards/get-new-card");

  await page.getByLabel("Account").selectOption(person.accounts[0]?.id ?? "");
  await page.getByRole("button", { name: "Get card" }).click();
  await confirmWithPin(page);

  await expect(page.getByText("Insufficient funds.").first()).toBeVisible();
  expect(await bank.balance(person)).toBe(4.99);
  expect((await bank.call<unknown[]>("GET", "/cards", { token: person.token })).body).toEqual([]);
});

test("a card's type is chosen by its words, and by the picture that is its radio", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [20] }), "/online-banking/cards/get-new-card");
  const debit = page.getByLabel("Debit", { exact: true });
  const credit = page.getByLabel("Credit", { exact: true });
  await expect(debit).toBeChecked();

  await page.getByText("Credit", { exact: true }).click();
  await expect(credit).toBeChecked();

  await page.getByText(/^Spends what is in the account/).click();
  await expect(debit).toBeChecked();

  await credit.check();
  await expect(debit).not.toBeChecked();
});
