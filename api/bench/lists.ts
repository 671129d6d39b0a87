import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, conclude, control, type Figure, quantile } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { BankUnderTest, type BenchCustomer, buildBank } from "./bank-under-test";
import { HttpConnection } from "./http-connection";

/** What a customer with a long history waits for, next to one with a short history, asked in turn in the same run. */
const { values: options } = argumentsOrExit({
  options: { rows: { type: "string", default: "100000" }, requests: { type: "string", default: "2000" } },
});
const SHORT = 100;
const LONG = countOrExit("rows", options.rows);
/**
 * Of each kind. Among fewer, the slowest in a hundred are one or two that a collection of garbage fell on: of 200 they were 1.6 to 19.6 ms,
 * and the least of ten such 0.37 to 1.24 times the others'. Of all of them 0.86 to 1.14.
 */
const REQUESTS = countOrExit("requests", options.requests);
const WARM_UP = 200;
const TARGET = 1.5;
const MAX_MEGABYTES = 250;
const EXPORTS = 5;
const MAX_WAIT_MS = 250;

buildBank();
const bank = new BankUnderTest();
undoneWhenStopped(() => bank.stop());
try {
  await bank.startDatabase();
  const port = await bank.startApi();
  // Those who are compared are one of each kind: what a session costs now and then must fall on both as often.
  const [heavy, light, ...others] = await bank.addCustomers(22, 0n);
  if (!heavy || !light) throw new Error("There are no people.");
  for (const person of [light, ...others]) await addHistory(person, SHORT);
  await addHistory(heavy, LONG);
  const db = bank.connect(1);
  await db.query({ text: "VACUUM ANALYZE", query_timeout: 120_000 } as never);
  await db.end();

  const connection = new HttpConnection(port);
  const get = async (person: BenchCustomer, path: string) => {
    const reply = await connection.send("GET", `/api${path}`, { authorization: `Bearer ${person.token}` });
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}: ${reply.body}`);
    return reply;
  };
  const middleOf = async (person: BenchCustomer) => {
    const { rows } = await onDatabase<{ reference: string; created_at: Date; id: string }>(
      `SELECT reference, created_at, id FROM transactions WHERE account_id = $1 ORDER BY created_at DESC OFFSET (SELECT count(*) / 2 FROM transactions WHERE account_id = $1) LIMIT 1`,
      [person.accountId],
    );
    const [row] = rows;
    if (!row) throw new Error("There is no history.");
    return {
      reference: row.reference,
      cursor: Buffer.from(`${row.created_at.toISOString()} ${row.id}`).toString("base64url"),
    };
  };
  const middles = new Map(
    await Promise.all([light, heavy].map(async (person) => [person.id, await middleOf(person)] as const)),
  );
  const of = (person: BenchCustomer) => middles.get(person.id) ?? { reference: "", cursor: "" };

  const CASES: [string, (person: BenchCustomer) => string][] = [
    ["first page", () => "/transactions?limit=50"],
    ["page in the middle of the history", (person) => `/transactions?limit=49&cursor=${of(person).cursor}`],
    ["search by part of a reference", (person) => `/transactions?limit=50&q=${of(person).reference.slice(4, 10)}`],
    ["this month's summary", () => "/transactions/summary"],
  ];

  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, ${LONG} rows next to ${SHORT}, ${REQUESTS} requests of each, asked in turn\n`,
  );
  const figures: Figure[] = [];
  let asked = 0;
  const asking = (path: (person: BenchCustomer) => string) => async (person: BenchCustomer) => {
    const began = performance.now();
    await get(person, path(person));
    const took = performance.now() - began;
    // Under the hundred calls a second that a person has.
    if (++asked % 90 === 0) {
      await sleep(650);
      // What the pause costs the next one is not its history's.
      for (const one of [light, heavy]) await get(one, path(one));
    }
    return took;
  };
  /** Of a part of the requests for each kind of history, what they take at most. What else the machine does falls on both alike. */
  const measured = async (ask: (person: BenchCustomer) => Promise<number>) => {
    const times = { short: [] as number[], long: [] as number[] };
    for (let index = -WARM_UP; index < REQUESTS; index++) {
      for (const kind of index % 2 ? (["short", "long"] as const) : (["long", "short"] as const)) {
        const took = await ask(kind === "long" ? heavy : light);
        if (index >= 0) times[kind].push(took);
      }
    }
    return (kind: "short" | "long", part: number) => quantile(times[kind], part);
  };
  for (const [name, path] of CASES) {
    const took = await measured(asking(path));
    const [ofShort, ofLong] = [took("short", 0.99), took("long", 0.99)];
    const ratio = ofLong / ofShort;
    const name99 = `${name}, ${LONG} rows against ${SHORT}, 99th percentile`;
    // What is shown is what is judged: rounded to the worse.
    figures.push(atMost(name99, Math.ceil(ratio * 100) / 100, TARGET, "x"));
    console.log(
      `${name.padEnd(36)} ${ratio.toFixed(2)}x  (99th percentile ${ofLong.toFixed(1)} ms against ${ofShort.toFixed(1)} ms, median ${took("long", 0.5).toFixed(1)} against ${took("short", 0.5).toFixed(1)})`,
    );
  }

  // The negative control: a page that is found by counting from the start is what the same measurement must not pass.
  const counting = bank.connect(1);
  const walk = await measured(async (person) => {
    const began = performance.now();
    await counting.query(
      "SELECT * FROM transactions WHERE account_id = $1 ORDER BY created_at DESC, id DESC OFFSET (SELECT count(*) / 2 FROM transactions WHERE account_id = $1) LIMIT 50",
      [person.accountId],
    );
    return performance.now() - began;
  });
  await counting.end();
  const walked = walk("long", 0.99) / walk("short", 0.99);

  // Its owner takes the long history along, several times at once: others are served meanwhile, and the API does not grow with it.
  let underWay = true;
  const taken = Promise.all(
    Array.from({ length: EXPORTS }, async () => {
      const { body } = await fetch(`http://127.0.0.1:${port}/api/me/export`, {
        headers: { authorization: `Bearer ${heavy.token}` },
      });
      return linesIn(body);
    }),
  ).finally(() => {
    underWay = false;
  });
  let slowest = 0;
  let largest = 0;
  for (let index = 0; underWay; index++) {
    // Several people, because a person has a hundred calls a second.
    const person = others[index % others.length] ?? light;
    const began = performance.now();
    await get(person, "/transactions?limit=50");
    slowest = Math.max(slowest, performance.now() - began);
    largest = Math.max(largest, bank.residentBytes(port));
    await sleep(5);
  }
  const lines = await taken;
  const { rows: counted } = await onDatabase<{ lines: number }>(
    "SELECT count(*)::int AS lines FROM transactions WHERE account_id = $1",
    [heavy.accountId],
  );
  const there = counted[0]?.lines;
  if (lines.some((count) => count !== there))
    throw new Error(`Of ${there} lines ${lines.join(", ")} were taken along.`);
  const megabytes = Math.max(largest, bank.residentBytes(port)) / 1_048_576;
  connection.close();
  figures.push(
    control(
      "the same page found by counting from the start, by the same measure",
      `${walked.toFixed(1)}x`,
      walked > TARGET,
    ),
    atMost(
      `somebody else's first page beside ${EXPORTS} exports of ${LONG} rows, slowest`,
      Math.ceil(slowest),
      MAX_WAIT_MS,
      " ms",
    ),
    atMost("memory of the API under the load", Math.ceil(megabytes), MAX_MEGABYTES, " MB"),
  );
  conclude(figures);
} finally {
  await bank.stop();
}

