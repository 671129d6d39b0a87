import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account, Profile } from "@lintel/contract/schema";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import { readAddress } from "../../api/src/platform/postgres/address";
import { said, stopped } from "../../tools/start/child-process";
import { freePort } from "../../tools/start/ports.mjs";
import { type Complaining, collectComplaints } from "./complaints";
import { dataFolder, root } from "./prepare";
import { waitForRoutes } from "./routes-in-force";

export { expect };

export const PASSWORD = "Journey-pass-1!";
export const PIN = "4826";
/** Whichever call an open page makes next hears of it: not always the one that a journey is about. */
export const SESSION_IS_OVER = /status of 401 .*\/api\//;
const STARTED_WITHIN_MS = 300_000;

export interface Stack {
  /** The website, as a browser sees it. */
  url: string;
  /** The bank behind it. Trusts what we say about who is calling, so that many people can come from one machine. */
  apiUrl: string;
  /** Holds its database and its release store. */
  dataFolder: string;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  firstname: string;
  token: string;
  accounts: Account[];
}

interface Wanted {
  email?: string;
  firstname?: string;
  /** One account each, opened with this many dollars. */
  balances?: number[];
  pin?: string | null;
  role?: "user" | "admin";
}

/** What a journey does to the bank beside the browser: new people, other sessions, a look at the mail. */
export class Bank {
  #admin: string | null = null;
  readonly #url: string;

  constructor(readonly stack: Stack) {
    this.#url = stack.apiUrl;
  }

