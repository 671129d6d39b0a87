import type { ReleasesAnswer } from "@lintel/contract/schema";
import { type Bank, expect, PASSWORD, type Person, PIN, test } from "../harness/bank";
import { type Fault, FaultyServer } from "../harness/faults";
import { openFirefox } from "./firefox";
import { DOWN, ENTER, TAB, type Tab } from "./tab";
import { openWebKit } from "./webkit";

/** What is typed, pressed and remembered here goes through parts that each engine has of its own: keys, focus, dialogs, layers, the memory of pages. */
for (const [engine, open] of Object.entries({ Firefox: openFirefox, WebKit: openWebKit })) {
  test.describe(engine, () => {
    let tab: Tab;
    test.beforeEach(async () => {
      tab = await open();
      test.info().annotations.push({ type: "browser", description: tab.browser });
    });
    test.afterEach(async () => tab.close());

    test(`${engine}: a public page stands at once and answers the keyboard`, async ({ stack }) => {
      await tab.goTo(stack.url);
      expect(await headingOf(tab)).toBe("Money, well built.");
      await pressButton(tab, "Dark theme");
      await expect.poll(() => tab.run(() => document.documentElement.dataset.theme)).toBe("dark");
    });

    test(`${engine}: somebody logs in by keyboard`, async ({ stack, bank }) => {
      const person = await bank.person({ firstname: "Engine", balances: [100] });
      const asked = Date.now();
      await tab.goTo(`${stack.url}/login`);
      await fill(tab, "Email or banking ID", person.email);
      await tab.press(ENTER);
      await expect.poll(() => headingOf(tab)).toBe("Enter Password");
      await fill(tab, "Password", PASSWORD);
      await tab.press(ENTER);
      await expect.poll(() => headingOf(tab)).toBe("Verify OTP");
      await fill(tab, "6-digit code", await bank.code(person.email, asked - 1_000));
      await tab.press(ENTER);
      await expect.poll(() => pathOf(tab)).toBe("/online-banking/dashboard");
      await expect.poll(() => headingOf(tab)).toContain("Engine");
    });

    test(`${engine}: money is sent with a PIN from the keyboard`, async ({ stack, bank }) => {
      const person = await bank.person({ balances: [100] });
      const recipient = await bank.person({ balances: [1] });
      await enter(tab, stack.url, person, "/online-banking/transfer");
      await choose(tab, "From", person.accounts[0]?.id ?? "");
      await fill(tab, "Recipient account number", recipient.accounts[0]?.account_number ?? "");
      await fill(tab, "Amount (USD)", "30");
      await tab.press(ENTER);
      await expect.poll(() => textOf(tab, "dialog[open]")).toContain("Enter your 4-Digit PIN to confirm.");
      await tab.press(...PIN, ENTER);
      await expect.poll(() => textOf(tab, "main")).toContain("Sent. $30.00");
      expect([await bank.balance(person), await bank.balance(recipient)]).toEqual([70, 31]);
    });

    test(`${engine}: a field to search in is as tall as the one beside it`, async ({ stack, bank }) => {
      await enter(tab, stack.url, await bank.person({ balances: [100] }), "/online-banking/transactions");
      await expect.poll(() => heightOf(tab, "main select")).toBeGreaterThan(0);
      expect(await heightOf(tab, "main input[type=search]")).toBe(await heightOf(tab, "main select"));
    });

    test(`${engine}: a card shows one side at a time`, async ({ stack, bank }) => {
      await enter(tab, stack.url, { token: await customer(bank) }, "/online-banking/cards");
      await expect.poll(() => sideInSight(tab)).toBe("front");
      await pressButton(tab, "Show back");
      await expect.poll(() => sideInSight(tab)).toBe("back");
      await pressButton(tab, "Show front");
      await expect.poll(() => sideInSight(tab)).toBe("front");
    });

    test(`${engine}: Tab stops at nothing but controls among the currencies`, async ({ stack, bank }) => {
      await enter(tab, stack.url, await bank.person(), "/online-banking/settings");
      await pressButton(tab, "Change Currency");
      const stops: string[] = [];
      for (let press = 0; press < 5; press += 1) {
        await tab.press(TAB);
        stops.push(await tab.run(() => document.activeElement?.tagName ?? ""));
      }
      expect(stops).toEqual(["BUTTON", "BUTTON", "BUTTON", "INPUT", "INPUT"]);
    });

    test(`${engine}: the ring goes along where an arrow chooses the next`, async ({ stack, bank }) => {
      const person = await bank.person({ balances: [100] });
      await enter(tab, stack.url, person, "/online-banking/settings");
      expect(await chooseNextTo(tab, "light")).toEqual(["dark", "solid"]);
      await pressButton(tab, "Change Currency");
      expect(await chooseNextTo(tab, "USD")).toEqual(["EUR", "solid"]);
      await enter(tab, stack.url, person, "/online-banking/cards/get-new-card");
      expect(await chooseNextTo(tab, "debit")).toEqual(["credit", "solid"]);
    });

    test(`${engine}: what the browser breaks off because a page is left is no release's failure`, async ({
      stack,
      bank,
    }) => {
      const faulty = new FaultyServer(stack.url);
      const url = await faulty.start();
      try {
        const before = await failuresOf(bank, "mfe-auth");
        // The manifest, the entry and the page wait in turn, and nothing that waits later has come before.
        for (const file of [/mfe-auth/, /mfe-auth.*js$/, /mfe-auth.*\/(?!entry)[^/]+js$/])
          await goAndLeave(tab, url, faulty, file, "hang");
        await goAndLeave(tab, url, faulty, /mfe-auth.*js$/, "404");
        await expect.poll(() => failuresOf(bank, "mfe-auth")).toBe(before + 1);
      } finally {
        await faulty.stop();
      }
    });

    test(`${engine}: R17 after a logout Back shows nothing that was there`, async ({ stack, bank }) => {
      const person = await bank.person({ firstname: "Amara", balances: [333] });
      await leaveAccounts(tab, stack.url, person);
      await tab.run(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
        localStorage.removeItem("access_token");
        await fetch("/api/logout", { method: "POST", headers });
      });
      await tab.goBack();
      await expect.poll(() => pathOf(tab)).toBe("/login");
      await expect.poll(() => headingOf(tab)).toBe("Welcome Back");
      expect(await textOf(tab, "body")).not.toMatch(/\$333\.00|Amara/);
      test.info().annotations.push({ type: "remembered", description: (await wasRemembered(tab)) ? "yes" : "no" });
    });

    test(`negative control, ${engine}: Back without a logout shows what was there`, async ({ stack, bank }) => {
      const person = await bank.person({ firstname: "Amara", balances: [333] });
      await leaveAccounts(tab, stack.url, person);
      await tab.goBack();
      await expect.poll(() => textOf(tab, "body")).toMatch(/\$333\.00/);
      expect(await pathOf(tab)).toBe("/online-banking/accounts");
    });
  });
}

