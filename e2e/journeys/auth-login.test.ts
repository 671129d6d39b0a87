import type { Page, Response } from "@playwright/test";
import { collectReports, failuresIn } from "../delivery/told";
import { axeFaults } from "../harness/axe-faults";
import { expect, test, toast } from "../harness/bank";
import { keepOnItsWay } from "../harness/keep-on-its-way";
import { expectSecondsLeft } from "../harness/seconds-left";
import { sidewaysPixels } from "../harness/sideways";
import { PASSWORD, type Person, pretendToSendCodes, signUp, somebody } from "./auth-people";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const identifierField = (page: Page) => page.getByLabel("Email or banking ID");
const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
const codeField = (page: Page) => page.getByLabel("6-digit code");

async function toPassword(page: Page, identifier: string) {
  await page.goto("/login");
  await identifierField(page).fill(identifier);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(heading(page, "Enter Password")).toBeVisible();
}

async function toCode(page: Page, identifier: string, password = PASSWORD) {
  await toPassword(page, identifier);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "Verify OTP")).toBeVisible();
  // What shows it is loaded now: a clock that ran ahead before would give that up.
  await expect(toast(page, "OTP sent successfully to your registered email")).toBeVisible();
}

/** The bank sends a code to anybody, so most steps need nobody real. */
const nobody = () => somebody("Nobody").email;

/** As a browser's own translation does: what was text is an element of its own, and the text is gone. */
function translateEverything() {
  const texts = document.createTreeWalker(document.querySelector("#main") ?? document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const words = document.createElement("font");
    words.textContent = `~${text.nodeValue}`;
    text.parentNode?.replaceChild(words, text);
  }
}

test("goes on where the browser has translated the page", async ({ page }) => {
  await page.goto("/login");
  await identifierField(page).fill(nobody());
  await page.evaluate(translateEverything);

  await page.keyboard.press("Enter");

  await passwordField(page).fill(PASSWORD);
  await page.evaluate(translateEverything);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeVisible();
});

