import { randomInt, randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CARD_ISSUANCE_FEE_CENTS, TRANSACTION_STATUSES, type TransactionStatus } from "@lintel/contract";
import type pg from "pg";
import { atLeast, atMost, conclude, control, type Figure, none, yes } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { hashPassword } from "../src/access/passwords";
import { SYSTEM_ACCOUNTS } from "../src/ledger/system-accounts";
import { isBalanced, verifyBooks } from "../src/ledger/verify-books";
import { onlyRow } from "../src/platform/database";
import { BankUnderTest, type BenchCustomer, buildBank, newestCode, PIN, transferBody } from "./bank-under-test";
import { HttpConnection } from "./http-connection";
import { choicesFrom, nth } from "./random";

/**
 * What may happen once, or as often as there is money for it, is asked for twenty times at the same moment, of two API processes on one
 * PostgreSQL. The negative control asks the same of a bank that is built without locks and has lost the rules that hold a second time.
 */
const { values: options } = argumentsOrExit({
  options: {
    rounds: { type: "string", default: "100" },
    seed: { type: "string", default: String(randomInt(1, 2 ** 31)) },
  },
});
const ROUNDS = 100;
const AT_ONCE = 20;
/** One of a hundred. */
const MOST_UNKNOWN = 140;
const START_CENTS = 10_000n;
const PASSWORD = "Right-pass-1!";
const DIST = resolve(import.meta.dirname, "../dist");
const WITHOUT_LOCKS = "main-without-locks.js";
const OTHER_BANK = { bank_name: "Barclays", routing_number: "026002574", swift_code: "BARCGB22" };

