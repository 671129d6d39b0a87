import type { Browser, Locator, Page } from "@playwright/test";
import { axeFaults } from "../harness/axe-faults";
import { type Bank, confirmWithPin, enterAs, expect, type Person, reviewTransfer, test, toast } from "../harness/bank";
import { hiddenStops } from "../harness/hidden-focus";
import { sidewaysPixels } from "../harness/sideways";

const pageOf = (person: Person) => `/online-banking/admin/users/${person.id}`;
const account = (person: Person) => {
  const first = person.accounts[0];
  if (!first) throw new Error("This person needs an account.");
  return first;
};

async function openBrowserOf(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await enterAs(page, person.token, "/online-banking/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

let admin: Person;
test.beforeEach(async ({ bank }) => {
  admin = await bank.person({ firstname: "Ada", role: "admin" });
});

test("shows who somebody is, and what they hold", async ({ page, bank, enter }) => {
  const person = await bank.person({ firstname: "Amara", balances: [120] });
  await enter(admin, pageOf(person));

  await expect(page.getByRole("heading", { level: 1, name: "Manage Amara Person" })).toBeVisible();
  const information = page.getByRole("region", { name: "User information" });
  await expect(information).toContainText(person.email);
  await expect(information).toContainText("Active");
  await expect(page.getByRole("region", { name: "Accounts" })).toContainText("$120.00");
});

test("shows a long history down to its oldest transaction", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [0] });
  for (let times = 0; times < 2; times++) {
    const body = { account_id: account(person).id, user_id: person.id, amount: 9_000, months: 60 };
    const generated = await bank.call("POST", "/generate-transactions", { token: admin.token, body });
    expect(generated.status).toBe(200);
  }
  const { body: newest } = await bank.call<{ amount: number }[]>("GET", "/transactions", { token: person.token });
  expect(newest).toHaveLength(500);
  await enter(admin, pageOf(person));

  const list = page.getByRole("region", { name: /^Transactions, / });
  await expect(list).toHaveAccessibleName("Transactions, 500+ transactions");
  await list.evaluate((node) => node.scrollTo(0, node.scrollHeight));

  await expect(list).toHaveAccessibleName("Transactions, 720 transactions");
  await expect(list.getByText("720 transactions in all")).toBeAttached();
});

test("opens an account, says its number for ten seconds, and the customer has it at once in the page they have open", async ({
  page,
  bank,
  enter,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  const person = await bank.person();
  const customer = await openBrowserOf(browser, baseURL, person);
  await enter(admin, pageOf(person));

  await page.getByLabel("Account type").selectOption("savings");
  // A clock that went on would let a slow machine look too late: it moves by what the page needs, and then to either side of the end.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Create account" }).click();
  let moved = 0;
  const move = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    moved += milliseconds;
  };

  const note = page.getByText(/^Savings account \d+ is open\.$/);
  await expect(async () => {
    await move(50);
    for (const said of [toast(page, "Account created successfully"), note]) expect(await said.isVisible()).toBe(true);
  }).toPass();
  const seen = moved;
  await move(9_900 - moved);
  await expect(note).toBeVisible();
  await move(seen + 200);
  await expect(note).toBeHidden();
  await expect(customer.getByText("1 account · USD")).toBeVisible();
  await customer.context().close();
  const accounts = await bank.call<{ account_type: string }[]>("GET", "/accounts", { token: person.token });
  expect(accounts.body.map((one) => one.account_type)).toEqual(["savings"]);
});

test("asks the bank even without a choice of type, shows its objection, and says what to do beside the field", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400 .*\/api\/accounts/);
  const person = await bank.person();
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: "Create account" }).click();

  await expect(toast(page, "Please check the details and try again.")).toBeVisible();
  const type = page.getByLabel("Account type");
  await expect(type).toHaveAccessibleDescription("Choose checking or savings.");
  await expect(type).toBeFocused();
  expect((await bank.call("GET", "/accounts", { token: person.token })).body).toEqual([]);
});

test("says at once that it is offline, and leaves nothing to be done by itself once the line is back", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /Lintel: loading the toasts/);
  const person = await bank.person();
  await enter(admin, pageOf(person));
  await page.getByLabel("Account type").selectOption("savings");

  await context.setOffline(true);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/^We could not reach the bank/).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/^Savings account \d+ is open\.$/)).toBeVisible();
  expect((await bank.call("GET", "/accounts", { token: person.token })).body).toHaveLength(1);
});

