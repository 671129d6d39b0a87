import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { letterHtml } from "../../api/src/mail/letter-html";
import { folderStore, type ReleaseStore } from "../../site/src/store/release-store";
import { type Bank, expect, type Person, PIN, test } from "../harness/bank";
import { addressesOf, readRegistry } from "../harness/released";
import { enlargeText } from "../harness/text-size";

/** The languages with the longest words, and what opens the dialogs of the console in them. */
const openersOf = {
  de: [/^Verlauf erzeugen/, /^Konto löschen/, "Benutzer sperren", "Alle Umsätze löschen", "Benutzer löschen"],
  pl: [/^Wygeneruj historię/, /^Usuń konto/, "Zawieś użytkownika", "Usuń wszystkie transakcje", "Usuń użytkownika"],
} as const;
const DESTROY = {
  en: "Destroy card",
  it: "Distruggi carta",
  de: "Karte vernichten",
  pl: "Zniszcz kartę",
} as const;
/** Without a place to break, as some names are. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff";

test.use({ viewport: { width: 320, height: 700 } });

/** What reaches over the edge of the page or of an open dialog, apart from what scrolls in a frame of its own. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return frames
      .filter((frame) => frame.scrollWidth > frame.clientWidth)
      .flatMap((frame) => {
        const edge = frame.getBoundingClientRect().left + frame.clientWidth;
        const culprits = [...frame.querySelectorAll("*")].filter((element) => {
          const { right, width } = element.getBoundingClientRect();
          return width > 0 && right > edge + 0.5;
        });
        return [
          `${frame.scrollWidth} px of ${frame.clientWidth}`,
          ...culprits.map((element) => element.outerHTML.slice(0, 160)),
        ];
      });
  });
}

/** Where the words are, however wide what they stand in. */
function edgesOfWords(places: Locator): Promise<{ left: number; right: number }[]> {
  return places.evaluateAll((all) =>
    all.map((place) => {
      const words = document.createRange();
      words.selectNodeContents(place);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    }),
  );
}

/** Words that stand in more than one line, without the figures of numbers. */
function tornWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((all) =>
    all.flatMap((place) => {
      const torn: string[] = [];
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word);
        }
      }
      return torn;
    }),
  );
}

test("what is too wide and what is torn is found where it is planted", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("p"), { id: "planted", textContent: "Planted" }));
  });
  const planted = page.locator("#planted");
  const style = (change: Record<string, string>) =>
    planted.evaluate((place, change) => void Object.assign(place.style, change), change);

  await style({ minWidth: "400px" });
  expect(await tooWide(page)).toContainEqual(expect.stringContaining('id="planted"'));
  expect(await tornWords(planted)).toEqual([]);
  await style({ minWidth: "0", width: "1ch", wordBreak: "break-all" });
  expect(await tornWords(planted)).toEqual(["Planted"]);
});

async function speak(page: Page, url: string, locale: string) {
  await page.context().addCookies([{ name: "locale", value: locale, url }]);
}

async function lookAt(page: Page, paths: readonly string[], problems: string[], locale: string) {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const what of await tooWide(page)) problems.push(`${path} in ${locale}: ${what}`);
  }
}

/** Opens each of these in turn and looks again. */
async function lookInto(page: Page, openers: readonly Locator[], problems: string[], locale: string) {
  for (const opener of openers) {
    await opener.first().click();
    await page.locator("dialog[open]").waitFor();
    for (const what of await tooWide(page)) problems.push(`${opener} in ${locale}: ${what}`);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
}

/** What slow pages report, of today's versions and of earlier ones: the longest words there are for both. */
async function reportSlowPages(bank: Bank, store: ReleaseStore) {
  const { remotes } = await readRegistry(store);
  const slow = { LCP: 3_000, INP: 300, CLS: 0.2 };
  for (const { name: remote, current } of remotes) {
    const reports = [current.version, "0.0.1"].flatMap((version) => {
      const about = { remote, version, team: "any", route: "/", count: 1 };
      return [
        { ...about, kind: "loaded" },
        ...Object.entries(slow).map(([vital, value]) => ({ ...about, kind: "vital", vital, value })),
      ];
    });
    expect((await bank.call("POST", "/telemetry", { body: { reports } })).status).toBe(200);
  }
}

async function customerWithEverything(bank: Bank): Promise<Person> {
  const person = await bank.person({
    firstname: LONG_NAME,
    email: `${LONG_NAME}${randomUUID().slice(0, 8)}@example.com`,
    balances: [98_765.43, 80],
  });
  const card = await bank.call("POST", "/cards", {
    token: person.token,
    headers: { "idempotency-key": randomUUID() },
    body: { account_id: person.accounts[0]?.id, card_type: "credit", pin: PIN },
  });
  expect(card.status).toBe(200);
  await sendToChase(bank, person, {
    recipient_account: "123456789012",
    amount: "87654.32",
    description: LONG_NAME.repeat(3),
  });
  return person;
}

async function sendToChase(bank: Bank, { token, accounts }: Person, what: Record<string, string>) {
  const sent = await bank.call("POST", "/transactions/transfer", {
    token,
    headers: { "idempotency-key": randomUUID() },
    body: {
      account_id: accounts[0]?.id,
      bank_name: "Chase Bank",
      routing_number: "021000021",
      swift_code: "CHASUS33",
      pin: PIN,
      ...what,
    },
  });
  expect(sent.status).toBe(200);
}

for (const locale of ["de", "pl"] as const) {
  test(`no screen of the bank scrolls sideways at 320 px, ${locale}`, async ({ page, bank, enter, stack }) => {
    const person = await customerWithEverything(bank);
    const cards = await bank.call<{ id: string }[]>("GET", "/cards", { token: person.token });
    await speak(page, stack.url, locale);
    await enter(person);
    for (const path of ["transfer", "accounts"]) {
      const link = page.locator(`main section a[href="/online-banking/${path}"]`);
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height, `one line on the wall's link to ${path}`).toBeLessThan(50);
    }
    const problems: string[] = [];

    const parts = { accountNumber: person.accounts[0]?.account_number, id: cards.body[0]?.id };
    const store = folderStore(join(stack.dataFolder, "store"));
    await lookAt(page, await addressesOf(store, "mfe-banking", parts), problems, locale);
    await page.goto("/online-banking/transactions");
    await lookInto(page, [page.locator("[data-row]"), page.locator("[aria-haspopup=dialog]")], problems, locale);
    await page.goto(`/online-banking/cards/${cards.body[0]?.id}`);
    await lookInto(page, [page.getByRole("button", { name: DESTROY[locale] })], problems, locale);
    await page.goto("/online-banking/settings");
    await lookInto(page, [page.locator("main a[href$=reset-pin] + button")], problems, locale);
    expect(problems).toEqual([]);
  });

  test(`no screen of the console scrolls sideways at 320 px, ${locale}`, async ({ page, bank, enter, stack }) => {
    const person = await customerWithEverything(bank);
    const admin = await bank.person({ firstname: "Ada", role: "admin" });
    await speak(page, stack.url, locale);
    await enter(admin, "/online-banking/admin");
    const store = folderStore(join(stack.dataFolder, "store"));
    await reportSlowPages(bank, store);
    const problems: string[] = [];

    await lookAt(page, await addressesOf(store, "mfe-admin", { id: person.id }), problems, locale);
    await page.goto(`/online-banking/admin/users/${person.id}`);
    const openers = openersOf[locale].map((name) => page.getByRole("button", { name }));
    await lookInto(page, [page.locator("[data-row]"), ...openers], problems, locale);
    expect(problems).toEqual([]);
  });
}