async function customer(bank: Bank): Promise<string> {
  return bank.signIn("customer@example.com", "Demo-pass-1!");
}

async function enter(tab: Tab, url: string, { token }: Pick<Person, "token">, path: string): Promise<void> {
  // To reach the storage of the origin. JSON, which a journey in Chromium goes to, is shown by a page of Firefox's own, and that has none.
  await tab.goTo(`${url}/login`);
  await tab.run((token) => {
    localStorage.setItem("access_token", token);
    localStorage.setItem("currency", "USD");
  }, token);
  await tab.goTo(url + path);
}

/** To another document: the browser may keep this one as it stands, to show it again at once. */
async function leaveAccounts(tab: Tab, url: string, person: Person): Promise<void> {
  await enter(tab, url, person, "/online-banking/accounts");
  await expect.poll(() => textOf(tab, "main")).toContain("$333.00");
  await tab.run(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.remembered = "";
    });
  });
  await tab.goTo(`${url}/faqs`);
}

/** To the sign-in page within a document, and to another document once something of it has gone wrong. */
async function goAndLeave(tab: Tab, url: string, faulty: FaultyServer, file: RegExp, fault: Fault): Promise<void> {
  await tab.goTo(url);
  faulty.plant(file, fault);
  const asked = faulty.spoiled.length;
  await expect
    .poll(async () => {
      await tab.run(() => {
        // Until the page stands, a link would load a new document.
        window.addEventListener("click", (event) => event.preventDefault());
        document.querySelector<HTMLAnchorElement>('a[href="/login"]')?.click();
      });
      return faulty.spoiled.length;
    })
    .toBeGreaterThan(asked);
  if (fault === "404") await expect.poll(() => headingOf(tab)).toBe("Sign in is not available right now");
  await tab.run(() => window.location.assign("/faqs"));
  await expect.poll(() => pathOf(tab)).toBe("/faqs");
}