test("makes somebody an admin and a user again, and signs them out each time", async ({ page, bank, enter }) => {
  const person = await bank.person();
  await enter(admin, pageOf(person));

  await page.getByRole("radio", { name: "Admin" }).check({ force: true });
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(toast(page, "Role updated successfully.")).toBeVisible();
  await expect(page.getByRole("region", { name: "User information" })).toContainText("Admin");
  await expect(page.getByRole("radio", { name: "Admin" })).toBeFocused();
  expect((await bank.call("POST", "/me", { token: person.token })).status).toBe(401);

  const token = await bank.signIn(person.email, person.password);
  expect((await bank.call("GET", "/admin/overview", { token })).status).toBe(200);

  await page.getByRole("radio", { name: "User" }).check({ force: true });
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByRole("region", { name: "User information" })).not.toContainText("Admin");
  expect((await bank.call("POST", "/me", { token })).status).toBe(401);

  const again = await bank.signIn(person.email, person.password);
  expect((await bank.call("GET", "/admin/overview", { token: again })).status).toBe(403);
});

test("goes on at the role that somebody has, where the answer to its change was lost", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_RESET/);
  const person = await bank.person();
  await enter(admin, pageOf(person));
  await page.route("**/api/user/*/role", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("radio", { name: "Admin" }).check({ force: true });

  await page.getByRole("button", { name: "Change role" }).press("Enter");

  await expect(toast(page, /^We could not reach the bank/)).toBeVisible();
  await expect(page.getByRole("region", { name: "User information" })).toContainText("Admin");
  await expect(page.getByRole("button", { name: "Change role" })).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Admin" })).toBeFocused();
});

test("suspends with a reason: refused at once, the banner stands, and the reason is in the trail", async ({
  page,
  bank,
  enter,
  browser,
  baseURL,
}) => {
  const person = await bank.person({ firstname: "Sue", balances: [50] });
  const customer = await openBrowserOf(browser, baseURL, person);
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: "Suspend user" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Sue Person?" });
  await dialog.getByLabel(/^Reason/).fill("Asked\tby phone\u200b");
  // The second click of an impatient admin would lift at once what the first has done.
  await dialog.getByRole("button", { name: "Suspend user" }).dblclick();
  await expect(toast(page, "User suspended successfully.")).toBeVisible();
  await expect(page.getByRole("region", { name: "User information" })).toContainText("Suspended");
  await expect(page.getByRole("region", { name: "Audit trail" })).toContainText("Asked by phone");

  const refused = await bank.call("POST", "/update-address", {
    token: person.token,
    body: { address: "1 Beam Street", zip_code: "1" },
  });
  expect([refused.status, refused.body.code]).toEqual([403, "suspended"]);
  // The page that was open all the time says so, without being loaded again.
  const banner = customer.getByText("Your account has been suspended. Please contact support.");
  await expect(banner).toBeVisible();

  await page.getByRole("button", { name: "Lift suspension" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(toast(page, "Suspension lifted successfully.")).toBeVisible();
  await expect(page.getByRole("region", { name: "User information" })).toContainText("Active");
  await expect(banner).toBeHidden();
  await customer.context().close();
});

test("suspends a customer who has the PIN step open: what they confirm is refused in words, and nothing moves", async ({
  page,
  bank,
  enter,
  browser,
  baseURL,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403 .*\/api\/transactions\/transfer/);
  const [person, recipient] = [await bank.person({ balances: [50] }), await bank.person({ balances: [1] })];
  const customer = await openBrowserOf(browser, baseURL, person);
  // Otherwise the page may hear of it by itself before the PIN is sent.
  await customer.route("**/api/session", () => undefined);
  await customer.getByRole("link", { name: "Transfer", exact: true }).first().click();
  await reviewTransfer(customer, person, recipient, "20");
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: "Suspend user" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend user" }).click();
  await expect(toast(page, "User suspended successfully.")).toBeVisible();
  await confirmWithPin(customer);

  const refused = customer.getByRole("dialog").getByText("Your account is suspended. Please contact support.");
  await expect(refused).toBeVisible();
  await expect(customer.getByRole("dialog")).toHaveCount(0);
  expect([await bank.balance(person), await bank.balance(recipient)]).toEqual([50, 1]);
  await customer.context().close();
});

test("generates history: both fields are needed, and the balance follows", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [10] });
  await enter(admin, pageOf(person));
  await page.getByRole("button", { name: /^Generate history/ }).click();
  const dialog = page.getByRole("dialog");

  await dialog.getByRole("button", { name: "Generate history" }).click();
  await expect(toast(page, "Amount and months are required.")).toBeVisible();
  await expect(dialog.getByLabel("Amount")).toBeFocused();

  await dialog.getByLabel("Amount").fill("90.25");
  await dialog.getByLabel("Months").fill("3");
  await dialog.getByRole("button", { name: "Generate history" }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole("region", { name: "Accounts" })).toContainText("$100.25");
  expect(await bank.balance(person)).toBe(100.25);
});

