import type { Page, Route } from "@playwright/test";
import {
  confirmWithPin,
  enterAs,
  expect,
  logInOnScreen,
  reviewTransfer,
  SESSION_IS_OVER,
  test,
  whenLoadedAhead,
} from "../harness/bank";
import { whenAlive } from "../harness/site";
import { enlargeText } from "../harness/text-size";

test("R15: offline says so and leaves what is there, and the word goes once the line is back", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const person = await bank.person({ balances: [5] });
  await enter(person, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$5.00");

  await context.setOffline(true);
  await expect(page.getByText(/you are offline/i)).toBeVisible();
  await page.getByRole("textbox", { name: "Search by reference" }).or(page.getByRole("searchbox")).first().fill("TX");
  await expect(page.getByRole("article")).toContainText("$5.00");
  await page.setViewportSize({ width: 390, height: 844 });
  // Also on a phone, above the bar, the end of the page comes out from under the word.
  await page.getByRole("link", { name: "Mailbox" }).click({ trial: true });
  await enlargeText(page);
  await page.getByRole("link", { name: "Mailbox" }).click({ trial: true });

  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toHaveCount(0);
});

for (const [fault, answer] of [
  ["was lost", (route: Route) => route.abort()],
  // A browser goes on waiting for it, whoever asks again in the same page.
  ["hangs", () => undefined],
] as const) {
  test(`a file of the shell that ${fault} comes with a new page, and what the bank's pages need of it too`, async ({
    page,
    bank,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED .*\/signed-in\./, /Loading chunk \d+ failed/, /took longer than/);
    const person = await bank.person({ balances: [5] });
    await enter(person, "/api/healthz");
    let isWhole = false;
    await page.route(/\/shell\/[^/]+\/signed-in\./, (route) => (isWhole ? route.continue() : answer(route)));
    await page.goto("/online-banking/accounts", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText("A part of this page did not arrive.")).toBeVisible();
    await expect(page.getByRole("alert")).not.toContainText(".js");

    // The one that hangs goes on hanging.
    isWhole = true;
    await page.getByRole("button", { name: "Reload" }).click();

    await expect(page.getByRole("article")).toContainText("$5.00");
  });
}

test("who comes from a public page and finds a file of the shell lost goes on at the heading that says so", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/signed-in\./, /Loading chunk \d+ failed/);
  const person = await bank.person();
  await page.route(/\/shell\/[^/]+\/signed-in\./, (route) => route.abort());
  await enter(person, "/");
  await whenAlive(page);

  await page.getByRole("link", { name: "Dashboard" }).first().click();

  const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
});

test("an area whose next page lost its files comes with the second try, also where it was the first to use a shared library", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/remotes\/mfe-admin\//, /Loading chunk \d+ failed/);
  const admin = await bank.person({ role: "admin" });
  await enter(admin, "/online-banking/admin");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Transactions" }).first().click();
  await expect(page.getByRole("heading", { name: "Transactions", level: 1 })).toBeVisible();
  let lost = 0;
  await page.route(/\/remotes\/mfe-admin\/[^~]+\.js$/, (route) => {
    lost++;
    return route.abort();
  });

  await page.getByRole("link", { name: "Admin" }).first().click();

  await expect(page.getByRole("heading", { name: "Users", level: 1 })).toBeVisible();
  expect(lost).toBeGreaterThan(0);
});

test("R13: a logout in one tab empties the other, and the next person there sees nothing of the first", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  // A call that is under way at the logout is told so, and the console with it.
  expectedComplaints.push(SESSION_IS_OVER);
  const first = await bank.person({ firstname: "First", balances: [111] });
  const second = await bank.person({ firstname: "Second", balances: [222] });
  await enter(first, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$111.00");

  const otherTab = await context.newPage();
  await otherTab.goto("/online-banking/dashboard");
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(otherTab.locator("[aria-busy=true]")).toHaveCount(0);
  await otherTab.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("$111.00")).toHaveCount(0);

  await enterAs(otherTab, second.token, "/online-banking/accounts");
  await expect(otherTab.getByRole("article")).toContainText("$222.00");
  await expect(otherTab.getByText("First")).toHaveCount(0);
});

test("R13: a person who signs in in one tab takes the place of the one whom another tab still shows", async ({
  page,
  context,
  bank,
  enter,
}) => {
  const first = await bank.person({ firstname: "First", balances: [111] });
  const second = await bank.person({ firstname: "Second", balances: [222] });
  await enter(first);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("First");
  await page.getByRole("link", { name: "Accounts", exact: true }).first().click();
  await expect(page.getByRole("article")).toContainText("$111.00");

  await enterAs(await context.newPage(), second.token, "/online-banking/accounts");

  await expect(page.getByText("$111.00")).toHaveCount(0);
  await expect(page.getByText("First")).toHaveCount(0);
  // What the address says is the first one's as well: an account, or what was searched for.
  await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  await page.getByRole("link", { name: "Accounts", exact: true }).first().click();
  await expect(page.getByRole("article")).toContainText("$222.00");
});