test("with letters of twice the size no screen is too wide, names keep apart, and an amount is not cut", async ({
  page,
  bank,
  enter,
  stack,
}) => {
  const person = await bank.person({ role: "admin", balances: [98_765.43, 80] });
  const customer = await customerWithEverything(bank);
  const card = await bank.call<{ card: { id: string } }>("POST", "/cards", {
    token: person.token,
    headers: { "idempotency-key": randomUUID() },
    body: { account_id: person.accounts[0]?.id, card_type: "credit", pin: PIN },
  });
  await enter(person);
  await enlargeText(page);
  const store = folderStore(join(stack.dataFolder, "store"));
  await reportSlowPages(bank, store);
  const problems: string[] = [];

  const parts = { accountNumber: person.accounts[0]?.account_number, id: card.body.card.id };
  for (const locale of ["pl", "de"] as const) {
    await speak(page, stack.url, locale);
    await lookAt(page, await addressesOf(store, "mfe-banking", parts), problems, locale);
    await lookAt(page, await addressesOf(store, "mfe-admin", { id: customer.id }), problems, locale);

    await page.goto("/online-banking/transactions");
    await lookInto(page, [page.locator("[data-row]")], problems, locale);
    await page.goto(`/online-banking/cards/${card.body.card.id}`);
    await lookInto(page, [page.getByRole("button", { name: DESTROY[locale] })], problems, locale);
    await page.goto("/online-banking/dashboard");
    const months = page.locator("figure").getByRole("group").getByRole("button");
    await expect(months).toHaveCount(6);
    for (const month of await months.all()) {
      await month.click();
      for (const what of await tooWide(page)) problems.push(`a month in ${locale}: ${what}`);
    }
  }
  await page.goto("/online-banking/transfer");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  expect(problems).toEqual([]);

  const entries = page.locator("nav:visible").last().locator("a, button");
  await expect(entries).toHaveCount(5);
  const names = await edgesOfWords(entries);
  for (const [at, { right }] of names.slice(0, -1).entries()) expect(right).toBeLessThan(names[at + 1]?.left ?? 0);

  const amount = page.getByLabel("Betrag (USD)");
  await amount.fill("98765.43");
  expect(await amount.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  const [sign] = await edgesOfWords(page.getByText("$", { exact: true }));
  const inner = await amount.evaluate(
    (field) => field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft),
  );
  expect(sign?.right).toBeLessThanOrEqual(inner);
});

test("with letters of twice the size the names of months and of pages stand whole in one line", async ({
  page,
  bank,
  enter,
}) => {
  await enlargeText(page);
  await enter(await bank.person({ balances: [100] }), "/online-banking/dashboard");
  const months = page.getByRole("group", { name: "Income and spending by month" }).getByRole("button");
  const pages = page.locator("nav:visible a:not([data-logo]) span");

  for (const [width, names] of [
    [390, months],
    [1440, pages],
    [1440, months],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(names).toHaveCount(6);
    const wrong = await names.evaluateAll((all) =>
      all
        .filter((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const room = (name.closest("a") ?? name).getBoundingClientRect();
          return words.getClientRects().length !== 1 || words.getBoundingClientRect().right > room.right;
        })
        .map((name) => name.textContent),
    );
    expect(wrong, `${width} px`).toEqual([]);
  }
});

test("with letters of twice the size no word of the month's figures is torn, and no number of the score", async ({
  page,
  bank,
  enter,
}) => {
  await enlargeText(page);
  await enter(await bank.person({ balances: [100] }), "/online-banking/dashboard");
  const figures = page.locator("dl", { hasText: "Total Transactions" });
  const scale = page.locator("[data-max='850']");
  await expect(figures).toBeVisible();

  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await tornWords(figures), `${width} px`).toEqual([]);
    // Its ends are drawn, and no text of the page.
    const missing = await scale.evaluate((scale) => {
      const whole = document.createElement("span");
      whole.textContent = scale.getAttribute("data-max");
      whole.style.cssText = "position: absolute; white-space: nowrap; font-variant-numeric: tabular-nums";
      scale.parentElement?.append(whole);
      const widths = ["::before", "::after"].map((end) => Number.parseFloat(getComputedStyle(scale, end).width));
      const missing = whole.offsetWidth - Math.min(...widths);
      whole.remove();
      return missing;
    });
    expect(missing, `${width} px`).toBeLessThan(1);
  }
});