test("says that history could not be generated, why, and keeps what was typed", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED .*\/api\/generate-transactions/);
  const person = await bank.person({ balances: [0] });
  await enter(admin, pageOf(person));
  await page.route("**/api/generate-transactions", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: /^Generate history/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("5");
  await dialog.getByLabel("Months").fill("1");
  await dialog.getByRole("button", { name: "Generate history" }).click();

  await expect(toast(page, "Error generating transactions.")).toBeVisible();
  await expect(dialog.getByText("We could not reach the bank.")).toBeVisible();
  await expect(dialog.getByLabel("Amount")).toHaveValue("5");
});

test("deletes an account once it is understood what is lost", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [75] });
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: /^Delete account/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("can not be undone");
  await expect(question.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await question.getByLabel("I understand").check();
  await question.getByRole("button", { name: "Delete account" }).click();

  await expect(toast(page, "Account deleted successfully.")).toBeVisible();
  await expect(page.getByText("No accounts found.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accounts", exact: true })).toBeFocused();
  expect((await bank.call("GET", "/accounts", { token: person.token })).body).toEqual([]);
});

test("deletes somebody's transactions after their address was typed, and leaves the balance", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [60] });
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: "Delete all transactions" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("can not be undone");
  await expect(question.getByRole("button", { name: "Delete all transactions" })).toBeDisabled();
  await question.getByRole("textbox").fill(person.email);
  await question.getByRole("button", { name: "Delete all transactions" }).click();

  await expect(toast(page, "Transactions deleted successfully.")).toBeVisible();
  await expect(page.getByText("No transactions available.")).toBeVisible();
  expect((await bank.call("GET", "/transactions", { token: person.token })).body).toEqual([]);
  expect(await bank.balance(person)).toBe(60);
});

