import { setTimeout as sleep } from "node:timers/promises";
import type { Card } from "@lintel/contract/schema";
import type { Locator, Page } from "@playwright/test";
import { expect, PASSWORD, test } from "../harness/bank";
import { keepOnItsWay } from "../harness/keep-on-its-way";
import { shiftsOf, watchShifts } from "../harness/shifts";
import { sidewaysPixels } from "../harness/sideways";

const CUSTOMER = ["customer@example.com", "Demo-pass-1!"] as const;
const CARDS = ["Last transaction", "Your statistics this month", "Credit score", "Basic information"];
const LISTS = /\/api\/(accounts|transactions|cards)/;

for (const width of [390, 1440]) {
  for (const [what, path, email, words] of [
    ["form for a card", "cards/get-new-card", CUSTOMER[0], "issuance fee"],
    ["overview", "admin", "admin@example.com", "Money held"],
  ] as const) {
    test(`the ${what} is as tall while it waits as afterwards, at ${width} px`, async ({ page, bank, enter }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await keepOnItsWay(page, /\/api\/(accounts|admin\/overview)/);
      await enter({ token: await bank.signIn(email, CUSTOMER[1]) }, `/online-banking/${path}`);
      await expect(page.locator("main [aria-busy=true]")).toContainText(words);
      await page.evaluate(() => document.fonts.ready);
      const waiting = (await page.locator("main").boundingBox())?.height ?? Number.NaN;

      answer();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

      const there = (await page.locator("main").boundingBox())?.height ?? Number.NaN;
      expect(Math.abs(there - waiting)).toBeLessThanOrEqual(4);
    });
  }

  test(`nothing on the dashboard moves when what it waits for is there, at ${width} px`, async ({
    page,
    bank,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await keepOnItsWay(page, LISTS);
    await enter({ token: await bank.signIn(...CUSTOMER) });
    await expect(page.getByText("Loading your balance")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const waiting = await tops(page);

    answer();
    await expect(page.getByRole("button", { name: "Show balance" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

    const moved = (await tops(page)).map((top, index) => Math.abs(top - (waiting[index] ?? Number.NaN)));
    for (const distance of moved) expect(distance).toBeLessThanOrEqual(2);
  });

  test(`what is under the balance stays when that and the transactions fail, and money can still be sent, at ${width} px`, async ({
    page,
    bank,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 500/);
    await page.setViewportSize({ width, height: 900 });
    const failing = /\/api\/(accounts|transactions)(\?|$)/;
    await page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { message: "", code: "internal", request_id: "test" } }),
    );
    const answer = await keepOnItsWay(page, failing);
    await enter({ token: await bank.signIn(...CUSTOMER) });
    await expect(page.getByText("Loading your balance")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const waiting = await tops(page);

    answer();
    await expect(page.getByText("We could not load your balance.")).toBeVisible();
    await expect(page.getByText("We could not load your transactions.").first()).toBeVisible();

    expect(await tops(page)).toEqual(waiting);
    const wall = page.getByRole("region", { name: "Total balance" });
    await expect(wall.getByRole("link", { name: "Send money" })).toBeVisible();
    await page.unrouteAll();
    await wall.getByRole("button", { name: "Retry" }).click();
    await expect(wall.getByRole("button", { name: "Show balance" })).toBeVisible();
    await expect(wall.getByRole("heading")).toBeFocused();
  });

  test(`what is below the month's figures stays when those fail, at ${width} px`, async ({
    page,
    bank,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 500/);
    await page.setViewportSize({ width, height: 900 });
    const failing = "**/api/transactions/summary";
    await page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { message: "", code: "internal", request_id: "test" } }),
    );
    const answer = await keepOnItsWay(page, failing);
    await enter({ token: await bank.signIn(...CUSTOMER) });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    const waiting = await tops(page);

    answer();
    await expect(page.getByText("We could not load your statistics.")).toBeVisible();

    expect(await tops(page)).toEqual(waiting);
  });

  for (const path of ["accounts", "cards", "transactions", "transfer", "accounts empty", "transfer empty"]) {
    test(`hardly anything moves when what /${path} waits for is there, at ${width} px`, async ({
      page,
      bank,
      enter,
    }) => {
      const [name, isEmpty] = path.split(" ");
      const token = isEmpty ? (await bank.person()).token : await bank.signIn(...CUSTOMER);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const answer = await keepOnItsWay(page, LISTS);
      await enter({ token }, `/online-banking/${name}`);
      await expect(page.locator("main [aria-busy=true]").first()).toBeAttached();
      expect(await sidewaysPixels(page)).toBe(0);

      answer();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await sleep(200);

      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join(", ")).toBeLessThan(0.005);
    });
  }
}