test("with letters of twice the size the account that a waiting transfer goes to is one number, in one line", async ({
  page,
  bank,
  enter,
}) => {
  const account = "GB44309976543210";
  await sendToChase(bank, await bank.person({ balances: [100] }), { recipient_account: account, amount: "5" });
  await enlargeText(page);
  await enter({ token: await bank.admin() }, "/online-banking/admin/pending");
  const recipient = page.getByText(account).last();
  await expect(recipient).toBeVisible();

  for (const width of [390, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await recipient.evaluate((element, account) => {
      const text = [...element.childNodes].find((node) => node.textContent?.includes(account)) as Text;
      const number = document.createRange();
      number.setStart(text, text.data.indexOf(account));
      number.setEnd(text, text.data.indexOf(account) + account.length);
      return new Set([...number.getClientRects()].map(({ top }) => Math.round(top))).size;
    }, account);
    expect(lines, `${width} px`).toBe(1);
  }
});

test("with letters of twice the size no button of the dashboard's wall stands on the stairs of its picture", async ({
  page,
  bank,
  enter,
}) => {
  await enlargeText(page);
  await enter(await bank.person({ balances: [100] }), "/online-banking/dashboard");
  const wall = page.getByRole("region", { name: "Total balance" });

  for (const width of [768, 900, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const picture = await wall.locator("svg[viewBox='0 0 420 304']").boundingBox();
    for (const name of ["Send money", "Receive money"]) {
      const button = await wall.getByRole("link", { name }).boundingBox();
      expect((button?.x ?? 0) + (button?.width ?? Number.NaN), `${name} at ${width} px`).toBeLessThanOrEqual(
        picture?.x ?? 0,
      );
    }
  }
});

test("on a phone at 200% each entry of the bar has a place of its own within the window", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await enter(await bank.person({ balances: [100] }), "/online-banking/dashboard");
  const bar = page.getByRole("navigation", { name: "Online banking" }).filter({ visible: true });
  const entries = bar.getByRole("link").or(bar.getByRole("button"));

  await expect(entries).toHaveCount(5);
  const places = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const words = document.createRange();
      words.selectNodeContents(entry);
      const [place, drawn] = [entry.getBoundingClientRect(), words.getBoundingClientRect()];
      return { from: Math.min(place.left, drawn.left), to: Math.max(place.right, drawn.right), width: place.width };
    }),
  );
  expect(places.filter(({ from }, at) => at > 0 && from < (places[at - 1]?.to ?? 0))).toEqual([]);
  expect(places.at(-1)?.to).toBeLessThanOrEqual(195);
  expect(Math.min(...places.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  await bar.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
});

test("in letters of twice the size no word is torn that has room in a line of its own", async ({
  page,
  bank,
  enter,
  stack,
}) => {
  const person = await bank.person({ role: "admin", balances: [98_765.43] });
  const customer = await customerWithEverything(bank);
  const card = await bank.call<{ card: { id: string } }>("POST", "/cards", {
    token: person.token,
    headers: { "idempotency-key": randomUUID() },
    body: { account_id: person.accounts[0]?.id, card_type: "credit", pin: PIN },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await enter(person, "/online-banking/cards/get-new-card");
  const dialog = page.locator("dialog[open]");
  const open = async (opener: Locator) => {
    await opener.first().click();
    await dialog.waitFor();
    return { torn: await tornWords(dialog), tooWide: await tooWide(page) };
  };

  await page.getByLabel("Account", { exact: true }).selectOption({ index: 1 });
  expect(await open(page.locator("main button[type=submit]"))).toEqual({ torn: [], tooWide: [] });

  await page.goto("/online-banking/settings");
  expect(await open(page.getByRole("button", { name: "Change Currency" }))).toEqual({ torn: [], tooWide: [] });

  await page.goto(`/online-banking/admin/users/${customer.id}`);
  const month = page.locator("div:has(> h3 + span)", { hasText: "transaction" }).first();
  await expect(month).toBeVisible();
  expect(await tornWords(month)).toEqual([]);
  expect(await open(page.locator("[data-row='0']"))).toEqual({ torn: [], tooWide: [] });

  await page.goto("/online-banking/admin/audit?action=user.role_changed");
  const entry = page.getByRole("row").nth(1);
  await expect(entry.getByText("user.role_changed")).toBeVisible();
  expect(await tornWords(entry)).toEqual([]);

  await speak(page, stack.url, "de");
  await page.goto("/online-banking/admin/pending");
  await page.getByRole("checkbox", { name: "Alle auswählen" }).check();
  const bar = page.locator("div:has(> button)", { hasText: "ausgewählt" }).last();
  await expect(bar.getByRole("button")).toHaveText(["Abwickeln", "Zurückgeben"]);
  expect(await tornWords(bar)).toEqual([]);

  // With the longest word for clearing the keypad.
  await speak(page, stack.url, "pl");
  await page.goto(`/online-banking/cards/${card.body.card.id}`);
  expect(await open(page.getByRole("button", { name: DESTROY.pl }))).toEqual({ torn: [], tooWide: [] });

  await speak(page, stack.url, "en");

  // A card's number is wider than the dialog where the window is not narrow, too.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/online-banking/cards/${card.body.card.id}`);
  expect(await open(page.getByRole("button", { name: DESTROY.en }))).toEqual({ torn: [], tooWide: [] });
  await expect(dialog.getByText("Credit", { exact: true })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1024, height: 720 });
  await page.goto("/online-banking/cards/get-new-card");
  const types = page.getByRole("group", { name: "Card type" });
  await expect(types.getByText("Credit", { exact: true })).toBeVisible();
  expect(await tornWords(types)).toEqual([]);
});

test("in a window wider than the widest page the bank stands in the middle, and what stands in for a page in the page's line", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404 .*\/nowhere\)/);
  await page.setViewportSize({ width: 2560, height: 900 });
  await enter(await bank.person(), "/online-banking/settings");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Settings");
  const headingAt = (await heading.boundingBox())?.x;
  const [left, right] = await page.evaluate(() => [
    document.querySelector("nav")?.getBoundingClientRect().left ?? 0,
    innerWidth - (document.querySelector("header")?.parentElement?.getBoundingClientRect().right ?? 0),
  ]);
  expect(left).toBeGreaterThan(500);
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThanOrEqual(1);

  await page.goto("/online-banking/nowhere");
  await expect(heading).toHaveText("Page not found");
  expect((await heading.boundingBox())?.x).toBe(headingAt);
});

