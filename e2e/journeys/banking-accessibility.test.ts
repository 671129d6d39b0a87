import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { folderStore } from "../../site/src/store/release-store";
import { axeFaults } from "../harness/axe-faults";
import { confirmWithPin, expect, PIN, reviewTransfer, test } from "../harness/bank";
import { hiddenStops } from "../harness/hidden-focus";
import { addressesOf } from "../harness/released";
import { sidewaysPixels } from "../harness/sideways";

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("every screen of the bank is free of violations and of sideways scrolling", async ({
      page,
      bank,
      enter,
      stack,
    }) => {
      const person = await bank.person({ balances: [1200, 80] });
      const { body } = await bank.call<{ card: { id: string } }>("POST", "/cards", {
        token: person.token,
        headers: { "idempotency-key": randomUUID() },
        body: { account_id: person.accounts[0]?.id, card_type: "credit", pin: PIN },
      });
      const parts = { accountNumber: person.accounts[0]?.account_number, id: body.card.id };
      await enter(person);
      const problems: string[] = [];
      for (const path of await addressesOf(folderStore(join(stack.dataFolder, "store")), "mfe-banking", parts)) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        problems.push(...(await axeFaults(page)).map((problem) => `${path}, ${problem}`));
        if ((await sidewaysPixels(page)) > 0) problems.push(`${path} scrolls sideways`);
      }
      expect(problems).toEqual([]);
    });

    test("every dialog and every empty or failed face is free of violations", async ({
      page,
      bank,
      enter,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/status of 500 .*\/api\/(accounts|transactions)/);
      const problems: string[] = [];
      const look = async (name: string) =>
        problems.push(...(await axeFaults(page)).map((problem) => `${name}, ${problem}`));

      const newcomer = await bank.person({ pin: null });
      await enter(newcomer);
      await page.getByRole("dialog", { name: "Set Your PIN" }).waitFor();
      await page.keyboard.type("1111");
      await look("first PIN");

      const person = await bank.person({ balances: [50] });
      await enter(person, "/online-banking/transactions");
      await page.locator("[data-row]").first().click();
      await page.getByRole("dialog").waitFor();
      await look("transaction details");
      await page.goto("/online-banking/transactions?q=nothing-like-this");
      await page.getByText("No transactions match your search.").waitFor();
      await look("no match");
      await page.goto("/online-banking/settings");
      await page.getByRole("button", { name: "Change Currency" }).click();
      await look("currency");
      await page.goto("/online-banking/accounts/000000000000");
      await page.getByText("Account not found.").waitFor();
      await look("account not found");

      const nobody = await bank.person();
      await enter(nobody);
      await page.getByText("Your first account is on its way.").waitFor();
      await look("no account yet");
      await page.route("**/api/{accounts,transactions,transactions/summary}", (route) =>
        route.fulfill({ status: 500, json: { message: "", code: "internal", request_id: "test" } }),
      );
      await page.goto("/online-banking/dashboard");
      await page.getByText("We could not load your balance.").waitFor();
      await look("failed regions");
      expect(problems).toEqual([]);
    });
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px, with money and cards`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("every state of the PIN step, a transfer and a card is free of violations", async ({
      page,
      bank,
      enter,
      expectedComplaints,
    }) => {
      expectedComplaints.push(
        /ERR_FAILED .*\/api\/transactions\/transfer/,
        /ERR_FAILED .*\/api\/transfers\//,
        /status of 423 .*\/api\/transactions\/transfer/,
      );
      const problems: string[] = [];
      const look = async (name: string) =>
        problems.push(...(await axeFaults(page)).map((problem) => `${name}, ${problem}`));
      const sender = await bank.person({ balances: [100] });
      const recipient = await bank.person({ balances: [1] });
      await enter(sender, "/online-banking/transfer");
      const review = () => reviewTransfer(page, sender, recipient, "3");

      await page.getByRole("button", { name: "Review transfer" }).click();
      await look("a form with faults");
      await page.getByText("Other Banks").click();
      await page.getByRole("combobox", { name: "Bank" }).click();
      await look("the other bank's details");
      await page.keyboard.press("Escape");
      await page.getByText("Same Bank").click();
      await review();
      await page.keyboard.type("48");
      await look("the PIN half typed");
      await page.keyboard.type("26");
      await look("the PIN typed");
      // A wrong PIN's message is gone after 2.5 seconds, too soon for two looks; the gallery shows it standing still.
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await bank.call("POST", "/transactions/transfer", {
          token: sender.token,
          headers: { "idempotency-key": randomUUID() },
          body: { account_id: sender.accounts[0]?.id, recipient_account: "402177540931", amount: "1", pin: "1111" },
        });
      }
      await confirmWithPin(page);
      await page
        .getByText(/Try again in/)
        .first()
        .waitFor();
      await look("a locked PIN");

      const payer = await bank.person({ balances: [100] });
      await enter(payer, "/online-banking/transfer");
      await page.route("**/api/transactions/transfer", (route) => route.abort());
      await page.route("**/api/transfers/*", (route) => route.abort());
      sender.accounts = payer.accounts;
      await review();
      await confirmWithPin(page);
      await page.getByRole("heading", { name: "Still checking" }).waitFor();
      await look("still checking");
      await page.unrouteAll();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("/online-banking/transfer");
      await review();
      await confirmWithPin(page);
      await page.getByRole("heading", { name: /^Sent/ }).waitFor();
      await look("sent");

      await bank.call("POST", "/cards", {
        token: payer.token,
        headers: { "idempotency-key": randomUUID() },
        body: { account_id: payer.accounts[0]?.id, card_type: "debit", pin: PIN },
      });
      await page.goto("/online-banking/cards");
      await page.getByRole("button", { name: "Show details" }).click();
      await page.getByRole("button", { name: "Hide details" }).waitFor();
      await look("a card with its details");
      await page.getByRole("button", { name: "Show back" }).click();
      await look("a card's back");
      await page.getByRole("link", { name: /^View card/ }).click();
      await page.getByRole("button", { name: "Destroy card" }).click();
      await look("destroying a card");
      await page.keyboard.press("Escape");

      await bank.call("POST", `/user/${payer.id}/suspend`, {
        token: await bank.admin(),
        body: { reason: "For the look" },
      });
      await page.goto("/online-banking/transfer");
      await page
        .getByText(/suspended/i)
        .first()
        .waitFor();
      await look("suspended");
      expect(problems).toEqual([]);
    });
  });
}

/** Every colour that a thing is painted in, apart from its words. */
async function paint(thing: Locator): Promise<string> {
  return thing.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderBottomColor, borderLeftColor } = getComputedStyle(element);
    const before = getComputedStyle(element, "::before");
    const beam = before.content === "none" ? "" : before.backgroundColor;
    return [backgroundColor, borderTopColor, borderBottomColor, borderLeftColor, beam].join();
  });
}

test("what Enter would take stands out from the rest of a list in the colours of a person's own system", async ({
  page,
  bank,
  enter,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enter(await bank.person({ balances: [10] }), "/online-banking/transfer");
  const looks = (field: Locator) =>
    field.evaluate((input) => {
      const options = [...document.querySelectorAll("[role=option]")].map((option) => {
        const { backgroundColor, color } = getComputedStyle(option);
        return { isNext: option.id === input.getAttribute("aria-activedescendant"), look: [backgroundColor, color] };
      });
      return { next: options.filter(({ isNext }) => isNext), others: options.filter(({ isNext }) => !isNext) };
    });

  await page.getByText("Other Banks").click();
  const banks = page.getByRole("combobox", { name: "Bank" });
  await banks.fill("cha");
  await banks.press("ArrowDown");
  for (const opened of ["banks", "commands"]) {
    if (opened === "commands") await page.keyboard.press("Control+k");
    const { next, others } = await looks(
      opened === "banks" ? banks : page.getByRole("combobox", { name: "Search or jump to" }),
    );
    expect(next, opened).toHaveLength(1);
    expect(others.length, opened).toBeGreaterThan(1);
    const [ground, words] = next[0]?.look ?? [];
    for (const { look } of others) {
      expect(look[0], opened).not.toBe(ground);
      expect(look[1], opened).not.toBe(words);
    }
  }
});

test("what is chosen stands out from what is not, also in the colours of a person's own system", async ({
  page,
  bank,
  enter,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const admin = await bank.person({ role: "admin", balances: [10] });
  await enter(admin, "/online-banking/transfer");
  const chosen = page.locator("label", { has: page.getByRole("radio", { name: "Same Bank" }) });
  await expect(chosen).toBeVisible();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await chosen.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(canvas);
  // Or its words would stand in the colour for a ground that the system then paints over.
  await expect(chosen).toHaveCSS("forced-color-adjust", "none");

  const beam = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
  const rail = page.getByRole("navigation", { name: "Online banking" }).first();
  expect(await beam(rail.getByRole("link", { name: "Transfer" }))).not.toBe(canvas);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Online banking" }).last();
  expect(await paint(bar.getByRole("link", { name: "Transfer" }))).not.toBe(
    await paint(bar.getByRole("link", { name: "Accounts" })),
  );

  await page.goto("/online-banking/cards/get-new-card");
  // The system paints one ground under both, whatever their own are.
  const edge = (name: RegExp) =>
    page
      .locator("label", { has: page.getByRole("radio", { name }) })
      .evaluate((element) => getComputedStyle(element).borderTop);
  expect(await edge(/^Debit/)).not.toBe(await edge(/^Credit/));

  await page.goto("/online-banking/admin/users");
  const sections = page.getByRole("navigation", { name: "Sections of the administration" });
  const [here, elsewhere] = [
    sections.getByRole("link", { name: "Users" }),
    sections.getByRole("link", { name: "Pending" }),
  ];
  await expect(here).toBeVisible();
  expect(await paint(here)).not.toBe(await paint(elsewhere));

  // Nobody changes their own role.
  await page.goto(`/online-banking/admin/users/${admin.id}`);
  const ownRole = page.locator("label", { has: page.getByRole("radio", { disabled: true }) });
  await expect(ownRole).toHaveCount(2);
  const grey = await page
    .getByRole("button", { name: "Delete user" })
    .evaluate((button) => getComputedStyle(button).color);
  await expect(ownRole.filter({ has: page.getByRole("radio", { checked: true }) })).toHaveCSS("background-color", grey);
  await expect(ownRole.filter({ has: page.getByRole("radio", { checked: false }) })).toHaveCSS("color", grey);

  await page.goto("/");
  const steps = page.getByRole("tablist", { name: "How it works" }).getByRole("tab");
  expect(await paint(steps.nth(0))).not.toBe(await paint(steps.nth(1)));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await paint(steps.nth(0))).not.toBe(await paint(steps.nth(1)));
});

test("a chart stands out from the ground that a person's own system lays, whichever theme they chose", async ({
  page,
  bank,
  enter,
}) => {
  const admin = await bank.person({ role: "admin", balances: [2000] });
  for (const [system, theme] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme: system });
    for (const [path, bars] of [
      ["/online-banking/dashboard", ["[data-part=in]", "[data-part=out]", "[data-filled=true]"]],
      ["/online-banking/admin", ["[data-tone=in] rect", "[data-tone=out] rect"]],
    ] as const) {
      await enter(admin, path);
      await page.evaluate((theme) => localStorage.setItem("theme", theme), theme);
      await page.reload();
      for (const bar of bars) {
        const drawn = page.locator(`main ${bar}`).first();
        await drawn.waitFor({ state: "attached" });
        expect(await contrastWithPage(drawn), `${bar}, ${system} system`).toBeGreaterThanOrEqual(3);
      }
    }
  }

  await page.goto("/online-banking/dashboard");
  const [reached, further] = ["true", "false"].map((is) => page.locator(`main [data-filled=${is}]`).first());
  const fill = (bar: Locator | undefined) => bar?.evaluate((bar) => getComputedStyle(bar).fill);
  expect(await fill(reached)).not.toBe(await fill(further));
});

async function contrastWithPage(bar: Locator): Promise<number> {
  return bar.evaluate((bar) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((byte) => {
        const part = Number(byte) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [one, other] = [getComputedStyle(bar).fill, getComputedStyle(document.body).backgroundColor].map(luminance);
    return (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05);
  });
}

test("nothing that the keyboard reaches is hidden below the bars of a phone", async ({ page, bank, enter }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enter(await bank.person({ balances: [50] }), "/online-banking/settings");
  await page.getByRole("button", { name: "Download your data" }).waitFor();

  const hidden = [...(await hiddenStops(page, "Tab", 20)), ...(await hiddenStops(page, "Shift+Tab", 20))];
  expect(hidden).toEqual([]);
});