test.describe("a person with a profile", () => {
  let person: Person;
  test.beforeEach(async ({ bank }) => {
    person = await signUp(bank);
  });

  test("gets through the three steps by keyboard alone and lands on the dashboard", async ({ page, bank }) => {
    await page.goto("/login");
    await expect(heading(page, "Welcome Back")).toBeVisible();
    await identifierField(page).focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Enter");

    await expect(toast(page, "OTP sent successfully to your registered email")).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");

    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await bank.code(person.email));
    await page.keyboard.press("Enter");

    await expect(toast(page, "Login successful")).toBeVisible();
    await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  });

  test("is brought to the page that was asked for before the login", async ({ page, bank }) => {
    await page.goto("/online-banking/settings");
    await expect(page).toHaveURL(/\/login$/);

    await identifierField(page).fill(person.email);
    await page.keyboard.press("Enter");
    await passwordField(page).fill(person.password);
    await page.keyboard.press("Enter");
    await codeField(page).fill(await bank.code(person.email));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/online-banking\/settings$/);
  });

  test("may come back to the first step too early and use the code that was sent", async ({
    page,
    bank,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 429 .*\/api\/send-login-otp/);
    await toPassword(page, person.email);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByRole("button", { name: "Send OTP" }).click();
    await expect(page.getByText("Please wait before requesting a new code.").first()).toBeVisible();
    await expect(page.getByText(/You can try again in \d+ seconds?\./).first()).toBeVisible();

    await page.getByRole("button", { name: "Use the code I have" }).click();
    await passwordField(page).fill(person.password);
    await page.keyboard.press("Enter");
    await codeField(page).fill(await bank.code(person.email));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  });

  test("leaves neither password nor code in storage, address, history, console or what it reports of itself", async ({
    page,
    bank,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/uncaught: planted/);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("request", (request) => said.push(request.url(), JSON.stringify(request.headers())));
    const told = await collectReports(page);
    await toCode(page, person.email, person.password);
    const code = await bank.code(person.email);
    await codeField(page).fill(code);
    // Something breaks while both are on the screen.
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("planted"))));
    await expect.poll(() => failuresIn(told)).toMatchObject([{ message: "Error: planted", remote: "mfe-auth" }]);

    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]),
    );
    for (const secret of [person.password, code]) {
      expect(kept).not.toContain(secret);
      expect(said.join()).not.toContain(secret);
      expect(JSON.stringify(told)).not.toContain(secret);
    }
    // Nor who it is.
    expect(JSON.stringify(told)).not.toContain(person.email);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("goes on after the bank was away between the steps, with everything typed still there", async ({
    page,
    bank,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_CONNECTION_REFUSED .*\/api\//);
    await toCode(page, person.email, person.password);
    const code = await bank.code(person.email);
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await codeField(page).fill(code);
    await page.keyboard.press("Enter");

    await expect(toast(page, "Login failed")).toBeVisible();
    await expect(page.getByText("We could not reach the bank.")).toBeVisible();
    await expect(codeField(page)).toHaveValue(code);

    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Verify & Login" }).click();
    await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  });

  test("is told no more than a stranger: known and unknown read the same on the screen and on the wire", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401 .*\/api\/verify-otp-login/);
    const seen: string[] = [];
    for (const identifier of [person.email, nobody()]) {
      const answered: Response[] = [];
      const note = (response: Response) => {
        // What the page reports of itself is sent when there is time, whoever is signing in.
        if (response.url().includes("/api/") && !response.url().endsWith("/api/telemetry")) answered.push(response);
      };
      const read = async (response: Response) => {
        const body = (await response.text()).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>");
        return `${response.status()} ${new URL(response.url()).pathname} ${body}`;
      };
      // Asking for the address one is at already would stay at the step one is at.
      await page.goto("/about-us");
      page.on("response", note);
      await toCode(page, identifier);
      await codeField(page).fill("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Invalid code or password.").first()).toBeVisible();
      page.off("response", note);
      const answers = await Promise.all(answered.map(read));
      const words = (await page.locator("main").textContent()) ?? "";
      const text = words.replace(identifier, "<what was typed>").replace(/Resend in \d+s/, "Resend in <n>s");
      seen.push(`${text}\n${answers.join("\n")}`);
    }

    expect(seen[0]).toContain("/api/verify-otp-login");
    expect(seen[0]).toBe(seen[1]);
  });
});

test("asks for an identifier, a password and six digits, each at its field", async ({ page }) => {
  await pretendToSendCodes(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(toast(page, "Please enter your email or banking ID")).toBeVisible();
  await expect(identifierField(page)).toHaveAccessibleDescription("Please enter your email or banking ID");
  await expect(identifierField(page)).toBeFocused();

  await toPassword(page, nobody());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Please enter your password")).toBeVisible();
  await expect(passwordField(page)).toHaveAccessibleDescription("Please enter your password");

  await passwordField(page).fill("x");
  await page.getByRole("button", { name: "Continue" }).click();
  await codeField(page).fill("12345");
  await page.getByRole("button", { name: "Verify & Login" }).click();
  await expect(toast(page, "Please enter a valid 6-digit OTP")).toBeVisible();
  await expect(codeField(page)).toHaveAccessibleDescription("Please enter a valid 6-digit OTP");
  await expect(codeField(page)).toBeFocused();
});

test("says that no code could be sent, keeps who it was for, and goes on once the bank answers", async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED .*\/api\/send-login-otp/);
  await page.route("**/api/send-login-otp", (route) => route.abort("connectionrefused"));
  const identifier = nobody();
  await page.goto("/login");
  await identifierField(page).fill(identifier);
  await page.getByRole("button", { name: "Send OTP" }).click();

  await expect(toast(page, "Failed to send OTP")).toBeVisible();
  await expect(page.getByText("We could not reach the bank.")).toBeVisible();
  await expect(heading(page, "Welcome Back")).toBeVisible();
  await expect(identifierField(page)).toHaveValue(identifier);

  await pretendToSendCodes(page);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(heading(page, "Enter Password")).toBeVisible();
});