test("long names push nothing out of its place beside the rail, and the rail leaves its room to paper", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const person = await bank.person({ firstname: LONG_NAME.repeat(2).slice(0, 50), role: "admin" });
  await enter(person, `/online-banking/admin/users/${person.id}`);
  await page.getByRole("heading", { level: 1, name: LONG_NAME }).waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

  expect(await tooWide(page)).toEqual([]);
  const main = page.getByRole("main");
  const left = async (what: Locator) => (await what.boundingBox())?.x;
  expect(await left(page.getByRole("button", { name: "Search or jump to" }))).toBe(await left(main));

  await page.emulateMedia({ media: "print" });
  expect((await main.boundingBox())?.width).toBeGreaterThan(640);
});

test("a name that is too long for the bar keeps its beginning, also one that is written from right to left", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const firstname of [
    "Wolfeschlegelsteinhausen Bergerdorff auf und zu",
    "عبد الرحمن بن عبد العزيز آل سعود الطويل جدا",
  ]) {
    await enter(await bank.person({ firstname }), "/online-banking/cards");
    const name = page.getByText(`${firstname} Person`, { exact: true });
    await name.waitFor();

    const beyond = await name.evaluate((element) => {
      const letter = new Range();
      letter.setStart(element.firstChild as Text, 0);
      letter.setEnd(element.firstChild as Text, 1);
      const [first, box] = [letter.getBoundingClientRect(), element.getBoundingClientRect()];
      const isCut = element.scrollWidth > element.clientWidth;
      return isCut ? Math.max(box.left - first.left, first.right - box.right) : "nothing is cut";
    });
    expect(beyond, firstname).toBeLessThan(1);
  }
});

test("the widest reference is not cut beside an amount", async ({ page, bank, enter }) => {
  await page.route(/\/api\/transactions(\?|$)/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { transaction_reference: string }[];
    await route.fulfill({ response, json: list.map((one) => ({ ...one, transaction_reference: "TX-WWWWWWWW" })) });
  });
  await enter(await customerWithEverything(bank), "/online-banking/transactions");
  const reference = page.getByText("TX-WWWWWWWW").first();
  await expect(reference).toBeVisible();
  for (const size of ["usual", "large"]) {
    if (size === "large") await enlargeText(page);
    const cut = await reference.evaluate((words) => {
      const line = words.parentElement?.getBoundingClientRect();
      return words.getBoundingClientRect().right - (line?.right ?? 0);
    });
    expect(cut, `letters of ${size} size`).toBeLessThanOrEqual(0);
  }
  expect(await tooWide(page)).toEqual([]);
});

test("no word of a choice reaches into the one beside it", async ({ page, bank, enter, stack }) => {
  const customer = await customerWithEverything(bank);
  await speak(page, stack.url, "de");
  await enter(await bank.person({ role: "admin" }), `/online-banking/admin/users/${customer.id}`);
  await page.locator("[data-row='0']").click();
  const choices = page.locator("dialog label");
  await expect(choices).toHaveCount(3);

  const tooLong = await choices.evaluateAll((all) =>
    all.filter((choice) => choice.scrollWidth > choice.clientWidth).map((choice) => choice.textContent),
  );
  expect(tooLong).toEqual([]);
});