/** Counted as it comes: to parse it whole would hold up the clock that measures what others wait. */
async function linesIn(body: AsyncIterable<Uint8Array> | null): Promise<number> {
  let objects = 0;
  for await (const piece of body ?? []) for (const byte of piece) if (byte === 0x7b) objects++;
  // Beside the lines: the whole, the person and their one account.
  return objects - 3;
}

/** Deposits of a dollar over the past years, one every quarter of an hour, put in by the thousand. */
async function addHistory({ accountId }: BenchCustomer, count: number) {
  const STEP = 2_000;
  for (let from = 0; from < count; from += STEP) {
    const ids = Array.from(
      { length: Math.min(STEP, count - from) },
      () => [randomUUID(), randomUUID(), randomUUID()] as const,
    );
    await onDatabase(
      `WITH lines AS (
         SELECT transfer, journal, line, n, now() - interval '15 minutes' * ($5::int - $4::int - n) AS at
         FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) WITH ORDINALITY AS l (transfer, journal, line, n)
       ), cash AS (SELECT id, balance FROM accounts WHERE kind = 'cash'),
       account AS (SELECT id, balance, account_number FROM accounts WHERE id = $6),
       t AS (INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at)
         SELECT transfer, 'check_deposit', cash.id, account.id, 100, 'success', at FROM lines, cash, account),
       j AS (INSERT INTO journals (id, transfer_id, kind, booked_at)
         SELECT journal, transfer, 'check_deposit', now() FROM lines),
       p AS (INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
         SELECT journal, 1, cash.id, -100, cash.balance - 100 * n, n * 2 FROM lines, cash
         UNION ALL SELECT journal, 2, account.id, 100, account.balance + 100 * n, n * 2 + 1 FROM lines, account)
       INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, recipient_account, synthetic, hidden)
       SELECT line, transfer, account.id, 'TX-' || upper(substr(md5(line::text), 1, 8)), 'check_deposit', 'incoming', 100, 'success', at, account.account_number, false, false
       FROM lines, account ON CONFLICT DO NOTHING`,
      [ids.map(([id]) => id), ids.map(([, id]) => id), ids.map(([, , id]) => id), from, count, accountId],
    );
  }
}

async function onDatabase<R extends object>(text: string, values: unknown[]) {
  const db = bank.connect(1);
  try {
    return await db.query<R>(text, values);
  } finally {
    await db.end();
  }
}
