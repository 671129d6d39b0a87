import pg from "pg";
import { atMost, conclude, control } from "../../tools/proof/figures";
import { describeMachine } from "../../tools/proof/machine";
import { expect, type Person, test } from "../harness/bank";
import { inWords, readingAhead, rowsWithoutWindow, takeTurns } from "./usable";

const FEW = 100;
const MANY = 100_000;
const MOST_TIMES_SLOWER = 1.5;
const MOST_ROWS_IN_PAGE = 60;
const SCROLLED_TO = 3_000;
const READ_AHEAD = 80;
const TRANSACTIONS = "/online-banking/transactions";
const ROW = "[data-row]";

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

  const visit = { url: stack.url, path: TRANSACTIONS, row: ROW };
  const { ratio, ...times } = await takeTurns(browser, { ...visit, token: few.token }, { ...visit, token: many.token });
  const slowed = await takeTurns(
    browser,
    { ...visit, token: few.token },
    { ...visit, token: many.token, prepare: readingAhead("**/api/transactions", READ_AHEAD) },
  );

  await enter(many, TRANSACTIONS);
  const list = page.locator("[role=region]", { has: page.locator(ROW) }).first();
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

  const allRows = await rowsWithoutWindow(list, page.locator(ROW));

  console.log(
    [
      `machine           ${describeMachine()}`,
      `100 rows          ${inWords(times.few)}`,
      `100,000 rows      ${inWords(times.many)}`,
      `rows in the page  while scrolling to row ${furthest}`,
    ].join("\n"),
  );
  const areMet = conclude([
    // What is shown is what is judged: rounded to the worse.
    atMost("time to a usable list of 100,000 against one of 100", Math.ceil(ratio * 100) / 100, MOST_TIMES_SLOWER, "x"),
    atMost("rows in the page at once", mostRows, MOST_ROWS_IN_PAGE),
    control(
      `time to it when ${READ_AHEAD} pages are read before the first row is shown`,
      `${slowed.ratio.toFixed(2)}x`,
      slowed.ratio > MOST_TIMES_SLOWER,
    ),
    control("rows in the page when the list is as high as they are", allRows, allRows > MOST_ROWS_IN_PAGE),
  ]);
  expect(areMet).toBe(true);
});