test("the words below the signs of a phone's bar stand in one line", async ({ page, bank, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(await bank.person());
  const more = page.getByRole("button", { name: "More" });
  await more.waitFor();

  const feet = await more.evaluate((button) =>
    [...(button.parentElement?.children ?? [])].map((entry) => {
      const words = document.createRange();
      words.selectNodeContents(entry.lastChild ?? entry);
      return Math.round(words.getBoundingClientRect().bottom);
    }),
  );
  expect(feet).toEqual(Array(5).fill(feet[0]));
});

test("a second tap on More does not log out", async ({ page, bank, enter }) => {
  await enter(await bank.person());
  const more = await page.getByRole("button", { name: "More" }).boundingBox();
  const sheet = page.getByRole("dialog", { name: "More" });

  for (const pauseMs of [0, 20, 60, 120, 250]) {
    for (const wait of [pauseMs, 0]) {
      await page.mouse.click((more?.x ?? 0) + 20, (more?.y ?? 0) + 40);
      await page.waitForTimeout(wait);
    }
    await sheet.getByRole("button", { name: "Logout" }).click({ trial: true });
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("what was tapped in More, and the glass, do not stay as if they were pointed at", async ({
    page,
    bank,
    enter,
  }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const groundOf = (name: string) => button(name).evaluate((one) => getComputedStyle(one).backgroundColor);
    await enter(await bank.person());

    await button("More").tap();
    await button("Dark theme").tap();
    await expect.poll(() => groundOf("Light theme")).toBe(await groundOf("Logout"));
    await button("Close").tap();

    const glass = page.getByRole("button", { name: /^Search or jump to/ });
    await glass.tap();
    await expect(page.getByRole("dialog", { name: "Search or jump to" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(glass).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  });
});

test("a double click that opens the PIN step leaves the PIN to be typed", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [100] });
  await enter(person, "/online-banking/cards/get-new-card");
  await page.getByLabel("Account", { exact: true }).selectOption(person.accounts[0]?.id ?? "");

  await page.getByRole("button", { name: "Get card" }).dblclick();
  await page.keyboard.type(PIN);

  await expect(page.getByRole("dialog").getByRole("button", { name: "Confirm" })).toBeEnabled();
});

test("a transaction that is open while the transfer page loads has the focus", async ({ page, bank, enter }) => {
  await enter(await customerWithEverything(bank), "/online-banking/transfer");
  await page.locator("[data-row='0']").click();
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();

  await page.route("**/api/accounts", async (route) => {
    await dialog.waitFor({ state: "attached" });
    await route.continue();
  });
  await page.reload();

  await expect(page.getByLabel("Amount (USD)")).toBeAttached();
  await expect(dialog).toBeFocused();
});

test("the month's figures stand in one column at 320 px", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [100] }), "/online-banking/dashboard");
  const figures = page
    .locator("dl > div")
    .filter({ hasText: /^Total/ })
    .locator("dd");
  await expect(figures).toHaveCount(3);

  const left = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().x));
  expect(new Set(left).size).toBe(1);
});

test("equal figures of the month are equally large, however long they are", async ({ page, bank, enter }) => {
  await page.route("**/api/transactions/summary", (route) =>
    route.fulfill({ json: { incoming_sum: 123_456.78, outgoing_sum: 123_456.78, total_sum: 246_913.56, count: 2 } }),
  );
  await enter(await bank.person({ balances: [1] }), "/online-banking/dashboard");
  const figures = page.locator("dd > [data-size=tile]");
  await expect(figures).toHaveCount(3);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [income, spending] = await figures.evaluateAll((all) =>
      all.map((figure) => getComputedStyle(figure).fontSize),
    );
    expect(income).toBe(spending);
  }
});

test("figures of the month that are too long for half a phone stand one below the other", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/transactions/summary", (route) =>
    route.fulfill({
      json: { incoming_sum: 0, outgoing_sum: 123_456_789_012.34, total_sum: 123_456_789_012.34, count: 2 },
    }),
  );
  await enter(await bank.person({ balances: [1] }), "/online-banking/dashboard");
  const figures = page.locator("dd > [data-size=tile]");
  await expect(figures).toHaveCount(3);

  for (const figure of await figures.all()) {
    const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
  }
  const left = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().x));
  expect(new Set(left).size).toBe(1);
});

test("a page loaded again further down shows its heading whole", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [100] }), "/online-banking/transfer");
  const heading = page.getByRole("heading", { level: 1, name: "Make Transfer" });
  await expect(page.getByLabel("Amount (USD)")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  // The browser looks for the place until it has stopped loading, which is a little after the page hears that it is loaded.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  const hasGivenUp = new Promise<void>((resolve) => browser.once("Page.frameStoppedLoading", () => resolve()));
  await page.route("**/api/me", async (route) => {
    await hasGivenUp;
    await route.fallback();
  });

  await page.reload();
  await expect(page.getByLabel("Amount (USD)")).toBeAttached();

  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page.locator("header").evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar);
});

test("whom money may go to lies in one row on a phone, and the row alone scrolls", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [100] });
  for (const recipient_account of ["100000000001", "100000000002", "100000000003", "100000000004"]) {
    await sendToChase(bank, person, { recipient_account, amount: "1" });
  }
  await enter(person, "/online-banking/transfer");
  const chips = page.getByRole("list", { name: "Paid recently" }).getByRole("button");
  await expect(chips).toHaveCount(4);

  const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  expect(await tooWide(page)).toEqual([]);
  await chips.first().focus();
  for (const next of [1, 2, 3]) {
    await page.keyboard.press("Tab");
    await expect(chips.nth(next)).toBeFocused();
    await expect(chips.nth(next)).toBeInViewport({ ratio: 1 });
  }
  await chips.last().focus();
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
});

