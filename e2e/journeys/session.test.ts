import type { Page } from "@playwright/test";
import { enterAs, expect, logInOnScreen, SESSION_IS_OVER, test, toast, whenLoadedAhead } from "../harness/bank";
import { keepOnItsWay } from "../harness/keep-on-its-way";
import { expectSecondsLeft } from "../harness/seconds-left";

const DASHBOARD = "/online-banking/dashboard";

test("logging out ends on the home page even when the bank cannot be told, and Back shows nothing", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/api\/logout/);
  const person = await bank.person({ firstname: "Leaving", balances: [50] });
  await enter(person);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leaving");
  await page.getByRole("link", { name: "Accounts" }).first().click();
  await expect(page).toHaveURL(/accounts$/);
  await page.route("**/api/logout", (route) => route.abort());

  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Money, well built.");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Logout failed. Please try again.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();

  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Leaving")).toHaveCount(0);
});

test("R17: after a logout no page that one goes back to says who had logged in", async ({ page, bank }) => {
  const person = await bank.person();
  await page.goto("/login");
  await logInOnScreen(page, bank, person);
  await expect(page).toHaveURL(new RegExp(`${DASHBOARD}$`));
  await page.evaluate(() => localStorage.setItem("currency", "USD"));
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Money, well built.");

  // The home page has taken the place of the dashboard, and that of the third step.
  for (const _step of ["second", "first"]) {
    await page.goBack();
    await expect(page.getByLabel("Email or banking ID")).toHaveValue("");
    await expect(page.locator("body")).not.toContainText(person.email);
  }
});

for (const [what, leave] of [
  ["the session ends, in another tab too", (page: Page) => logOutInAnotherTab(page)],
  ["its page is left", (page: Page) => page.goto("/faqs")],
] as const) {
  test(`R17: a receipt that was printed goes when ${what}, and nobody who comes next reads it`, async ({
    page,
    bank,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(SESSION_IS_OVER);
    await enter(await bank.person({ balances: [50] }), "/online-banking/transactions");
    await page.locator("[data-row]").first().click();
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Print Receipt" }).click();
    const receipt = await popup;
    await expect(receipt.getByRole("article")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    expect(receipt.isClosed()).toBe(false);

    await leave(page);

    await expect.poll(() => receipt.isClosed()).toBe(true);
  });
}

async function logOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(DASHBOARD);
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test("a logout that hangs is done for whoever comes to the browser next", async ({ page, context, bank, enter }) => {
  const person = await bank.person({ balances: [50] });
  await enter(person);
  await page.route("**/api/logout", () => undefined);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logging out...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toHaveAttribute("aria-busy", "true");

  const next = await context.newPage();
  await next.goto("/api/healthz");

  expect(await next.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
});

test("a page that has been open for a while says also what it first has to say offline", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /Lintel: loading a (page|part of the site) .*mfe-marketing/s);
  const person = await bank.person();
  const toasts = page.waitForEvent("requestfinished", (request) => /\/toasts\.\w+\.js$/.test(request.url()));
  await enter(person);
  await toasts;
  await context.setOffline(true);

  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page.getByText("Logout failed. Please try again.")).toBeVisible();
});

test("a session that the bank has ended leads to the login, and the login back to where the person was", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const person = await bank.person({ balances: [50] });
  // The page's own look, or a list that is still on its way, would hear of the end before the reload does.
  await page.route("**/api/session", () => undefined);
  await enter(person, "/online-banking/transactions?q=TX");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await bank.call("POST", "/logout", { token: person.token });

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();

  const token = await bank.signIn(person.email);
  await page.evaluate((fresh) => localStorage.setItem("access_token", fresh), token);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/online-banking\/transactions\?q=TX$/);
});

test("a session that ends by itself in one tab leads the other ones to the login too, and they say why", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const person = await bank.person({ balances: [50] });
  // Or either tab might hear of it from the bank before the reload does, as from a list that is still on its way.
  await context.route("**/api/session", () => undefined);
  await enter(person);
  const other = await context.newPage();
  await other.goto("/online-banking/transactions?q=TX");
  for (const tab of [page, other]) {
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tab.locator("[aria-busy=true]")).toHaveCount(0);
    await whenLoadedAhead(tab);
  }
  await bank.call("POST", "/logout", { token: person.token });

  await page.reload();

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  }
});