test("R17: after a logout the Back button shows nothing that was there", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  // A call that is under way at the logout is told so, and the console with it.
  expectedComplaints.push(SESSION_IS_OVER);
  const person = await bank.person({ firstname: "Amara", balances: [333] });
  await enter(person, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$333.00");
  // Logging out takes the place of the page it is done on, so Back leads to the one before.
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole("button", { name: "Logout" }).click();
  // Until the home page is drawn the end of the session goes on leading to it, whatever path is gone back to.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Money, well built.");
  await expect(page).toHaveURL(/\/$/);

  await page.goBack();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("$333.00")).toHaveCount(0);
  await expect(page.getByText("Amara")).toHaveCount(0);
  expect((await bank.call("POST", "/me", { token: person.token })).status).toBe(401);
});

test("R2: a bank that is restarting is asked again, and one region that failed leaves the others", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED .*\/api\/accounts/, /status of 503 .*\/api\/transactions\/summary/);
  const person = await bank.person({ balances: [7] });
  let refusals = 0;
  await page.route("**/api/accounts", (route) => {
    refusals += 1;
    return refusals === 1 ? route.abort("connectionrefused") : route.continue();
  });
  await page.route("**/api/transactions/summary", (route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "2" },
      json: { message: "The bank is busy or restarting.", code: "unavailable", request_id: "test", retry_after: 2 },
    }),
  );
  await enter(person);

  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(page.getByRole("region", { name: "Total balance" })).toContainText("$7.00");
  await expect(page.getByText("We could not load your statistics.")).toBeVisible();
  await page.unroute("**/api/transactions/summary");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Total Income")).toBeVisible();
});

test("an account's page leads to a transfer from that account", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [10, 20] });
  const [first, second] = person.accounts;
  await enter(person, `/online-banking/accounts/${second?.account_number}`);
  await page.getByRole("link", { name: "Send money" }).click();

  await expect(page).toHaveURL(/\/online-banking\/transfer$/);
  await expect(page.getByLabel("From").first()).toHaveValue(second?.id ?? "");

  // Also when a transfer from another account was begun before, of which all else is kept.
  await page.getByLabel("Amount (USD)").fill("3");
  await page.getByRole("link", { name: "Accounts" }).first().click();
  await page
    .getByRole("link", { name: /View more/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Send money" }).click();
  await expect(page.getByLabel("From").first()).toHaveValue(first?.id ?? "");
  await expect(page.getByLabel("Amount (USD)")).toHaveValue("3");
  await page.reload();
  await expect(page.getByLabel("From").first()).toHaveValue(first?.id ?? "");

  // What is picked since counts more, also on the way back.
  await page
    .getByLabel("From")
    .first()
    .selectOption(second?.id ?? "");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByLabel("From")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("From").first()).toHaveValue(second?.id ?? "");
});

function countTransfers(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/transactions/transfer")) sent += 1;
  });
  return () => sent;
}

test("R14: a session that ends at the PIN leads through the login back to the form; nothing moves and nothing is kept", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  // Otherwise the page may hear of it by itself before the PIN is sent.
  await page.route("**/api/session", () => undefined);
  await enter(sender, "/online-banking/transfer");
  const transfers = countTransfers(page);
  await reviewTransfer(page, sender, recipient, "30");
  await whenLoadedAhead(page);
  await bank.call("POST", "/logout", { token: sender.token });
  await confirmWithPin(page);

  await expect(page).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(stored).not.toContain(recipient.accounts[0]?.account_number);
  await logInOnScreen(page, bank, sender);

  await expect(page).toHaveURL(/\/online-banking\/transfer$/);
  await expect(page.getByLabel("Recipient account number")).toHaveValue("");
  expect(transfers()).toBeLessThanOrEqual(1);
  expect(await bank.balance(recipient)).toBe(1);

  await reviewTransfer(page, sender, recipient, "30");
  await confirmWithPin(page);
  await expect(page.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
  expect(await bank.balance(recipient)).toBe(31);
});

test("R15: offline nothing can be confirmed and nothing waits to be sent; back on the line it goes on", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  const transfers = countTransfers(page);
  await reviewTransfer(page, sender, recipient, "30");

  await context.setOffline(true);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/offline/i)).toBeVisible();
  await page.keyboard.type("4826");
  await expect(dialog.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await page.keyboard.press("Enter");
  expect(transfers()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // In one look: the sheet is still rising.
  const room = () =>
    dialog.evaluate((sheet) => {
      const [lastKey, confirm] = ["0", "Confirm"].map((name) =>
        [...sheet.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.getBoundingClientRect(),
      );
      return (confirm?.top ?? 0) - (lastKey?.bottom ?? 0);
    });
  await expect.poll(room).toBeGreaterThan(0);

  await context.setOffline(false);
  await expect(dialog.getByRole("button", { name: "Confirm" })).toBeEnabled();
  expect(transfers()).toBe(0);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
  expect([transfers(), await bank.balance(recipient)]).toEqual([1, 31]);
});