test("the details of a transaction are read from their heading on, also on a phone held sideways", async ({
  page,
  bank,
  enter,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await enter(await bank.person({ balances: [100] }), "/online-banking/transactions");
  await page.locator("[data-row]").first().click();

  const details = page.getByRole("dialog", { name: "Transaction details" });
  await expect(details.getByRole("button", { name: "Copy reference" })).toBeAttached();
  expect(await details.evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test("a person's many accounts do not push the amount out of sight", async ({ page, bank, enter }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await bank.person({ balances: Array(20).fill(0) });
  await enter(person, "/online-banking/transfer");
  const chips = page.getByRole("list", { name: "Your own accounts" }).getByRole("button");
  await expect(chips).toHaveCount(20);

  await expect(page.getByLabel("Amount (USD)")).toBeInViewport({ ratio: 1 });
  await chips.last().focus();
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
});

test("what is said of a number of accounts that did not come ends where its row does", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 500 .*\/api\/accounts/);
  await page.route("**/api/accounts", (route) =>
    route.fulfill({ status: 500, json: { message: "No.", code: "internal_error", request_id: "test" } }),
  );
  await enter(await bank.person({ balances: [1] }), "/online-banking/settings");
  const right = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().right);
  const failed = page.getByRole("term").filter({ hasText: "Number of accounts" }).locator("..").getByRole("alert");
  await expect(failed.getByRole("button")).toHaveText("Retry");

  expect(await right(failed)).toBe(await right(failed.locator("xpath=ancestor::dl")));
});

test("the frame of a copy button stays in its row in the colours of a person's own system", async ({
  page,
  bank,
  enter,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enter(await bank.person({ balances: [1] }), "/online-banking/settings");
  const copy = page.getByRole("button", { name: "Copy banking ID" });
  await expect(copy).toBeVisible();

  const right = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(copy)).toBe(await right(copy.locator("xpath=ancestor::dl")));
});

test("the beam of an account's wall has a frame in the colours of a person's own system", async ({
  page,
  bank,
  enter,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const person = await bank.person({ balances: [1] });
  await enter(person, `/online-banking/accounts/${person.accounts[0]?.account_number}`);
  const wall = page.getByRole("region", { name: "Balance" });

  await expect(wall).toBeVisible();
  expect(await wall.evaluate((wall) => getComputedStyle(wall, "::before").borderTopWidth)).toBe("1px");
});

test("the heading of the cards stands level with the button beside it", async ({ page, bank, enter }) => {
  await enter(await customerWithEverything(bank), "/online-banking/cards");
  const getCard = page.getByRole("main").getByRole("link", { name: "Get a card" });
  await expect(getCard).toBeVisible();

  const middle = (what: Locator) =>
    what.evaluate((element) => element.getBoundingClientRect().y + element.getBoundingClientRect().height / 2);
  expect(await middle(page.getByRole("heading", { level: 1 }))).toBeCloseTo(await middle(getCard), 0);
});

test("on paper the balance leaves no room for a picture that is not there", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [1] }), "/online-banking/dashboard");
  const wall = page.getByRole("region", { name: "Total balance" });
  await expect(wall).toContainText("1 account");
  await page.emulateMedia({ media: "print" });

  const foot = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await foot(wall)) - (await foot(wall.getByText("1 account")))).toBeLessThan(40);
});

