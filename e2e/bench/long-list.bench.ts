import { cpus } from "node:os";
import type { Browser } from "@playwright/test";
import pg from "pg";
import { atMost, tellProof } from "../../tools/figures";
import { enterAs, expect, type Person, test } from "../harness/bank";

const FEW = 100;
const MANY = 100_000;
const RUNS = 7;
const MOST_TIMES_SLOWER = 1.5;
const MOST_ROWS_IN_PAGE = 60;
const SCROLLED_TO = 3_000;

/** Copies of a line the person has, a minute apart, so that the account holds so many in all. */
async function growHistory(person: Person, count: number): Promise<void> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS there FROM transactions WHERE account_id = $1", [
    person.accounts[0]?.id,
  ]);
  await client.query(
    `INSERT INTO transactions
     SELECT gen_random_uuid(), transfer_id, account_id, card_id, 'TX-B' || upper(left(md5(account_id::text || n), 12)), type,
       direction, amount, status, now() - n * interval '1 minute', description, senders_account, recipient_account, bank_name,
       routing_number, true, false
     FROM (SELECT * FROM transactions WHERE account_id = $1 LIMIT 1) AS one, generate_series(1, $2::int) AS n`,
    [person.accounts[0]?.id, Math.max(0, count - rows[0].there)],
  );
  await client.query("ANALYZE transactions");
  await client.end();
}

/** From asking for the page to the first row that can be pressed, in a browser that has nothing of it yet. */
async function millisecondsToUsable(browser: Browser, url: string, token: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await enterAs(page, token, "/api/healthz");
  await page.goto("/online-banking/transactions");
  await page.locator("[data-row]").first().waitFor();
  const taken = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))),
  );
  await context.close();
  return taken;
}

test("a list of 100,000 is usable as soon as one of 100, and never has more than 60 rows in the page", async ({
  browser,
  page,
  stack,
  bank,
  enter,
}) => {
  const few = await bank.person({ balances: [1000] });
  const many = await bank.person({ balances: [1000] });
  await growHistory(few, FEW);
  await growHistory(many, MANY);

  const times: Record<"few" | "many", number[]> = { few: [], many: [] };
  await millisecondsToUsable(browser, stack.url, few.token);
  for (let run = 0; run < RUNS; run++) {
    times.few.push(await millisecondsToUsable(browser, stack.url, few.token));
    times.many.push(await millisecondsToUsable(browser, stack.url, many.token));
  }
  const ratio = median(times.many) / median(times.few);

  await enter(many, "/online-banking/transactions");
  const list = page.locator("[role=region]", { has: page.locator("[data-row]") }).first();
  await list.waitFor();
  let mostRows = 0;
  let furthest = 0;
  while (furthest < SCROLLED_TO) {
    const seen = await list.evaluate((element) => {
      element.scrollTop += 4_000;
      return new Promise<{ rows: number; last: number }>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const rows = [...element.querySelectorAll<HTMLElement>("[data-row]")];
            done({ rows: rows.length, last: Math.max(...rows.map((row) => Number(row.dataset.row))) });
          }),
        ),
      );
    });
    mostRows = Math.max(mostRows, seen.rows);
    furthest = Math.max(furthest, seen.last);
  }

  console.log(
    [
      `machine           ${cpus().length} x ${cpus()[0]?.model.trim()}`,
      `100 rows          ${median(times.few).toFixed(0)} ms (${times.few.map(Math.round).join(", ")})`,
      `100,000 rows      ${median(times.many).toFixed(0)} ms (${times.many.map(Math.round).join(", ")})`,
      `ratio             ${ratio.toFixed(2)}  (target: at most ${MOST_TIMES_SLOWER})`,
      `rows in the page  ${mostRows} at most while scrolling to row ${furthest}  (target: at most ${MOST_ROWS_IN_PAGE})`,
    ].join("\n"),
  );
  tellProof([
    atMost("time to a usable list of 100,000 against one of 100", Number(ratio.toFixed(2)), MOST_TIMES_SLOWER, "x"),
    atMost("rows in the page at once", mostRows, MOST_ROWS_IN_PAGE),
  ]);
  expect(ratio).toBeLessThanOrEqual(MOST_TIMES_SLOWER);
  expect(mostRows).toBeLessThanOrEqual(MOST_ROWS_IN_PAGE);
});

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
