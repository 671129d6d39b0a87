import type { Page } from "@playwright/test";
import { axeFaults } from "../harness/axe-faults";
import { expect, test, toast } from "../harness/bank";
import { expectSecondsLeft } from "../harness/seconds-left";
import { sidewaysPixels } from "../harness/sideways";
import { type Person, pretendToSendCodes, signUp, somebody } from "./auth-people";

const NEW_PASSWORD = "Other-pass-2?";

async function askForCode(page: Page, email: string) {
  await page.goto("/reset-account-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page).toHaveURL(/\/reset-account-password\/new-password$/);
  // What shows it is loaded now: a clock that ran ahead before would give that up.
  await expect(toast(page, "OTP sent successfully to your registered email")).toBeVisible();
}

async function fillNew(page: Page, code: string, password: string, confirmation = password) {
  await page.getByLabel("6-digit code").fill(code);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
}

const save = (page: Page) => page.getByRole("button", { name: "Save password" }).click();

test.describe("a person with a profile", () => {
  let person: Person;
  test.beforeEach(async ({ bank }) => {
    person = await signUp(bank);
  });

  test("gets a new password, is signed out everywhere and can sign in with it", async ({ page, bank }) => {
    const token = await bank.signIn(person.email, person.password);

    await askForCode(page, person.email);
    await fillNew(page, await bank.code(person.email), NEW_PASSWORD);
    await save(page);

    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel("Email or banking ID")).toHaveValue(person.email);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await bank.call("POST", "/me", { token })).status).toBe(401);
    await bank.signIn(person.email, NEW_PASSWORD);
  });

  test("goes on to the settings when another tab has signed in meanwhile", async ({ page, bank, context }) => {
    const other = await signUp(bank);
    await askForCode(page, person.email);
    const elsewhere = await context.newPage();
    await elsewhere.goto("/api/healthz");
    const token = await bank.signIn(other.email, other.password);
    await elsewhere.evaluate((token) => localStorage.setItem("access_token", token), token);
    await expect(page).toHaveURL(/\/reset-account-password\/new-password$/);

    await fillNew(page, await bank.code(person.email), NEW_PASSWORD);
    await save(page);

    await expect(page).toHaveURL(/\/online-banking\/settings$/);
    await bank.signIn(person.email, NEW_PASSWORD);
  });

  test("can do all of it by keyboard alone", async ({ page, bank }) => {
    await page.goto("/reset-account-password");
    await page.getByLabel("Email").focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.type(await bank.code(person.email));
    // The locked button takes no focus.
    await page.keyboard.press("Tab");
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/login$/);
    await bank.signIn(person.email, NEW_PASSWORD);
  });

  test("keeps the address alone in session storage, shows it masked, and keeps no secret", async ({ page, bank }) => {
    await askForCode(page, person.email);
    const code = await bank.code(person.email);
    await fillNew(page, code, NEW_PASSWORD);

    expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual([person.email]);
    await expect(page.getByText(person.email)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state, location.href]));
    for (const secret of [code, NEW_PASSWORD]) expect(kept).not.toContain(secret);
  });

  test("is told when the code is wrong, and may try again", async ({ page, bank, expectedComplaints }) => {
    expectedComplaints.push(/status of 422 .*\/api\/verify-otp-and-reset-password/);
    await askForCode(page, person.email);
    const code = await bank.code(person.email);
    await fillNew(page, code === "000000" ? "000001" : "000000", NEW_PASSWORD);
    await save(page);

    await expect(toast(page, "An error occurred")).toBeVisible();
    await expect(page.getByText("Invalid or expired code.")).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue(NEW_PASSWORD);

    await page.getByLabel("6-digit code").fill(code);
    await save(page);
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("asks for every field, six digits and the password rules, in this order", async ({ page }) => {
  await pretendToSendCodes(page);
  await askForCode(page, somebody("Nobody").email);

  await save(page);
  await expect(toast(page, "Please fill all the fields.")).toBeVisible();
  await expect(page.getByLabel("6-digit code")).toBeFocused();

  await fillNew(page, "123", "weak");
  await save(page);
  await expect(toast(page, "Please enter a valid 6-digit OTP")).toBeVisible();

  await fillNew(page, "123456", "weak");
  await save(page);
  await expect(toast(page, "Please meet all password requirements.")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
});

test("says the same for an address nobody has", async ({ page }) => {
  await askForCode(page, somebody("Nobody").email);

  await expect(toast(page, "OTP sent successfully to your registered email")).toBeVisible();
});

test("leads back, and from there to the code that is still good", async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 429 .*\/api\/send-otp/);
  const email = somebody("Nobody").email;
  await askForCode(page, email);

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("Please wait before requesting a new code.").first()).toBeVisible();

  await page.getByRole("link", { name: "Use the code I have" }).click();
  await expect(page.getByLabel("6-digit code")).toBeVisible();
});

test("locks another code for sixty seconds, over a reload too", async ({ page }) => {
  await pretendToSendCodes(page);
  await page.clock.install();
  const since = Date.now();
  await askForCode(page, somebody("Nobody").email);
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expectSecondsLeft(resend, 60, since);

  await page.clock.fastForward(30_000);
  await page.reload();
  await expectSecondsLeft(resend, 30, since);

  await page.clock.fastForward(31_000);
  await expect(resend).toHaveText("Resend OTP");
});

test("goes on with a code that was asked for on another device", async ({ page, bank }) => {
  const person = await signUp(bank);
  await bank.call("POST", "/send-otp", { body: { email: person.email } });
  await page.goto("/reset-account-password/new-password");
  expect(await axeFaults(page)).toEqual([]);

  await page.getByLabel("Email").fill(person.email);
  await fillNew(page, await bank.code(person.email), NEW_PASSWORD);
  await save(page);

  await expect(page).toHaveURL(/\/login$/);
  await bank.signIn(person.email, NEW_PASSWORD);
});

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`has no accessibility fault, ${width} px`, async ({ page }) => {
    await pretendToSendCodes(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/reset-account-password");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await askForCode(page, somebody("Nobody").email);
    await save(page);
    await expect(toast(page, "Please fill all the fields.")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
  });
}
