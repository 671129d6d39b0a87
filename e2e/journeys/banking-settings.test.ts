import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { confirmWithPin, expect, logInOnScreen, PIN, SESSION_IS_OVER, test, whenLoadedAhead } from "../harness/bank";

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

test("Enter takes a searched currency by the keyboard alone, and never one that the search hides", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [100] });
  await enter(person, "/online-banking/settings");
  await page.getByRole("button", { name: "Change Currency" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Your Currency" });
  await dialog.getByLabel("Search currencies").fill("pound");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio", { name: /British Pound/ })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("currency"))).toBe("USD");

  await page.keyboard.press("Enter");
  await expect(page.getByText("British Pound (GBP)")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("an address is kept by the bank", async ({ page, bank, enter, complaints }) => {
  const person = await bank.person();
  await enter(person, "/online-banking/settings");
  await page.getByRole("textbox", { name: "Address" }).fill("12 Stone Street");
  await page.getByLabel("Zip code").fill("10001");
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByText("Address updated successfully.")).toBeVisible();
  expect((await bank.call("POST", "/me", { token: person.token })).body).toMatchObject({
    address: "12 Stone Street",
    zip_code: "10001",
  });
  expect(complaints).toEqual([]);
});

test("a new PIN takes the password first, and from then on only it moves money", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403 .*\/api\/validate-user-password/);
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
  await expect(page.getByRole("heading", { name: "Reset PIN" })).toBeFocused();
  await expect(page).toHaveURL(/\/online-banking\/settings$/);

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

test("single keys that were turned off stay off, also after a reload; the search keeps its own", async ({
  page,
  bank,
  enter,
}) => {
  await enter(await bank.person(), "/online-banking/settings");
  const keys = page.getByRole("switch", { name: "Keyboard shortcuts" });
  await expect(keys).toBeChecked();
  await keys.press("Space");
  await expect(keys).not.toBeChecked();
  await page.reload();
  await expect(keys).not.toBeChecked();

  await page.keyboard.press("n");
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/online-banking\/settings$/);

  await keys.check();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/online-banking\/transfer$/);
});

test("a person takes along all that is theirs, and no secret with it", async ({ page, bank, enter, complaints }) => {
  const person = await bank.person({ balances: [60, 7] });
  const stranger = await bank.person({ balances: [9] });
  const made = await bank.call<{ card: { card_number: string; cvc: string } }>("POST", "/cards", {
    token: person.token,
    headers: { "idempotency-key": randomUUID() },
    body: { account_id: person.accounts[0]?.id, card_type: "debit", pin: PIN },
  });
  expect(made.status).toBe(200);
  await enter(person, "/online-banking/settings");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download your data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^lintel-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(`Downloaded as ${file.suggestedFilename()}.`)).toBeVisible();

  const text = await readFile(await file.path(), "utf8");
  const data = JSON.parse(text);
  expect(data.profile).toMatchObject({ email: person.email, pin: "set" });
  expect(data.accounts.map((account: { account_number: string }) => account.account_number).sort()).toEqual(
    person.accounts.map((account) => account.account_number).sort(),
  );
  expect(data.cards).toHaveLength(1);
  expect(data.cards[0]).not.toHaveProperty("cvc");
  expect(data.cards[0]).not.toHaveProperty("cvv");
  expect(data.transactions.length).toBeGreaterThan(1);

  expect(text).not.toContain(made.body.card.card_number);
  expect(text).not.toContain(`"${PIN}"`);
  expect(text).not.toContain(`"${made.body.card.cvc}"`);
  expect(text).not.toContain(person.password);
  expect(text).not.toContain(person.token);
  expect(text).not.toContain(stranger.accounts[0]?.account_number ?? stranger.id);
  expect(complaints).toEqual([]);
});

test("a session that ended in the middle of a form leads to the login and back, and sends nothing twice", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const person = await bank.person();
  // Otherwise the page may hear of it by itself before the form is sent.
  await page.route("**/api/session", () => undefined);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/update-address")) sent += 1;
  });
  await enter(person, "/online-banking/settings");
  await page.getByRole("textbox", { name: "Address" }).fill("Never sent");
  await whenLoadedAhead(page);
  await bank.call("POST", "/logout", { token: person.token });
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await logInOnScreen(page, bank, person);

  await expect(page).toHaveURL(/\/online-banking\/settings$/);
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("");
  expect(sent).toBe(1);
});

test("an open page hears by itself that its session was ended elsewhere", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const person = await bank.person();
  await enter(person, "/online-banking/settings");
  await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  await bank.call("POST", "/logout", { token: person.token });

  await expect(page).toHaveURL(/\/login$/);
});

test("R5 a slow bank shows its skeletons, then offers to try again, and heals in place", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [5] });
  await page.route("**/api/accounts", () => undefined);
  await enter(person, "/online-banking/accounts");

  await expect(page.getByText("Loading accounts")).toBeAttached();
  await expect(page.getByText("We could not load your accounts.")).toBeVisible();
  await page.unroute("**/api/accounts");
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("article")).toContainText("$5.00");
});

test("each part of the settings begins in the line of its title, where that stands beside it", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(await bank.person(), "/online-banking/settings");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveCount(4);

  const unevenPx = await titles.evaluateAll((titles) => {
    /** Of the words: the title's own box is as high as its part of the page. */
    const middle = (one: Element) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const { top, bottom } = words.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return titles.map((title) =>
      Math.abs(middle(title) - middle(title.nextElementSibling?.querySelector("dt, label, legend, p") ?? title)),
    );
  });
  expect(Math.max(...unevenPx)).toBeLessThan(3);
});

test("what is said below a page's heading is no wider than a column of words, however wide the screen", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(await bank.person(), "/online-banking/settings/reset-pin");

  const words = (await page.getByText(/^First your account password/).boundingBox()) ?? { width: Number.NaN };
  expect(words.width).toBeLessThan(740);
});
