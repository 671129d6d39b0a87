import pg from "pg";
import { atMost, conclude, control } from "../../tools/proof/figures";
import { describeMachine } from "../../tools/proof/machine";
import { Bank, test as base, enterAs, expect, openStack, type Stack } from "../harness/bank";
import { inWords, readingAhead, rowsWithoutWindow, takeTurns } from "./usable";

const FEW = 50;
const MANY = 50_000;
const MOST_TIMES_SLOWER = 1.5;
const MOST_ROWS_IN_PAGE = 60;
const SCROLLED_TO = 2_000;
/** A page of people is read quicker than one of transactions: half as many made it 1.5 times as long just about. */
const READ_AHEAD = 160;
const USERS = "/online-banking/admin/users";
const ROW = "main [role=region] li";

interface BankOfMany {
  stack: Stack;
  databaseUrl: string;
}

/** A second bank beside the first: how many people a bank has cannot be turned up and down between two looks. */
const test = base.extend<object, { bankOfMany: BankOfMany }>({
  bankOfMany: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const databaseUrl = await secondDatabase();
      const { stack, close } = await openStack({ DATABASE_URL: databaseUrl });
      await use({ stack, databaseUrl });
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

function firstDatabase(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("This needs a database to put people into.");
  return url;
}

async function secondDatabase(): Promise<string> {
  const name = `many_people_${Date.now()}`;
  await query(firstDatabase(), `CREATE DATABASE ${name}`);
  const url = new URL(firstDatabase());
  url.pathname = `/${name}`;
  return url.href;
}

async function query(databaseUrl: string, ...statements: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    let last: pg.QueryResult | undefined;
    for (const statement of statements) last = await client.query(statement);
    return last;
  } finally {
    await client.end();
  }
}

/** People who signed up a minute apart, so that the bank has so many in all. */
async function growBank(databaseUrl: string, count: number): Promise<number> {
  await query(
    databaseUrl,
    `INSERT INTO users (firstname, lastname, email, banking_id, created_at)
     SELECT 'Person', n::text, 'person-' || n || '@example.com', 'LNT-BENCH-' || n, now() - n * interval '1 minute'
     FROM generate_series(1, ${count} - (SELECT count(*) FROM users WHERE deleted_at IS NULL)::int) AS n`,
    "VACUUM ANALYZE users",
  );
  const counted = await query(databaseUrl, "SELECT count(*)::int AS there FROM users WHERE deleted_at IS NULL");
  return counted?.rows[0].there;
}

test("a bank of 50,000 people is as readily administered as one of 50", async ({
  browser,
  stack,
  bank,
  bankOfMany,
}) => {
  const few = await bank.person({ firstname: "Ada", role: "admin" });
  const many = await new Bank(bankOfMany.stack).person({ firstname: "Ada", role: "admin" });
  const started = Date.now();
  expect(await growBank(firstDatabase(), FEW)).toBe(FEW);
  expect(await growBank(bankOfMany.databaseUrl, MANY)).toBe(MANY);
  const grownInMs = Date.now() - started;

  const ofFew = { url: stack.url, token: few.token, path: USERS, row: ROW };
  const ofMany = { url: bankOfMany.stack.url, token: many.token, path: USERS, row: ROW };
  const times = await takeTurns(browser, ofFew, ofMany);
  const slowed = await takeTurns(browser, ofFew, {
    ...ofMany,
    prepare: readingAhead("**/api/all-users*", READ_AHEAD),
  });

  const page = await browser.newPage({ baseURL: bankOfMany.stack.url });
  await enterAs(page, many.token, USERS);
  const rows = page.locator(ROW);
  await expect(page.getByText("50,000 users", { exact: true })).toBeVisible();
  const list = page.getByRole("region", { name: /^Users/ });
  let mostRows = 0;
  let furthest = 0;
  while (furthest < SCROLLED_TO) {
    await list.evaluate((node) => node.scrollBy(0, 3_000));
    await page.waitForTimeout(50);
    mostRows = Math.max(mostRows, await rows.count());
    furthest = Math.max(furthest, Number(await rows.last().getAttribute("aria-posinset")));
  }
  const allRows = await rowsWithoutWindow(list, rows);

  console.log(
    [
      `machine           ${describeMachine()}`,
      `put in            ${MANY} people in ${grownInMs} ms`,
      `50 people         ${inWords(times.few)}`,
      `50,000 people     ${inWords(times.many)}`,
      `rows in the page  while scrolling to person ${furthest}`,
    ].join("\n"),
  );
  const areMet = conclude([
    // What is shown is what is judged: rounded to the worse.
    atMost(
      "time to a usable list of 50,000 people against one of 50",
      Math.ceil(times.ratio * 100) / 100,
      MOST_TIMES_SLOWER,
      "x",
    ),
    atMost("people in the page at once", mostRows, MOST_ROWS_IN_PAGE),
    control(
      `time to them when ${READ_AHEAD} pages are read before the first row is shown`,
      `${slowed.ratio.toFixed(2)}x`,
      slowed.ratio > MOST_TIMES_SLOWER,
    ),
    control("people in the page when the list is as high as they are", allRows, allRows > MOST_ROWS_IN_PAGE),
  ]);
  expect(areMet).toBe(true);
});
