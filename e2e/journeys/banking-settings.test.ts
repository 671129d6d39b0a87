import { randomUUID } from "node:crypto";
import { confirmWithPin, expect, PIN, test } from "../harness/bank";

test("another currency shows every amount in it at once, also after a reload", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [100] });
  await enter(person, "/online-banking/settings");
  await page.getByRole("button", { name: "Change Currency" }).click();
  await page.getByLabel("Search currencies").fill("yen");
  await page.getByRole("radio", { name: /Japanese Yen/ }).check();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Currency changed to Japanese Yen")).toBeVisible();
  await expect(page.getByText("Japanese Yen (JPY)")).toBeVisible();

  await page.getByRole("link", { name: "Accounts" }).first().click();
  await expect(page.getByRole("article")).toContainText("¥11,050");
  await page.reload();
  await expect(page.getByRole("article")).toContainText("¥11,050");
});

test("an address is kept by the bank", async ({ page, bank, enter, complaints }) => {
  const person = await bank.person();
  await enter(person, "/online-banking/settings");
  await page.getByRole("textbox", { name: "Address" }).fill("12 Stone Street");
  await page.getByLabel("Zip code").fill("10001");
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByText("Address saved.")).toBeVisible();
  expect((await bank.call("POST", "/me", { token: person.token })).body).toMatchObject({
    address: "12 Stone Street",
    zip_code: "10001",
  });
  expect(complaints).toEqual([]);
});

test("a new PIN takes the password first, and from then on only it moves money", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [50] });
  const recipient = await bank.person({ balances: [1] });
  await enter(person, "/online-banking/settings");
  await page.getByRole("link", { name: "Change PIN" }).click();

  await page.getByLabel("Account password").fill("not-my-password");
  await page.getByRole("button", { name: "Verify password" }).click();
  await expect(page.getByText("Invalid password.").first()).toBeVisible();
  await page.getByLabel("Account password").fill(person.password);
  await page.getByRole("button", { name: "Verify password" }).click();
  await expect(page.getByText("Password verified. Proceed to set your PIN.")).toBeVisible();
  await confirmWithPin(page, "7305", "Save PIN");
  await expect(page.getByText("PIN set successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/online-banking\/settings$/, { timeout: 6_000 });

  const transferWith = async (pin: string) =>
    bank.call("POST", "/transactions/transfer", {
      token: person.token,
      headers: { "idempotency-key": randomUUID() },
      body: {
        account_id: person.accounts[0]?.id,
        recipient_account: recipient.accounts[0]?.account_number,
        amount: "10",
        pin,
      },
    });
  expect((await transferWith(PIN)).status).toBe(403);
  expect(await bank.balance(person)).toBe(50);
  expect((await transferWith("7305")).status).toBe(200);
  expect(await bank.balance(person)).toBe(40);
});

test("a session that ended in the middle of a form leads to the login and back, and sends nothing twice", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person();
  await enter(person, "/online-banking/settings");
  await page.getByRole("textbox", { name: "Address" }).fill("Never sent");
  await bank.call("POST", "/logout", { token: person.token });
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page).toHaveURL(/\/login$/);
  const token = await bank.signIn(person.email);
  expect((await bank.call("POST", "/me", { token })).body).toMatchObject({ address: null });
});

test("a slow bank shows its skeletons, then offers to try again, and heals in place", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [5] });
  await page.route("**/api/accounts", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    await route.abort().catch(() => undefined);
  });
  await enter(person, "/online-banking/accounts");

  await expect(page.getByText("Loading accounts")).toBeAttached();
  await expect(page.getByText("We could not load your accounts.")).toBeVisible({ timeout: 14_000 });
  await page.unroute("**/api/accounts");
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("article")).toContainText("$5.00");
});