test("a wrong code at a login that was left open ends no session that another tab has begun since", async ({
  page,
  bank,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401 .*\/api\/verify-otp-login/);
  const person = await bank.person({ firstname: "Twice" });
  await page.goto("/login");
  await page.getByLabel("Email or banking ID").fill(person.email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill("Not-theirs-1!");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("6-digit code")).toBeVisible();
  const otherTab = await context.newPage();
  await enterAs(otherTab, person.token, DASHBOARD);
  await expect(otherTab.getByRole("heading", { level: 1 })).toContainText("Twice");

  await page.getByLabel("6-digit code").fill("402177");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Check both/)).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBe(person.token);
  await otherTab.reload();
  await expect(otherTab.getByRole("heading", { level: 1 })).toContainText("Twice");
});

for (const planted of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
  test(`a remembered path of ${planted} leads to the dashboard`, async ({ page, bank }) => {
    const person = await bank.person();
    await page.goto("/api/healthz");
    await page.evaluate(
      ([token, path]) => {
        localStorage.setItem("access_token", token ?? "");
        sessionStorage.setItem("remembered_path", path ?? "");
      },
      [person.token, planted],
    );

    await page.goto("/login");

    await expect(page).toHaveURL(new RegExp(`${DASHBOARD}$`));
  });
}

test("nothing of a signed-in page is drawn before it is known who is here, and each list is asked for once", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ firstname: "Once", balances: [50] });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/healthz") calls.push(pathname);
  });
  const answer = await keepOnItsWay(page, "**/api/me");

  await enter(person);
  await expect(page.getByText("Loading your accounts")).toBeVisible();
  expect(calls.filter((path) => path !== "/api/telemetry")).toEqual(["/api/me"]);

  answer();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Once");
  await whenLoadedAhead(page);
  await page.waitForLoadState("networkidle");
  for (const list of ["/api/accounts", "/api/cards", "/api/transactions", "/api/transactions/summary"]) {
    expect(
      calls.filter((path) => path === list),
      list,
    ).toHaveLength(1);
  }
});

test("a person who has done nothing is warned a minute before the end, and can stay", async ({ page, bank, enter }) => {
  const person = await bank.person();
  await page.clock.install();
  await enter(person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Every answered call is a sign of life, and the lists are still coming.
  await whenLoadedAhead(page);

  await page.clock.fastForward("14:05");
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Stay signed in" }).click();
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward("15:05");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("You were signed out because nothing happened for a while.")).toBeVisible();
});

test("who asks in time to stay is not signed out while the answer is under way", async ({ page, bank, enter }) => {
  const person = await bank.person();
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/session/extend")) asked += 1;
  });
  const answer = await keepOnItsWay(page, "**/api/session/extend");
  await enter(person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await whenLoadedAhead(page);

  // Four seconds before the end, which do not run out while a busy machine gets to press. An answer that came later than that is a sign of life.
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(async () => {
    const lastCall = await page.evaluate(() => Number(localStorage.getItem("last_activity")));
    await page.clock.pauseAt(lastCall + (14 * 60 + 56) * 1_000);
    await expect(warning).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const stay = warning.getByRole("button", { name: "Stay signed in" });
  await stay.dblclick();
  await expect(stay).toHaveAttribute("aria-busy", "true");
  // Past the end, and no call is given up yet: a clock that went on would give it up while a busy machine looks.
  await page.clock.runFor("00:06");
  await expect(page).toHaveURL(/\/online-banking\//);
  await expect(warning).toBeVisible();
  answer();

  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL(/\/online-banking\//);
  expect(asked).toBe(1);
});

test("R25: a browser that keeps nothing lets a person in until the page is loaded again, and says so", async ({
  page,
  bank,
}) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const person = await bank.person({ firstname: "Private" });
  await page.goto("/login");
  await logInOnScreen(page, bank, person);

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Private");
  await expect(page.getByText("reloading the page will sign you out")).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

for (const days of [1, -1]) {
  test(`R12: a browser whose clock is ${days} day off is neither signed out nor kept from a new code for longer`, async ({
    page,
    bank,
    enter,
  }) => {
    const person = await bank.person({ firstname: "Astray" });
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await enter(person);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Astray");
    await whenLoadedAhead(page);
    await page.clock.fastForward("01:00");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${DASHBOARD}$`));

    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    const since = Date.now();
    await page.getByLabel("Email or banking ID").fill(`astray${days}@example.com`);
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await page.keyboard.press("Enter");
    const resend = page.getByRole("button", { name: /^Resend in/ });
    await expect(resend).toBeDisabled();
    await expectSecondsLeft(resend, 60, since);
    await expect(toast(page, /^OTP sent/)).toBeVisible();
    await page.clock.fastForward("01:01");
    await expect(page.getByRole("button", { name: "Resend OTP" })).toBeEnabled();
  });
}