/** Of the release that failed most: where the newest cannot be had, the one before it is tried and told of as well. */
async function failuresOf(bank: Bank, remote: string): Promise<number> {
  const { body } = await bank.call<ReleasesAnswer>("GET", "/admin/releases", { token: await bank.admin() });
  return Math.max(0, ...body.health.filter((release) => release.remote === remote).map(({ failures }) => failures));
}

async function wasRemembered(tab: Tab): Promise<boolean> {
  return tab.run(() => document.documentElement.dataset.remembered !== undefined);
}

async function headingOf(tab: Tab): Promise<string> {
  return textOf(tab, "h1");
}

async function heightOf(tab: Tab, selector: string): Promise<number> {
  return tab.run((selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0, selector);
}

async function pathOf(tab: Tab): Promise<string> {
  return tab.run(() => location.pathname);
}

async function textOf(tab: Tab, selector: string): Promise<string> {
  return tab.run((selector) => {
    const element = document.querySelector(selector);
    return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  }, selector);
}

/** What lies uppermost in the middle of the first card. */
async function sideInSight(tab: Tab): Promise<string | null> {
  return tab.run(() => {
    const card = document.querySelector("[data-side]")?.parentElement?.getBoundingClientRect();
    if (!card) return null;
    const uppermost = document.elementFromPoint(card.x + card.width / 2, card.y + card.height / 2);
    return uppermost?.closest<HTMLElement>("[data-face]")?.dataset.face ?? null;
  });
}

async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await expect
    .poll(() =>
      tab.run((wanted) => {
        const label = [...document.querySelectorAll("label")].find((each) => each.textContent?.trim() === wanted);
        label?.control?.focus();
        return label?.control != null && label.control === document.activeElement;
      }, label),
    )
    .toBe(true);
  await tab.press(...text);
}

/** How a list of choices is gone through by keyboard is each engine's own. */
async function choose(tab: Tab, label: string, value: string): Promise<void> {
  await expect
    .poll(() =>
      tab.run(
        (wanted, value) => {
          const label = [...document.querySelectorAll("label")].find((each) => each.textContent?.trim() === wanted);
          const select = label?.control as HTMLSelectElement | null | undefined;
          if (!select) return null;
          select.value = value;
          select.dispatchEvent(new Event("change", { bubbles: true }));
          return select.value;
        },
        label,
        value,
      ),
    )
    .toBe(value);
}

/** What an arrow leads to from a choice, and the line that is drawn around it. */
async function chooseNextTo(tab: Tab, value: string): Promise<string[]> {
  await expect
    .poll(() =>
      tab.run((value) => {
        const choice = document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
        choice?.focus();
        return choice !== null && choice === document.activeElement;
      }, value),
    )
    .toBe(true);
  await tab.press(DOWN);
  return tab.run(() => {
    const focused = document.activeElement as HTMLInputElement;
    const label = focused.labels?.[0];
    return [focused.value, label ? getComputedStyle(label).outlineStyle : ""];
  });
}

async function pressButton(tab: Tab, name: string): Promise<void> {
  await expect
    .poll(() =>
      tab.run((wanted) => {
        const button = [...document.querySelectorAll("button")].find(
          (each) =>
            (each.getAttribute("aria-label") ?? each.textContent)?.trim() === wanted &&
            each.getClientRects().length > 0,
        );
        button?.focus();
        return button !== undefined && button === document.activeElement;
      }, name),
    )
    .toBe(true);
  await tab.press(ENTER);
}