test("waits for nothing at the first step again, and for a whole minute after the code of somebody else", async ({
  page,
}) => {
  await pretendToSendCodes(page);
  await page.clock.install();
  await toCode(page, nobody());
  await page.clock.fastForward(40_000);
  await page.getByRole("button", { name: "Back to password" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(heading(page, "Welcome Back")).toBeVisible();

  const since = Date.now();
  await identifierField(page).fill(nobody());
  await page.getByRole("button", { name: "Send OTP" }).click();
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press("Enter");

  const resend = page.getByRole("button", { name: /^Resend in/ });
  await expect(resend).toBeDisabled();
  await expectSecondsLeft(resend, 60, since);
});

test("cuts what is typed or pasted to six digits", async ({ page }) => {
  await pretendToSendCodes(page);
  await toCode(page, nobody());

  await codeField(page).fill("12 34-567890");

  await expect(codeField(page)).toHaveValue("123456");
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
});

test("shows a code that the browser has filled in as one that was typed", async ({ page }) => {
  await pretendToSendCodes(page);
  await toCode(page, nobody());
  await codeField(page).fill("123456");
  await codeField(page).blur();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "input[name=otp]" });
  async function pictureOf(forcedPseudoClasses: string[]) {
    await devTools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    // What is seen is what the input lies over.
    return codeField(page).locator("..").screenshot({ animations: "disabled" });
  }

  // A font, or a toast that leaves, may change the first of the two.
  await expect(async () => {
    const typed = await pictureOf([]);
    const filledIn = await pictureOf(["autofill"]);
    expect(await codeField(page).evaluate((input) => input.matches(":autofill"))).toBe(true);
    expect(filledIn.equals(typed)).toBe(true);
  }).toPass({ timeout: 15_000 });
});

test("shows and hides the password", async ({ page }) => {
  await pretendToSendCodes(page);
  await toPassword(page, nobody());
  await passwordField(page).fill("secret");

  await page.getByRole("button", { name: "Show password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");

  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
});

test("clears the code on the way back to the password, and the password on the way back to the start", async ({
  page,
}) => {
  await pretendToSendCodes(page);
  const identifier = nobody();
  await toCode(page, identifier);
  await codeField(page).fill("123456");

  await page.getByRole("button", { name: "Back to password" }).click();
  await expect(heading(page, "Enter Password")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(codeField(page)).toHaveValue("");

  await page.goBack();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(heading(page, "Welcome Back")).toBeVisible();
  await expect(identifierField(page)).toHaveValue(identifier);

  await page.goForward();
  await expect(heading(page, "Enter Password")).toBeVisible();
  await expect(passwordField(page)).toHaveValue("");
});

test("goes one step back with the browser's own Back", async ({ page }) => {
  await pretendToSendCodes(page);
  await toCode(page, nobody());

  await page.goBack();
  await expect(heading(page, "Enter Password")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Welcome Back")).toBeVisible();
});

test("goes one step back from the password that a reload of the code asks for again", async ({ page }) => {
  await pretendToSendCodes(page);
  await toCode(page, nobody());
  await page.reload();
  await expect(heading(page, "Enter Password")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state.usr.step)).toBe("password");

  await page.goBack();

  await expect(heading(page, "Welcome Back")).toBeVisible();
});

test("keeps the lock on another code over a reload, and lifts it after sixty seconds", async ({ page }) => {
  await pretendToSendCodes(page);
  await page.clock.install();
  const since = Date.now();
  await toCode(page, nobody());
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toBeDisabled();
  await expectSecondsLeft(resend, 60, since);

  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(heading(page, "Enter Password")).toBeVisible();
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expectSecondsLeft(resend, 40, since);
  await expect(resend).toBeDisabled();

  await page.clock.fastForward(41_000);
  await expect(resend).toHaveText("Resend OTP");
  await expect(resend).toBeEnabled();
});

test("sends another code for a new challenge, and locks again", async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401 .*\/api\/verify-otp-login/);
  await pretendToSendCodes(page);
  await page.clock.install();
  await toCode(page, nobody());
  await page.clock.fastForward(61_000);
  await page.route("**/api/send-login-otp", (route) =>
    route.fulfill({ json: { message: "OTP sent successfully to your registered email", user_id: "second-challenge" } }),
  );
  const verified = page.waitForRequest("**/api/verify-otp-login");
  const refusal = { message: "Invalid code or password.", code: "invalid_credentials", request_id: "test" };
  await page.route("**/api/verify-otp-login", (route) => route.fulfill({ status: 401, json: refusal }));

  const since = Date.now();
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(toast(page, "New OTP sent successfully to your registered email")).toBeVisible();
  const resend = page.getByRole("button", { name: /^Resend in/ });
  await expect(resend).toBeDisabled();
  await expectSecondsLeft(resend, 60, since);

  // The older entries of the history answer the new challenge too.
  await page.goBack();
  await page.reload();
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await codeField(page).fill("123456");
  await page.keyboard.press("Enter");
  expect((await verified).postDataJSON()).toMatchObject({ user_id: "second-challenge" });
  await expect(page.getByText("Invalid code or password.").first()).toBeVisible();
});