interface Call {
  path: string;
  as?: BenchCustomer;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
interface Reply {
  /** 0: nobody can say what became of the call. */
  status: number;
  answer: Record<string, unknown>;
}
interface Bank {
  db: pg.Pool;
  admins: readonly BenchCustomer[];
  ask(...calls: Call[]): Promise<Reply[]>;
}
/** By what it is called, whether it went wrong. */
type Wrongs = Record<string, boolean>;
interface Kind {
  /** Of each of the two people in a round. */
  cents: bigint;
  race(bank: Bank, first: BenchCustomer, second: BenchCustomer): Promise<Wrongs>;
}
interface Found {
  /** Of each kind, the rounds that broke a rule, counted from 1. */
  violations: Record<string, number[]>;
  unknown: number;
  booksAddUp: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "double spend": { cents: START_CENTS, race: spendTwice },
  "card fee": { cents: CARD_ISSUANCE_FEE_CENTS, race: orderCards },
  "destroyed card": { cents: CARD_ISSUANCE_FEE_CENTS, race: destroyCard },
  "login code": { cents: 0n, race: useCode },
  "last admin": { cents: 0n, race: removeEachOther },
  suspension: { cents: START_CENTS, race: suspend },
  status: { cents: START_CENTS, race: changeStatus },
};

const { below, one } = choicesFrom(countOrExit("seed", options.seed));
const rounds = countOrExit("rounds", options.rounds);
const passwordHash = await hashPassword(PASSWORD);
const started = Date.now();
buildBank();
const found = await run(new BankUnderTest({ TRUSTED_PROXIES: "1" }));
const figures: Figure[] = [
  atLeast(`rounds of ${AT_ONCE} at once, of each of ${Object.keys(KINDS).length} kinds`, rounds, ROUNDS),
  ...Object.entries(found.violations).map(([name, broken]) => none(`${name}: rounds that broke a rule`, broken.length)),
  // Where most are, nothing was raced for.
  atMost("answers that left the outcome open", found.unknown, MOST_UNKNOWN),
  yes("the books add up", found.booksAddUp),
];

undoneWhenStopped(removeWithoutLocks);
buildWithoutLocks();
try {
  const broken = new BankUnderTest({ TRUSTED_PROXIES: "1" }, WITHOUT_LOCKS);
  const { violations, booksAddUp } = await run(broken, dropSecondRules);
  for (const [name, [first = "none"]] of Object.entries(violations))
    figures.push(control(`${name} without locks, found out in round`, first, first !== "none"));
  figures.push(control("the books of a bank without locks", booksAddUp ? "add up" : "do not add up", !booksAddUp));
} finally {
  removeWithoutLocks();
}

console.log(
  `\n${describeMachine()}\ncommit ${describeCommit()}, seed ${options.seed}, ${((Date.now() - started) / 1000).toFixed(0)} s, two API processes\n`,
);
conclude(figures);

/** A broken bank is found out by the first round that breaks a rule. */
async function run(bench: BankUnderTest, breakRules?: (db: pg.Pool) => Promise<void>): Promise<Found> {
  const violations: Found["violations"] = {};
  const shown = new Set<string>();
  let unknown = 0;
  undoneWhenStopped(() => bench.stop());
  try {
    await bench.startDatabase();
    // By it P12 tells which of two was committed first.
    await bench.restartDatabaseWith("track_commit_timestamp", "on");
    const ports = [await bench.startApi(), await bench.startApi()];
    const db = bench.connect();
    await breakRules?.(db);
    const lines = times(AT_ONCE + 1, (index) => new HttpConnection(nth(ports, index % 2), 20_000));
    const ask: Bank["ask"] = async (...calls) => {
      const replies = await Promise.all(calls.map((call, index) => send(nth(lines, index), call)));
      unknown += count(replies, 0);
      return replies;
    };

    for (const [name, { cents, race }] of Object.entries(KINDS)) {
      const began = performance.now();
      const people = await bench.addCustomers(rounds * 2, cents);
      const admins = await bench.addCustomers(AT_ONCE, 0n);
      await appoint(db, admins);
      const broken: number[] = [];
      violations[name] = broken;
      for (let round = 1; round <= rounds && !(breakRules && broken.length > 0); round++) {
        const [first, second] = [nth(people, round * 2 - 2), nth(people, round * 2 - 1)];
        const wrongs = Object.entries(await race({ db, admins, ask }, first, second)).filter(([, isWrong]) => isWrong);
        if (wrongs.length > 0) broken.push(round);
        for (const [wrong] of wrongs) shown.add(`${name}: ${wrong}`);
      }
      console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    for (const wrong of shown) console.log(`  ${wrong}`);
    for (const line of lines) line.close();
    const booksAddUp = isBalanced(await verifyBooks(db));
    await db.end();
    return { violations, unknown, booksAddUp };
  } finally {
    await bench.stop();
  }
}

async function send(line: HttpConnection, { path, as, body, headers = {} }: Call): Promise<Reply> {
  const authorization = as ? { authorization: `Bearer ${as.token}` } : {};
  const text = body && JSON.stringify(body);
  try {
    const reply = await line.send("POST", `/api${path}`, { ...authorization, ...headers }, text);
    return { status: reply.status === 503 ? 0 : reply.status, answer: JSON.parse(reply.body) };
  } catch {
    return { status: 0, answer: {} };
  }
}

/** Transfers that together are more than there is, each under a key of its own. */
async function spendTwice({ db, ask }: Bank, spender: BenchCustomer, recipient: BenchCustomer): Promise<Wrongs> {
  const price = 501n + BigInt(below(2_500));
  const bears = Number(START_CENTS / price);
  const replies = await ask(...times(AT_ONCE, () => transferOf(price, spender, recipient)));
  const paid = onlyRow(
    await db.query<{ booked: number; lowest: bigint }>(
      `SELECT (SELECT count(*)::int FROM transfers WHERE customer_id = $1) AS booked,
         (SELECT min(balance_after) FROM postings WHERE account_id = $2) AS lowest`,
      [spender.id, spender.accountId],
    ),
  );
  return {
    ...strange(replies, 200, 422),
    "more was sent than there was": paid.booked > bears,
    "money was left for one that was refused": paid.booked + count(replies, 0) < bears,
    "another number was acknowledged": !isTold(replies, paid.booked),
    "a balance was negative": paid.lowest < 0n,
    "the sender has another balance": (await balanceOf(db, spender)) !== START_CENTS - price * BigInt(paid.booked),
    "the recipient has another balance": (await balanceOf(db, recipient)) !== START_CENTS + price * BigInt(paid.booked),
  };
}

/** Orders with money for the fee of one. */
async function orderCards({ db, ask }: Bank, person: BenchCustomer): Promise<Wrongs> {
  const replies = await ask(...times(AT_ONCE, () => orderOf(person)));
  const { cards, fees } = await cardsOf(db, person);
  return {
    ...strange(replies, 200, 422),
    "there is more than one card": cards > 1,
    "there is none": cards + count(replies, 0) === 0,
    "another number was acknowledged": !isTold(replies, cards),
    "the fee was not taken once for each card": fees !== cards,
    "the balance is another": (await balanceOf(db, person)) !== CARD_ISSUANCE_FEE_CENTS * BigInt(1 - fees),
  };
}

async function destroyCard({ db, ask }: Bank, person: BenchCustomer): Promise<Wrongs> {
  const ordered = nth(await ask(orderOf(person)), 0);
  const { id } = ordered.answer.card as { id: string };
  const path = `/destroy-card/${id}`;
  const replies = await ask(...times(AT_ONCE, () => ({ path, as: person, body: { pin: PIN }, headers: newKey() })));
  const { cards, fees, destroyed } = await cardsOf(db, person);
  return {
    ...strange(replies, 200, 404),
    "it was destroyed more than once": destroyed > 1,
    "it was not destroyed": destroyed + count(replies, 0) === 0,
    "another number was acknowledged": !isTold(replies, destroyed),
    "the card is gone from the books": cards !== 1 || fees !== 1,
    "the fee came back": (await balanceOf(db, person)) !== 0n,
  };
}

/** The right code and password, from as many addresses. */
async function useCode({ db, ask }: Bank, person: BenchCustomer): Promise<Wrongs> {
  const { email } = onlyRow(
    await db.query<{ email: string }>("UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING email", [
      person.id,
      passwordHash,
    ]),
  );
  const [asked] = await ask({ path: "/send-login-otp", body: { identifier: email }, headers: newAddress() });
  const body = { user_id: asked?.answer.user_id, otp: await newestCode(db), password: PASSWORD };
  const replies = await ask(...times(AT_ONCE, () => ({ path: "/verify-otp-login", body, headers: newAddress() })));
  const { sessions } = onlyRow(
    await db.query<{ sessions: number }>("SELECT count(*)::int - 1 AS sessions FROM sessions WHERE user_id = $1", [
      person.id,
    ]),
  );
  return {
    ...strange(replies, 200, 401),
    "it opened more than one session": sessions > 1,
    "it opened none": sessions + count(replies, 0) === 0,
    "another number was acknowledged": !isTold(replies, sessions),
  };
}

/** The only two demote, suspend and delete each other. */
async function removeEachOther({ db, ask }: Bank, left: BenchCustomer, right: BenchCustomer): Promise<Wrongs> {
  await appoint(db, [left, right]);
  const replies = await ask(
    ...times(AT_ONCE, (index) => {
      const [as, victim] = index % 2 ? [left, right] : [right, left];
      const acts: Call[] = [
        { path: `/user/${victim.id}/role`, as, body: { role: "user" } },
        { path: `/user/${victim.id}/suspend`, as, body: { to: "suspended" } },
        { path: `/delete-user/${victim.id}`, as },
      ];
      return one(acts);
    }),
  );
  const { admins } = onlyRow(
    await db.query<{ admins: number }>(
      `SELECT count(*)::int AS admins FROM users
       WHERE role = 'admin' AND suspended_at IS NULL AND deleted_at IS NULL`,
    ),
  );
  return {
    // Who is out is no admin (403) or has no session (401); who was deleted is not found by the next.
    ...strange(replies, 200, 401, 403, 404, 409),
    "there is no admin left": admins === 0,
    "nobody went": admins > 1 && count(replies, 0) === 0,
  };
}

/** A suspension among transfers of the person. */
async function suspend({ db, admins, ask }: Bank, person: BenchCustomer, recipient: BenchCustomer): Promise<Wrongs> {
  const price = 100n;
  const calls = times(AT_ONCE, () => transferOf(price, person, recipient));
  const place = below(calls.length);
  const suspension = { path: `/user/${person.id}/suspend`, as: one(admins), body: { to: "suspended" } };
  const replies = await ask(...calls.toSpliced(place, 0, suspension));
  const [suspended] = replies.splice(place, 1);
  const [afterwards] = await ask(transferOf(price, person, recipient));
  const { booked, late } = onlyRow(
    await db.query<{ booked: number; late: number }>(
      `SELECT count(*)::int AS booked,
         count(*) FILTER (WHERE pg_xact_commit_timestamp(t.xmin) > pg_xact_commit_timestamp(u.xmin))::int AS late
       FROM users u JOIN transfers t ON t.customer_id = u.id WHERE u.id = $1`,
      [person.id],
    ),
  );
  return {
    ...strange(replies, 200, 403),
    "the suspension was refused": ![0, 200].includes(suspended?.status ?? 0),
    "a transfer was committed after it": late > 0,
    "one that came later was not refused": suspended?.status === 200 && afterwards?.status === 200,
    "another number was acknowledged": !isTold(replies, booked),
    "the balance is another": (await balanceOf(db, person)) !== START_CENTS - price * BigInt(booked),
  };
}

/** Admins settle, return and reopen one transfer: in half of the rounds they all want the same. */
async function changeStatus(
  { db, admins, ask }: Bank,
  sender: BenchCustomer,
  recipient: BenchCustomer,
): Promise<Wrongs> {
  const amount = 2_500n;
  const call = transferOf(amount, sender, recipient);
  const sent = nth(await ask(below(2) === 0 ? call : { ...call, body: { ...call.body, ...OTHER_BANK } }), 0);
  const { id } = sent.answer.transaction as { id: string };
  const wish = below(2) === 0 ? "failed" : null;
  const replies = await ask(
    ...times(AT_ONCE, (index) => {
      return {
        path: `/change-status/${id}`,
        as: nth(admins, index),
        body: { status: wish ?? one(TRANSACTION_STATUSES) },
      };
    }),
  );
  const { status, from_account, to_account } = onlyRow(
    await db.query<{ status: TransactionStatus; from_account: string; to_account: string }>(
      "SELECT status, from_account, to_account FROM transfers WHERE customer_id = $1",
      [sender.id],
    ),
  );
  const { rows: moved } = await db.query<{ account: string; cents: bigint }>(
    `SELECT p.account_id AS account, sum(p.amount)::bigint AS cents
     FROM transfers t JOIN journals j ON j.transfer_id = t.id JOIN postings p ON p.journal_id = j.id
     WHERE t.customer_id = $1 GROUP BY 1`,
    [sender.id],
  );
  const gained = (account: string) => moved.find((row) => row.account === account)?.cents ?? 0n;
  const when = (...those: TransactionStatus[]) => (those.includes(status) ? amount : 0n);
  return {
    ...strange(replies, 200),
    "it is not what all wanted": wish !== null && status !== wish && count(replies, 200) > 0,
    "the source paid another sum": gained(from_account) !== -when("pending", "success"),
    "another sum waits": gained(SYSTEM_ACCOUNTS.clearing) !== when("pending"),
    "the destination got another sum": gained(to_account) !== when("success"),
    "the sender has another balance": (await balanceOf(db, sender)) !== START_CENTS + gained(from_account),
  };
}

function transferOf(cents: bigint, from: BenchCustomer, to: BenchCustomer): Call {
  return {
    path: "/transactions/transfer",
    as: from,
    body: transferBody(from, to, Number(cents) / 100),
    headers: newKey(),
  };
}

function orderOf(person: BenchCustomer): Call {
  return {
    path: "/cards",
    as: person,
    body: { account_id: person.accountId, card_type: "debit", pin: PIN },
    headers: newKey(),
  };
}

function newKey() {
  return { "idempotency-key": randomUUID() };
}

function newAddress() {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** These are all the admins there are. */
async function appoint(db: pg.Pool, admins: readonly BenchCustomer[]) {
  await db.query(
    "UPDATE users SET role = CASE WHEN id = ANY ($1) THEN 'admin' ELSE 'user' END WHERE role = 'admin' OR id = ANY ($1)",
    [admins.map(({ id }) => id)],
  );
}

async function balanceOf(db: pg.Pool, { accountId }: BenchCustomer): Promise<bigint> {
  return onlyRow(await db.query<{ balance: bigint }>("SELECT balance FROM accounts WHERE id = $1", [accountId]))
    .balance;
}

async function cardsOf(db: pg.Pool, { id, accountId }: BenchCustomer) {
  return onlyRow(
    await db.query<{ cards: number; fees: number; destroyed: number }>(
      `SELECT (SELECT count(*)::int FROM cards WHERE account_id = $2) AS cards,
         (SELECT count(*)::int FROM transactions WHERE account_id = $2 AND type = 'card_payment') AS fees,
         (SELECT count(*)::int FROM audit WHERE subject_id = $1 AND actor_id = $1 AND action = 'card.destroyed') AS destroyed`,
      [id, accountId],
    ),
  );
}

function count(replies: readonly Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}

/** As many as were done, give or take those whose answer is open. */
function isTold(replies: readonly Reply[], done: number): boolean {
  const told = count(replies, 200);
  return told <= done && done <= told + count(replies, 0);
}

/** Answers that have no place in a race. */
function strange(replies: readonly Reply[], ...known: number[]): Wrongs {
  const others = replies.filter(({ status }) => status !== 0 && !known.includes(status));
  return Object.fromEntries(others.map(({ status, answer }) => [`answered ${status} ${answer.code ?? ""}`, true]));
}

function times<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}

/** The bank's program with no row locked and nobody's transfers held back, and the same of the functions its migrations make. */
function buildWithoutLocks() {
  const built = readFileSync(join(DIST, "main.js"), "utf8");
  const unlocked = built
    .replaceAll(/ FOR (NO KEY )?UPDATE( OF \w)?(?! SKIP)/g, "")
    .replaceAll("pg_advisory_xact_lock(uuid_hash_extended", "hashint8(uuid_hash_extended");
  if (unlocked === built) throw new Error("There are no locks to take away.");
  writeFileSync(join(DIST, WITHOUT_LOCKS), unlocked);
}

function removeWithoutLocks() {
  rmSync(join(DIST, WITHOUT_LOCKS), { force: true });
}

/** What holds where a lock is forgotten. A code that was used comes back, its removal being its lock; transfers leave others time to come between. */
async function dropSecondRules(db: pg.Pool) {
  const { rows } = await db.query<{ text: string }>("SELECT pg_get_functiondef('post_to_accounts'::regproc) AS text");
  const unfit = rows[0]?.text.replace(" AND a.balance + t.change = t.said", "");
  if (!unfit || unfit === rows[0]?.text) throw new Error("There is no look at the balance to take away.");
  await db.query(`
    ALTER TABLE accounts DROP CONSTRAINT accounts_never_overdrawn;
    ${unfit};
    CREATE FUNCTION come_back() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO challenges SELECT OLD.*; RETURN NULL; END $$;
    CREATE TRIGGER come_back AFTER DELETE ON challenges FOR EACH ROW EXECUTE FUNCTION come_back();
    CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NULL; END $$;
    CREATE TRIGGER linger AFTER INSERT ON transfers FOR EACH STATEMENT EXECUTE FUNCTION linger();
  `);
}