  async call<Answer = Record<string, unknown>>(
    method: "GET" | "POST",
    path: string,
    { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  /** The newest six digits mailed to an address since a moment. */
  async code(email: string, since = 0): Promise<string> {
    return until(`a code for ${email}`, async () => {
      const mails = await this.mails(email);
      return mails.find((mail) => mail.code !== null && Date.parse(mail.at) >= since)?.code ?? null;
    });
  }

  async mails(email: string): Promise<{ subject: string; text: string; code: string | null; at: string }[]> {
    return (await fetch(`${this.#url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json();
  }

  async signIn(email: string, password = PASSWORD): Promise<string> {
    const since = Date.now();
    const challenge = await this.call<{ user_id: string }>("POST", "/send-login-otp", { body: { identifier: email } });
    expect(challenge.status, `a code for ${email} can be asked for`).toBe(200);
    const otp = await this.code(email, since - 1_000);
    const login = await this.call<{ access_token: string }>("POST", "/verify-otp-login", {
      body: { user_id: challenge.body.user_id, otp, password },
    });
    expect(login.status, `${email} can log in`).toBe(200);
    return login.body.access_token;
  }

  /** An admin of the demo, for what journeys need done behind the scenes. */
  async admin(): Promise<string> {
    this.#admin ??= await this.signIn("admin@example.com", "Demo-pass-1!");
    return this.#admin;
  }

  async person({
    firstname = "Journey",
    balances = [],
    pin = PIN,
    role = "user",
    ...wanted
  }: Wanted = {}): Promise<Person> {
    const email = wanted.email ?? `${randomUUID()}@example.com`;
    const password = PASSWORD;
    const signUp = await this.call("POST", "/create-user", {
      body: { firstname, lastname: "Person", email, password, password_confirmation: password },
    });
    expect(signUp.status, "signing up works").toBe(200);
    let token = await this.signIn(email);
    const me = await this.call<Profile>("POST", "/me", { token });
    const id = me.body.id;
    if (pin !== null) expect((await this.call("POST", "/user/set-pin", { body: { pin }, token })).status).toBe(200);

    const accounts: Account[] = [];
    for (const balance of balances) accounts.push(await this.openAccount(id, balance));
    if (role === "admin") {
      await this.call("POST", `/user/${id}/role`, { body: { role }, token: await this.admin() });
      token = await this.signIn(email);
    }
    return { id, email, password, firstname, token, accounts };
  }

  async openAccount(user_id: string, balance: number, account_type = "checking"): Promise<Account> {
    const token = await this.admin();
    const opened = await this.call<{ account: Account }>("POST", "/accounts", {
      body: { account_type, user_id },
      token,
    });
    expect(opened.status, "an account can be opened").toBe(200);
    const { account } = opened.body;
    if (balance > 0) {
      const filled = await this.call("POST", "/generate-transactions", {
        body: { account_id: account.id, amount: balance, months: 1, user_id },
        token,
      });
      expect(filled.status, "an account can be filled").toBe(200);
    }
    return { ...account, balance };
  }

  async balance(person: Person, accountId = person.accounts[0]?.id): Promise<number | undefined> {
    const accounts = await this.call<Account[]>("GET", "/accounts", { token: person.token });
    return accounts.body.find(({ id }) => id === accountId)?.balance;
  }
}

interface Fixtures extends Complaining {
  bank: Bank;
  /** Puts a person's session into the browser, as a login would have. */
  enter: (person: Pick<Person, "token">, path?: string) => Promise<void>;
}

/**
 * A bank and a database of its own for each worker, started when a test first asks for it. All tests are made of this one, also those that
 * never ask: Playwright ends a worker before a test whose worker could have something else, and a bank with it that the next tests need again.
 */
export const withBank = base.extend<object, { stack: Stack; workerBank: Bank }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { stack, close } = await openStack();
      await use(stack);
      await close();
    },
    { scope: "worker", timeout: STARTED_WITHIN_MS },
  ],
  workerBank: [async ({ stack }, use) => use(new Bank(stack)), { scope: "worker" }],
});

/** The whole site before that bank, as a browser sees it. */
export const test = withBank.extend<Fixtures>({
  baseURL: async ({ stack }, use) => use(stack.url),
  context: async ({ context }, use) => {
    waitForRoutes(context);
    // Two seconds are over before a busy machine looks.
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".Toastify__progress-bar { animation-duration: 15s !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    await use(context);
  },
  bank: async ({ workerBank }, use) => use(workerBank),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedComplaints: async ({}, use) => use([]),
  complaints: [
    ({ context, baseURL, expectedComplaints }, use) =>
      collectComplaints(context, baseURL ?? "", expectedComplaints, use),
    { auto: true },
  ],
  enter: async ({ page }, use) => {
    await use((person, path = "/online-banking/dashboard") => enterAs(page, person.token, path));
  },
});

/** A whole site with a bank of its own, until it is closed. */
export async function openStack(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ stack: Stack; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "lintel-journeys-"));
  await cp(dataFolder, folder, { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const program = spawn(process.execPath, ["tools/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: folder,
      DEMO: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await said(program, /is open at/);
  await spareTheDisk(folder);
  return {
    stack: { url: `http://localhost:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, dataFolder: folder },
    async close() {
      await stopped(program);
      // The database writes its last files while it stops.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** A disk that stands still is no fault of the bank's. What is written outlives a killed process all the same. */
async function spareTheDisk(folder: string): Promise<void> {
  const address = readAddress(folder);
  if (address === null) return;
  const database = new pg.Client(address);
  await database.connect();
  await database.query("ALTER SYSTEM SET fsync = off");
  await database.query("SELECT pg_reload_conf()");
  await database.end();
}

export async function enterAs(page: Page, token: string, path: string): Promise<void> {
  // Any address of the origin will do to reach its storage.
  await page.goto("/api/healthz");
  await page.evaluate((token) => {
    localStorage.setItem("access_token", token);
    localStorage.setItem("currency", "USD");
  }, token);
  await page.goto(path);
}

/** What every page loads ahead may still be on its way when the page stands, and would be the first to hear that its session is over. */
export async function whenLoadedAhead(page: Page): Promise<void> {
  const lists = ["accounts", "cards", "transactions", "transactions/summary"].map((list) => `/api/${list}`);
  // Told by the browser itself: what performance knows is hidden while a test holds the clock.
  await page.evaluate(
    (lists) =>
      new Promise<void>((resolve) => {
        const missing = new Set(lists);
        new PerformanceObserver((entries) => {
          for (const { name } of entries.getEntries()) missing.delete(new URL(name).pathname);
          if (missing.size === 0) resolve();
        }).observe({ type: "resource", buffered: true });
      }),
    lists,
  );
}

/** All three steps, from the login page on. */
export async function logInOnScreen(page: Page, bank: Bank, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email or banking ID").fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByLabel("6-digit code").fill(await bank.code(email));
  await page.keyboard.press("Enter");
}

/** Fills the form of a transfer between customers and opens its PIN step. */
export async function reviewTransfer(page: Page, from: Person, to: Person, amount: string): Promise<void> {
  await page.getByLabel("From").selectOption(from.accounts[0]?.id ?? "");
  await page.getByLabel("Recipient account number").fill(to.accounts[0]?.account_number ?? "");
  await page.getByLabel("Amount (USD)").fill(amount);
  await page.getByRole("button", { name: "Review transfer" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Types a PIN on the keypad and confirms. */
export async function confirmWithPin(page: Page, pin = PIN, confirm = "Confirm"): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const digit of pin) await dialog.getByRole("button", { name: digit, exact: true }).click();
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator(".Toastify__toast").getByText(text);
}

async function until<Value>(what: string, ask: () => Promise<Value | null>, withinMs = 30_000): Promise<Value> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`There was not ${what} within ${withinMs} ms.`);
}