test("deletes a person, goes back to the list as it was, and they can no longer sign in", async ({
  page,
  bank,
  enter,
  browser,
  baseURL,
}) => {
  const person = await bank.person({ firstname: "Gone" });
  const customer = await openBrowserOf(browser, baseURL, person);
  await enter(admin, "/online-banking/admin/users");
  await page.getByLabel(/^Search by/).fill(person.email);
  await expect(page.getByRole("region", { name: "Users, 1 user found" })).toBeVisible();
  await page.getByRole("link", { name: "Gone Person" }).click();

  await page.getByRole("button", { name: "Delete user" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Gone Person?" });
  await question.getByRole("textbox").fill(person.email);
  await question.getByRole("button", { name: "Delete user" }).click();

  await expect(toast(page, "User deleted successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/online-banking\/admin\/users$/);
  await expect(page.getByText("No users match your search.")).toBeVisible();
  await expect(page.getByLabel(/^Search by/)).toHaveValue(person.email);
  expect((await bank.call("POST", "/me", { token: person.token })).status).toBe(401);
  // The page that was open all the time leads to the login, which mails no code and believes none.
  await expect(customer).toHaveURL(/\/login$/);
  const mails = (await bank.mails(person.email)).length;
  await customer.getByLabel("Email or banking ID").fill(person.email);
  await customer.keyboard.press("Enter");
  await customer.getByLabel("Password", { exact: true }).fill(person.password);
  await customer.keyboard.press("Enter");
  await customer.getByLabel("6-digit code").fill("123456");
  await customer.keyboard.press("Enter");
  await expect(toast(customer, "Invalid code or password.")).toBeVisible();
  await expect(customer).toHaveURL(/\/login/);
  expect(await bank.mails(person.email)).toHaveLength(mails);
  await customer.context().close();
});

test("changes a transfer's status from where it stands, and the customer's balance follows", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [200] });
  await sendToOtherBank(bank, person, 80);
  expect(await bank.balance(person)).toBe(120);
  await enter(admin, pageOf(person));

  await page.getByRole("button", { name: /^Wire Transfer, outgoing/ }).click();
  const dialog = page.getByRole("dialog", { name: "Change status" });
  await expect(dialog.getByRole("radio", { name: "Pending" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Failed" }).check({ force: true });
  await dialog.getByRole("button", { name: "Save status" }).click();

  await expect(toast(page, "Transaction status updated successfully.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Accounts" })).toContainText("$200.00");
  expect(await bank.balance(person)).toBe(200);
});

test("prints of the queue what waits, without the boxes and buttons that decide it", async ({ page, bank, enter }) => {
  const person = await bank.person({ firstname: "Paperback", balances: [500] });
  await sendToOtherBank(bank, person, 99);
  await enter(admin, "/online-banking/admin/pending");
  const pressed = page
    .getByRole("main")
    .getByRole("checkbox")
    .or(page.getByText("Select all"))
    .or(page.getByRole("button", { name: "Settle" }));
  await page.getByRole("checkbox", { name: "Select $99.00" }).check();

  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("link", { name: /^Paperback/ })).toBeVisible();
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
});

test("settles and returns what waits for other banks, several at once", async ({ page, bank, enter }) => {
  const person = await bank.person({ firstname: "Quentin", balances: [500] });
  // Of no other test here, whose transfers wait beside these.
  for (const amount of [101, 102, 103]) await sendToOtherBank(bank, person, amount);
  await enter(admin, "/online-banking/admin/pending");
  const begins = async (words: Locator) => (await words.boundingBox())?.x;
  // The words beside a box begin under those beside the one that chooses all.
  expect(await begins(page.getByRole("link", { name: /^Quentin/ }).first())).toBe(
    await begins(page.getByText("Select all")),
  );

  for (const amount of ["$101.00", "$102.00"]) await page.getByRole("checkbox", { name: `Select ${amount}` }).check();
  await page.getByRole("button", { name: "Return" }).click();
  const dialog = page.getByRole("dialog", { name: "Return 2 transfers?" });
  await expect(dialog).toHaveAccessibleDescription("$203.00 goes back to the senders.");
  await dialog.getByRole("button", { name: "Return" }).click();

  await expect(toast(page, "2 transfers returned.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select $101.00" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await bank.balance(person)).toBe(397);

  await page.getByRole("checkbox", { name: "Select $103.00" }).check();
  await page.getByRole("button", { name: "Settle" }).click();
  const settling = page.getByRole("dialog", { name: "Settle 1 transfer?" });
  await expect(settling).toHaveAccessibleDescription("$103.00 goes on to the recipient.");
  await expect(settling.getByRole("button", { name: "Cancel" })).toBeFocused();
  await settling.getByRole("button", { name: "Settle" }).click();
  await expect(toast(page, "1 transfer settled.")).toBeVisible();
  expect(await bank.balance(person)).toBe(397);
});

test("shows a bank that is written from right to left before the account that a transfer goes to, as any other", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ firstname: "Noor", balances: [500] });
  await sendToOtherBank(bank, person, 104, "بنك دبي الإسلامي");
  await enter(admin, "/online-banking/admin/pending");

  const way = page.getByRole("listitem").filter({ hasText: "$104" }).getByText("123456789012");

  await expect(way).toHaveText("to بنك دبي الإسلامي, 123456789012");
  const [bankEnds, accountBegins] = await way.evaluate((node) => {
    const placeOf = (text: string) => {
      const letters = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (letters.nextNode()) {
        const { data } = letters.currentNode as Text;
        const at = data.indexOf(text);
        if (at === -1) continue;
        const range = new Range();
        range.setStart(letters.currentNode, at);
        range.setEnd(letters.currentNode, at + text.length);
        return range.getBoundingClientRect();
      }
      throw new Error(`${text} is not shown.`);
    };
    return [placeOf("بنك دبي الإسلامي").right, placeOf("123456789012").left];
  });
  expect(accountBegins).toBeGreaterThan(bankEnds);
});