test("tells how long to wait when the bank sends no other code yet", async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 429 .*\/api\/send-login-otp/);
  await page.clock.install();
  await toCode(page, nobody());
  // The browser's clock runs ahead; the bank's does not.
  await page.clock.fastForward(61_000);

  await page.getByRole("button", { name: "Resend OTP" }).click();

  await expect(toast(page, "Failed to resend OTP")).toBeVisible();
  await expect(page.getByText("Please wait before requesting a new code.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in \d+s$/ })).toBeDisabled();
});

test("sends nothing twice for a double click", async ({ page, bank }) => {
  const person = await signUp(bank);
  // The bank sends one code a minute whatever it is asked.
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-login-otp")) calls += 1;
  });
  await page.goto("/login");
  await identifierField(page).fill(person.email);

  await page.getByRole("button", { name: "Send OTP" }).dblclick();
  await expect(heading(page, "Enter Password")).toBeVisible();

  await bank.code(person.email);
  expect(calls).toBe(1);
});

test("keeps what was typed when the language changes", async ({ page }) => {
  await pretendToSendCodes(page);
  await toPassword(page, nobody());
  await passwordField(page).fill("half a pass");

  await page.getByLabel("Language").selectOption("de");

  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Enter Password");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("input[name=password]")).toHaveValue("half a pass");
});

test("the choice of a language is as wide as the language it shows", async ({ page }) => {
  await page.goto("/login");
  const choice = page.locator("header select");
  const width = () => choice.evaluate((select) => select.getBoundingClientRect().width);
  let longer = Number.POSITIVE_INFINITY;

  for (const locale of ["nl", "en", "pl"]) {
    await choice.selectOption(locale);
    await expect(choice).toHaveValue(locale);
    await expect.poll(width).toBeLessThan(longer);
    longer = await width();
  }
});

test("the choice of a language shows what was chosen while its words are on their way", async ({ page }) => {
  await page.goto("/login");
  const choice = page.locator("header select");
  const arrive = await keepOnItsWay(page, "**/*.js");

  const asked = page.waitForRequest("**/*.js");
  await choice.selectOption("de");
  await asked;
  await expect(choice).toHaveValue("de");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  arrive();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeHidden();
  await expect(choice).toHaveValue("de");
});

test("gives password managers a name and a password in every step", async ({ page }) => {
  await pretendToSendCodes(page);
  const identifier = nobody();
  await page.goto("/login");
  await expect(identifierField(page)).toHaveAttribute("autocomplete", "username");

  await toPassword(page, identifier);
  await expect(page.locator("form input[autocomplete=username]")).toHaveValue(identifier);
  await expect(passwordField(page)).toHaveAttribute("autocomplete", "current-password");
});

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`has no accessibility fault in any step, ${width} px`, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/status of 401 .*\/api\/verify-otp-login/);
    await pretendToSendCodes(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/login");
    await expect(heading(page, "Welcome Back")).toBeVisible();
    await expectNoFault(page);

    await toPassword(page, nobody());
    await expectNoFault(page);

    await passwordField(page).fill("x");
    await page.keyboard.press("Enter");
    await codeField(page).fill("123456");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Invalid code or password.").first()).toBeVisible();
    await expectNoFault(page);
  });
}

async function expectNoFault(page: Page) {
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
}
