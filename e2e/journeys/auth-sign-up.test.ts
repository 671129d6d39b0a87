import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../harness/axe-faults";
import { expect, test, toast } from "../harness/bank";
import { sidewaysPixels } from "../harness/sideways";
import { type Person, signUp, somebody } from "./auth-people";

async function fill(page: Page, person: Person, confirmation = person.password) {
  await page.getByLabel("First name").fill(person.firstname);
  await page.getByLabel("Last name").fill(person.lastname);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(confirmation);
}

const submit = (page: Page) => page.getByRole("button", { name: "Sign up" }).click();

test.beforeEach(async ({ page }) => {
  await page.goto("/create-new-profile");
  await expect(page.getByRole("heading", { level: 1, name: "Create an Account" })).toBeVisible();
});

test("makes a profile and goes to the login with the address filled in", async ({ page }) => {
  const person = somebody();
  await fill(page, person);
  await submit(page);

  await expect(toast(page, "Account successfully created")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Email or banking ID")).toHaveValue(person.email);
});

test("whoever changes to their language before they sign up is written to in it", async ({ page, bank }) => {
  const person = somebody();
  await fill(page, person);
  await page.getByLabel("Language").selectOption("pl");
  await page.getByRole("button", { name: "Zarejestruj się" }).click();

  await expect(page).toHaveURL(/\/login$/);
  expect((await bank.mails(person.email)).map(({ subject }) => subject)).toEqual(["Witamy w Lintel"]);
});

test("can be filled and sent by keyboard alone", async ({ page }) => {
  const person = somebody();
  await page.getByLabel("First name").focus();
  for (const [text, tabs] of [
    [person.firstname, 1],
    [person.lastname, 1],
    [person.email, 1],
    // The button that shows the password stands between the two.
    [person.password, 2],
    [person.password, 0],
  ] as const) {
    await page.keyboard.type(text);
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Email or banking ID")).toHaveValue(person.email);
});

test("needs no scrolling sideways at any width, with its rules below the fields or beside them", async ({ page }) => {
  for (const width of [320, 1024, 1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysPixels(page), `at ${width} px`).toBe(0);
  }
});

test("the rules begin beside the password that they are about, and stay in sight with it in a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  const password = page.getByLabel("Password", { exact: true });
  const rules = page.getByRole("list", { name: "Password rules" });
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  for (const path of ["/create-new-profile", "/reset-account-password/new-password"]) {
    await page.goto(path);
    const field = path === "/create-new-profile" ? password : page.getByLabel("New password");
    const [typed, said] = [await boxOf(field), await boxOf(rules)];
    expect(said.x, path).toBeGreaterThan(typed.x + typed.width);
    expect(said.y, path).toBeGreaterThanOrEqual(typed.y);
    expect(said.y, path).toBeLessThan(typed.y + typed.height);

    await page.getByLabel("Confirm password").focus();
    await page.getByRole("button", { name: /^(Sign up|Save password)$/ }).scrollIntoViewIfNeeded();
    await expect(rules).toBeInViewport({ ratio: 1 });
    // It was the page that went, or nothing would have been shown.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test("looks the same for an address that has a profile already", async ({ page, bank }) => {
  const person = await signUp(bank);
  await fill(page, person);
  await submit(page);

  await expect(toast(page, "Account successfully created")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("asks for every field, and goes to the first that is missing", async ({ page }) => {
  await page.getByLabel("First name").fill("Amara");
  await submit(page);

  await expect(toast(page, "Please fill all the fields")).toBeVisible();
  await expect(page.getByRole("main").getByText("Please fill all the fields")).toBeVisible();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("First name")).not.toHaveAttribute("aria-invalid", "true");
});

test("shows each password rule met or not as one types, in words and not by colour alone", async ({ page }) => {
  const rule = (text: RegExp) => page.getByRole("listitem").filter({ hasText: text });
  const password = page.getByLabel("Password", { exact: true });

  await password.fill("demo");
  await expect(rule(/At least 8 characters/)).toContainText("not met");
  await expect(rule(/uppercase/)).toContainText("not met");

  await password.fill("Demo-pass-1!");
  for (const text of [/At least 8 characters/, /uppercase/, /number/, /special/]) {
    await expect(rule(text)).not.toContainText("not met");
  }
  await expect(rule(/match/)).toContainText("not met");

  await page.getByLabel("Confirm password").fill("Demo-pass-1!");
  await expect(rule(/match/)).not.toContainText("not met");
});

test("sends nothing while a password rule is unmet", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/create-user")) calls += 1;
  });
  await fill(page, somebody(), "Demo-pass-2!");
  await submit(page);

  await expect(toast(page, "Please meet all password requirements.")).toBeVisible();
  await expect(page.getByLabel("Confirm password")).toBeFocused();
  expect(calls).toBe(0);
});

test("puts the bank's objection at its field and keeps what was typed", async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 400 .*\/api\/create-user/);
  await fill(page, { ...somebody(), email: "no address" });
  await submit(page);

  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter a valid email address.");
  await expect(page.getByLabel("First name")).toHaveValue("Amara");
  await expect(page).toHaveURL(/\/create-new-profile$/);
});

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`has no accessibility fault, empty and refused, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill("demo-pass1");
    await submit(page);
    await expect(toast(page, "Please fill all the fields")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    // From some width on the rules stand beside the fields.
    for (const at of [width, 1360, 1280, 1200]) {
      await page.setViewportSize({ width: at, height: 900 });
      expect(await sidewaysPixels(page), `at ${at} px`).toBe(0);
    }
  });
}