for (const width of [1440, 390]) {
  test(`shows what has the focus among many transfers that wait, ${width} px`, async ({ page, bank, enter }) => {
    const person = await bank.person({ firstname: "Quentin", balances: [500] });
    for (let amount = 1; amount <= 30; amount += 1) await sendToOtherBank(bank, person, amount);
    await page.setViewportSize({ width, height: 844 });
    await enter(admin, "/online-banking/admin/pending");
    const boxes = page.getByRole("checkbox", { name: /^Select \$/ });
    await expect(boxes.nth(29)).toBeAttached();
    await boxes.last().focus();

    expect(await hiddenStops(page, "Shift+Tab", 60)).toEqual([]);

    await boxes.last().focus();
    const isLogoSeen = await page.locator("[data-logo]:visible").evaluate((logo) => {
      const { left, top, width, height } = logo.getBoundingClientRect();
      return logo.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isLogoSeen).toBe(true);
  });
}

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("chooses a waiting transfer, and opens its customer, also beside the box and above the name", async ({
    page,
    bank,
    enter,
  }) => {
    const person = await bank.person({ firstname: "Fingal", balances: [500] });
    await sendToOtherBank(bank, person, 106);
    await enter(admin, "/online-banking/admin/pending");
    const box = page.getByRole("checkbox", { name: "Select $106.00" });
    await box.scrollIntoViewIfNeeded();
    const at = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };

    // Chromium takes a tap for what is near it.
    await page.mouse.click(middle.x - 22, middle.y);
    await expect(box).toBeChecked();
    await page.mouse.click(middle.x + 18, middle.y);
    await expect(box).not.toBeChecked();

    const name = page.getByRole("listitem").filter({ has: box }).getByRole("link", { name: "Fingal Person" });
    const { x, y, width } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.touchscreen.tap(x + width / 2, y - 15);
    await expect(page.getByRole("heading", { level: 1, name: "Manage Fingal Person" })).toBeVisible();
  });

  test("opens what a link that stands alone leads to, also beside its words", async ({ page, bank, enter }) => {
    const person = await bank.person({ firstname: "Fingal" });
    await bank.call("POST", `/user/${person.id}/suspend`, { token: admin.token, body: {} });
    // Chromium takes a tap for what is near it.
    const pressBeside = async (link: Locator, side: "above" | "below") => {
      await link.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + width / 2, side === "above" ? y - 10 : y + height + 10);
    };

    for (const side of ["above", "below"] as const) {
      await enter(admin, pageOf(person));
      await pressBeside(page.getByRole("link", { name: "See the whole trail" }), side);
      await expect(page.getByRole("heading", { level: 1, name: "Audit trail" }), side).toBeVisible();

      await enter(person, "/online-banking/settings/reset-pin");
      await pressBeside(page.getByRole("link", { name: "Contact us" }), side);
      await expect(page, side).toHaveURL(/\/contact$/);
    }
  });
});

test("covers nothing of what says that the queue could not be loaded again", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 500 .*\/api\/admin\/pending-transfers/);
  const person = await bank.person({ firstname: "Quentin", balances: [500] });
  await sendToOtherBank(bank, person, 11);
  await enter(admin, "/online-banking/admin/pending");
  await expect(page.getByRole("checkbox", { name: /^Select \$/ }).first()).toBeVisible();
  await page.route(/\/api\/admin\/pending/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const covered = await retry.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 1, bottom - 1].filter((y) => !button.contains(document.elementFromPoint((left + right) / 2, y)));
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`has no accessibility fault in what asks before it changes an account, a transfer or a history, ${width} px`, async ({
    page,
    bank,
    enter,
  }) => {
    const person = await bank.person({ balances: [300] });
    await sendToOtherBank(bank, person, 80);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const look = async (opener: string | RegExp) => {
      await page.getByRole("button", { name: opener }).click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      expect(await axeFaults(page), String(opener)).toEqual([]);
      expect(await sidewaysPixels(page), String(opener)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    };

    await enter(admin, pageOf(person));
    await look(/^Wire Transfer, outgoing/);
    await look(/^Delete account/);
    await look("Delete all transactions");

    await page.goto("/online-banking/admin/pending");
    await page
      .getByRole("checkbox", { name: /^Select \$/ })
      .first()
      .check();
    await look("Settle");
    await look("Return");
  });
}

async function sendToOtherBank(bank: Bank, person: Person, amount: number, bank_name = "Chase Bank") {
  const sent = await bank.call("POST", "/transactions/transfer", {
    token: person.token,
    body: {
      account_id: account(person).id,
      recipient_account: "123456789012",
      amount,
      bank_name,
      routing_number: "021000021",
      swift_code: "CHASUS33",
      pin: "4826",
    },
  });
  expect(sent.status).toBe(200);
}