test("on paper stands what the bank says, without what is there to be pressed or searched", async ({
  page,
  bank,
  enter,
}) => {
  const person = await customerWithEverything(bank);
  const main = page.getByRole("main");
  const onScreenAlone = {
    dashboard: [
      main.getByRole("button", { name: "Show balance" }),
      main.getByRole("button", { name: "Copy banking ID" }),
      main.getByRole("link", { name: "View receipt" }),
      main.getByRole("link", { name: "View transactions" }),
      main.getByText("View as table"),
    ],
    accounts: [main.getByRole("link", { name: /^View more/ }).first()],
    transactions: [main.getByRole("searchbox"), main.getByRole("combobox")],
    cards: [main.getByRole("link", { name: "Get a card" }), main.getByRole("button", { name: "Show details" }).first()],
    settings: [
      main.getByRole("link", { name: "Change PIN" }),
      main.getByRole("button", { name: "Change Currency" }),
      main.getByRole("button", { name: "Save changes" }),
      main.getByRole("combobox", { name: "Language" }),
      main.getByRole("button", { name: "Download your data" }),
    ],
    "cards/get-new-card": [
      main.getByRole("combobox", { name: "Account" }),
      main.getByRole("button", { name: "Get card" }),
    ],
    "settings/reset-pin": [
      main.getByLabel("Account password", { exact: true }),
      main.getByRole("button", { name: "Verify password" }),
    ],
    transfer: [main.getByLabel("Recipient account number"), main.getByRole("button", { name: "Review transfer" })],
    [`accounts/${person.accounts[0]?.account_number}`]: [
      main.getByRole("link", { name: "All accounts" }),
      main.getByRole("link", { name: "Send money" }),
    ],
  };
  await enter(person);

  for (const [path, controls] of Object.entries(onScreenAlone)) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/online-banking/${path}`);
    for (const control of controls) await expect(control).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const control of controls) await expect(control).toBeHidden();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on paper a page says which bank it is from and whose it is, in full, and has nothing to go elsewhere", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ firstname: LONG_NAME, balances: [1] });
  await enter(person, "/online-banking/transactions");
  const bar = page.getByRole("banner");
  const name = bar.getByText(LONG_NAME);
  await expect(bar.getByRole("button")).toBeVisible();

  for (const width of [390, 718, 1040]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: "print" });
    await expect(bar.locator("[data-logo]")).toBeVisible();
    await expect(name).toBeVisible();
    expect(await name.evaluate((all) => all.scrollWidth - all.clientWidth), `cut at ${width} px`).toBe(0);
    await expect(bar.getByText(/^LNT-/)).toBeVisible();
    await expect(bar.getByRole("button")).toBeHidden();
    expect(await tooWide(page)).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});

test("a very long name leaves a card its other words", async ({ page, bank, enter }) => {
  const owner = await bank.person({ balances: [100] });
  const card = { account_id: owner.accounts[0]?.id, card_type: "credit", pin: PIN };
  await bank.call("POST", "/cards", { body: card, token: owner.token, headers: { "idempotency-key": randomUUID() } });
  const card_holder_name = `${LONG_NAME}-Featherstonehaugh Cholmondeley von und zu Hohenzollern`;
  await page.route("**/api/cards", async (route) => {
    const [issued] = await (await route.fetch()).json();
    await route.fulfill({ json: [{ ...issued, card_holder_name }] });
  });
  await enter(owner, "/online-banking/cards");
  const front = page.locator("[data-face=front]");
  await expect(front).toContainText(card_holder_name);

  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const room = await front.evaluate((face) => face.clientHeight - face.scrollHeight);
    expect(room, `what is left at ${width} px`).toBe(0);
  }
});

test("on paper a list that is narrowed says by what, or it would pass for all there is", async ({
  page,
  bank,
  enter,
}) => {
  const main = page.getByRole("main");
  await enter(await bank.person({ balances: [100] }), "/online-banking/transactions?q=TX");
  await expect(main.getByRole("searchbox")).toHaveValue("TX");

  await page.emulateMedia({ media: "print" });

  await expect(main.getByRole("searchbox")).toBeVisible();
});

test("on paper a card looks as it does on the screen, grounds and small words too", async ({ page, bank, enter }) => {
  await enter(await customerWithEverything(bank), "/online-banking/cards");
  const words = page.getByText("Name on card", { exact: true }).first();
  await words.waitFor();
  const look = () =>
    words.evaluate((element) => {
      const { color, printColorAdjust } = getComputedStyle(element);
      return { color, printColorAdjust };
    });
  const { color } = await look();

  await page.emulateMedia({ media: "print" });

  expect(await look()).toEqual({ color, printColorAdjust: "exact" });
});

test("a letter is as narrow as the phone it is read on, whatever names and addresses are in it", async ({ page }) => {
  const where = "2001:1db8:85a3:9d3f:1a34:8a2e:6370:7334";
  const parts = { subject: "A new sign-in", paragraphs: [`From the address ${where}.`] };
  const around = { locale: "en", greeting: `Hello ${LONG_NAME},`, footer: "Nobody asks for your PIN." } as const;

  await page.setContent(letterHtml(parts, around));

  await expect(page.getByText(LONG_NAME)).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});

test("an open dialog is printed alone, on one sheet and without its buttons", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [100] });
  for (let sent = 0; sent < 20; sent += 1) {
    await sendToChase(bank, person, { recipient_account: "100000000001", amount: "1" });
  }
  await enter(person, "/online-banking/transactions");
  const rows = page.getByRole("main").getByRole("listitem").getByRole("button");
  await rows.first().click();
  const details = page.getByRole("dialog", { name: "Transaction details" });
  await expect(details).toBeVisible();

  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Transactions", level: 1 })).toBeHidden();
  await expect(details).toBeVisible();
  await expect(details.getByRole("button", { name: "Close" })).toBeHidden();
});

test("wherever a sheet ends, no month's heading is its last line, and the last one has something on it", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [100] });
  for (let sent = 0; sent < 4; sent += 1) {
    await sendToChase(bank, person, { recipient_account: "100000000001", amount: "1" });
  }
  await enter(person, "/online-banking/transactions");
  await expect(page.getByText(/^\d+ transactions in all$/)).toBeVisible();
  const aRow = 40;

  for (let height = 400; height > 300; height -= 8) {
    const pdf = (await page.pdf({ width: "794px", height: `${height}px`, outline: true, tagged: true })).toString(
      "latin1",
    );
    const headings = [...pdf.matchAll(/\/Dest \[\d+ 0 R \/XYZ \S+ (\S+)/g)].map(([, fromFoot]) => Number(fromFoot));
    expect(headings.length).toBeGreaterThan(2);
    expect(Math.min(...headings), `a heading's place over the foot of a sheet of ${height} px`).toBeGreaterThan(aRow);
    expect(lettersOnLastSheet(pdf), `letters on the last sheet of ${height} px`).toBeGreaterThan(0);
  }
});

test("wherever a sheet ends, the last one of a public page has something on it", async ({ page, stack }) => {
  await page.goto(`${stack.url}/privacy-policy`);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  for (let height = 800; height > 400; height -= 25) {
    const pdf = (await page.pdf({ width: "794px", height: `${height}px` })).toString("latin1");
    expect(lettersOnLastSheet(pdf), `letters on the last sheet of ${height} px`).toBeGreaterThan(0);
  }
});

function lettersOnLastSheet(pdf: string): number {
  const sheets = pdf.split("endobj").filter((part) => /\/Type \/Page\b/.test(part));
  const content = /\/Contents (\d+) 0 R/.exec(sheets.at(-1) ?? "")?.[1];
  const packed = pdf.split(`\n${content} 0 obj\n`)[1]?.split(">> stream\n")[1]?.split("\nendstream")[0] ?? "";
  if (packed === "") return 0;
  const drawn = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  return drawn.match(/\bT[jJ]\b/g)?.length ?? 0;
}

test("the longest amount is shown whole while it is typed", async ({ page, bank, enter }) => {
  await enter(await bank.person({ balances: [1] }), "/online-banking/transfer");
  const amount = page.getByLabel("Amount (USD)");
  const hidden = () => amount.evaluate((field) => field.scrollWidth - field.clientWidth);

  for (const typed of ["12,345", "1,234,567.89", "9,999,999,999.99"]) {
    await amount.fill(typed);
    expect(await hidden(), typed).toBe(0);
  }
});

test("a row of a list shows its date, its reference and its amount in full at 320 px", async ({
  page,
  bank,
  enter,
}) => {
  await enter(await customerWithEverything(bank), "/online-banking/transactions");
  await page.locator("[data-row='1']").waitFor();

  const cut = await page.locator("[data-row] span").evaluateAll((parts) =>
    parts.flatMap((line) => {
      const edge = line.getBoundingClientRect().right + 0.5;
      if (getComputedStyle(line).overflow !== "hidden") return [];
      return [...line.children]
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent);
    }),
  );
  expect(cut).toEqual([]);
});