test("the button that destroys a card stays where it is when the card's account comes late", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const token = await bank.signIn(...CUSTOMER);
  const [card] = (await bank.call<Card[]>("GET", "/cards", { token })).body;
  const answer = await keepOnItsWay(page, /\/api\/accounts/);
  await enter({ token }, `/online-banking/cards/${card?.id}`);
  const destroy = page.getByRole("button", { name: "Destroy card" });
  await expect(destroy).toBeVisible();
  const waiting = (await destroy.boundingBox())?.y ?? Number.NaN;

  answer();
  await expect(page.getByText(/^Checking /).first()).toBeVisible();

  expect(Math.abs(((await destroy.boundingBox())?.y ?? Number.NaN) - waiting)).toBeLessThanOrEqual(2);
});

test("the keys stay where they are on a phone while a German PIN is saved, whose word for it is the longest", async ({
  page,
  bank,
  enter,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Or the sheet might still be on its way up.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.context().addCookies([{ name: "locale", value: "de", url: stack.url }]);
  await enter(await bank.person(), "/online-banking/settings/reset-pin");
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await keepOnItsWay(page, /\/api\/user\/set-pin/);
  const keys = page.getByRole("group", { name: "PIN-Tastenfeld" });
  await expect(keys).toBeVisible();
  await page.keyboard.type("7391");
  const before = await keys.boundingBox();

  await page.getByRole("button", { name: "PIN speichern" }).click();

  await expect(page.getByRole("button", { name: "Wird gespeichert …" })).toBeVisible();
  expect(await keys.boundingBox()).toEqual(before);
});

test("the loading screen fades in and moves nothing for those who asked for less motion", async ({
  page,
  bank,
  enter,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Never answered: it is not known who is here.
  await page.route(/\/api\/me$/, () => {});
  await enter({ token: await bank.signIn(...CUSTOMER) });

  const animated = () =>
    page
      .locator("[data-loading-screen]:visible rect")
      .first()
      .evaluate((beam) =>
        beam
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
      );
  // The shell's screen gives way to the signed-in area's, which looks the same.
  await expect.poll(animated).toContain("opacity");
  expect(await animated()).not.toContain("transform");
});

test("a switch changes its colours alone for those who asked for less motion", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [1] }), "/online-banking/settings");
  const shortcuts = page.getByRole("switch", { name: "Keyboard shortcuts" });
  const changing = () =>
    shortcuts.evaluate(async (input: HTMLInputElement) => {
      input.click();
      await new Promise(requestAnimationFrame);
      const animations = input.getAnimations({ subtree: true }) as CSSTransition[];
      return animations.map(({ transitionProperty }) => transitionProperty);
    });

  expect(await changing()).toContain("translate");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await changing();
  expect(still).toContain("background-color");
  expect(still).not.toContain("translate");
});

test("what is pressed goes down at once for those who asked for less motion", async ({ page, bank, enter }) => {
  await enter(await bank.person({ pin: null }));
  const dialog = page.getByRole("dialog", { name: "Set Your PIN" });
  const pressed = ["1", "Save PIN"].map((name) => dialog.getByRole("button", { name, exact: true }));
  const changing = (button: Locator) => button.evaluate((button) => getComputedStyle(button).transitionProperty);

  for (const button of pressed) expect(await changing(button)).toContain("transform");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const button of pressed) {
    expect(await changing(button)).toContain("background-color");
    expect(await changing(button)).not.toContain("transform");
  }
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1440, 900],
] as const) {
  test(`no key moves when a new PIN is easy to guess, at ${width} by ${height} px`, async ({
    page,
    bank,
    stack,
    enter,
  }) => {
    await page.setViewportSize({ width, height });
    // Or the dialog is still on its way where it will stand.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The language in which the advice is longest.
    await page.context().addCookies([{ name: "locale", value: "de", url: stack.url }]);
    await enter(await bank.person({ pin: null }));
    const pad = page.getByRole("dialog").getByRole("group");
    await pad.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await pad.boundingBox();

    await page.keyboard.type("1234");
    await expect(page.getByText("leicht zu erraten")).toBeVisible();
    expect(await pad.boundingBox()).toEqual(before);
    await page.keyboard.press("Backspace");
    await expect(page.getByText("leicht zu erraten")).toHaveCount(0);
    expect(await pad.boundingBox()).toEqual(before);
  });
}

/** How far down each card's heading stands. */
function tops(page: Page): Promise<number[]> {
  return Promise.all(
    CARDS.map(async (name) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN),
  );
}