test("what a row of a list is called does not run into its amount", async ({ page, bank, enter, stack }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await speak(page, stack.url, "nl");
  await enter(await customerWithEverything(bank), "/online-banking/transactions");
  const row = page.locator("[data-row]", { hasText: "Bankoverboeking" }).first();

  const isClear = await row.evaluate((whole) => {
    const words = document.createRange();
    words.selectNodeContents(whole.querySelector("b") ?? whole);
    const called = words.getBoundingClientRect();
    const figures = whole.lastElementChild?.getBoundingClientRect() ?? called;
    return called.right <= figures.left || called.bottom <= figures.top;
  });
  expect(isClear).toBe(true);
});

test("nothing moves beside a card when its details or its back are shown", async ({ page, bank, enter, stack }) => {
  const person = await customerWithEverything(bank);
  const cards = await bank.call<{ id: string }[]>("GET", "/cards", { token: person.token });
  await enter(person);
  const controls = page.locator("main [role=group] > button");

  for (const [locale, width] of [
    ["en", 320],
    ["it", 375],
    ["de", 390],
  ] as const) {
    await speak(page, stack.url, locale);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/online-banking/cards/${cards.body[0]?.id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(controls).toHaveCount(2);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const standing = controls.or(page.getByRole("button", { name: DESTROY[locale] }));
    const boxes = () => standing.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(before).toHaveLength(3);

    for (const control of [controls.first(), controls.last()]) {
      const word = (await control.textContent()) ?? "";
      await control.click();
      await expect(control).not.toHaveText(word);
      expect(await boxes(), `${locale}: ${word}`).toEqual(before);
    }
  }
});

test("logo, language and theme stand in one line above the sign-in at 320 px", async ({ page, stack }) => {
  for (const locale of ["en", "pl"]) {
    await speak(page, stack.url, locale);
    await page.goto("/login");
    const standing = page.locator("header").locator("a, select, button");
    await expect(standing).toHaveCount(3);

    const boxes = await standing.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ top, height }) => top + height / 2)).size, locale).toBe(1);
    for (const { width, height } of boxes) expect(Math.min(width, height), locale).toBeGreaterThanOrEqual(44);
    expect(await tooWide(page)).toEqual([]);
  }
  await expect(page.getByRole("combobox", { name: "Język" })).toHaveValue("pl");
});

test("no field has letters so small that an iPhone would enlarge the page around it", async ({ page, bank, enter }) => {
  await page.goto("/login");
  expect(await smallFields(page)).toEqual([]);
  await enter(await customerWithEverything(bank), "/online-banking/transfer");
  for (const path of ["transfer", "transactions", "settings", "/contact", "/loans/home-loan", "/accounts/savings"]) {
    await page.goto(path.startsWith("/") ? path : `/online-banking/${path}`);
    expect(await smallFields(page), path).toEqual([]);
  }
});

/** Of what can be typed in or chosen from, once there is any. */
async function smallFields(page: Page): Promise<string[]> {
  const fields = page
    .locator("main, header")
    .locator("select, textarea, input:not([type=radio], [type=checkbox], [type=range])");
  await fields.first().waitFor();
  return fields.evaluateAll((all) =>
    all
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 160)),
  );
}

test("what stands alone is as tall and wide as a finger needs", async ({ page, bank, enter, expectedComplaints }) => {
  expectedComplaints.push(/status of 404 .*\/nowhere\)/);
  await enter(await customerWithEverything(bank));
  const standing: [path: string, what: () => Locator][] = [
    ["/online-banking/dashboard", () => page.locator("[data-logo]:visible")],
    [
      "/online-banking/accounts/000000000000",
      () => page.getByRole("main").getByRole("link", { name: "All accounts" }).last(),
    ],
    ["/accounts/checking", () => page.getByRole("navigation", { name: "You are here" }).getByRole("link").first()],
    ["/terms-and-condition", () => page.getByRole("navigation", { name: "On this page" }).getByRole("link").first()],
    ["/nowhere", () => page.getByRole("link", { name: "Lintel" }).first()],
  ];

  for (const [path, what] of standing) {
    await page.goto(path);
    await expect(what()).toBeVisible();
    const box = await what().boundingBox();
    expect(box?.height, path).toBeGreaterThanOrEqual(44);
    expect(box?.width, path).toBeGreaterThanOrEqual(44);
  }
});

test("the last link of a demo's public page lies clear of the language button", async ({ page, stack }) => {
  for (const locale of ["en", "fr", "pl"]) {
    await speak(page, stack.url, locale);
    await page.goto("/careers");
    for (const width of [320, 390, 560]) {
      await page.setViewportSize({ width, height: 700 });
      await page.locator("[data-demo] a").focus();
      const end = await page.locator("[data-demo] a").boundingBox();
      const start = await page.locator("[popovertarget=language-list]").boundingBox();
      expect((end?.x ?? 0) + (end?.width ?? 0), `${locale}, ${width} px`).toBeLessThan(start?.x ?? 0);
    }
  }
});

test("the word that a message has arrived names a long address whole, and is no control with a ring", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Your name").fill("Amara Okafor");
  await page.getByLabel("Your email address").fill(`${LONG_NAME}@example.com`);
  await page.getByLabel(/^Message/).fill("Do you lend for boats?");
  await page.getByRole("button", { name: "Send message" }).press("Enter");
  const sent = page.getByRole("heading", { name: "Your message is with us." });
  await expect(sent).toBeFocused();
  await expect(sent).toHaveCSS("outline-style", "none");

  expect(await tooWide(page)).toEqual([]);
});
