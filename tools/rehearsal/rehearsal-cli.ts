/**
 * `npm run rehearsal`: a rolling restart of two APIs and two sites, in production mode, behind the nginx and the PgBouncer of deploy/, while
 * customers pay and read. No request may fail, and the balances must say that each transfer was done once. The negative controls kill the
 * APIs instead, in turn and together, which must be seen.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type BenchCustomer, buildBank } from "../../api/bench/bank-under-test";
import { isBalanced, verifyBooks } from "../../api/src/ledger/verify-books";
import { settingsThatDiffer } from "../../api/src/platform/database";
import { root } from "../build/apps";
import { preparedStore } from "../build/prepare";
import { atLeast, conclude, control, exactly, type Figure, none, told, yes } from "../proof/figures";
import { describeCommit, describeMachine } from "../proof/machine";
import { argumentsOrExit, countOrExit } from "../start/arguments.mjs";
import { find, NotHere } from "./programs";
import { BOTH, Stage } from "./stage";
import { FORGED_ADDRESS, startTraffic, type Tally } from "./traffic";

const PEOPLE = 32;
const START_CENTS = 1_000_000n;
/** nginx leaves a process alone for five seconds after it was turned away. Who restarts the other one meanwhile has none left. */
const BETWEEN_RESTARTS_MS = 6_000;
const LEAST = { transfers: 2_000, reads: 1_000 };
const PAGES = [
  "/",
  "/online-banking/dashboard",
  "/api/accounts",
  "/faqs",
  "/api/transactions?limit=20",
  "/favicon.svg",
];
const PASSWORD = "Rehearsal-1!";

const { values: options } = argumentsOrExit({
  options: { rounds: { type: "string", default: "2" }, "skip-control": { type: "boolean", default: false } },
});

const rounds = countOrExit("rounds", options.rounds);

try {
  find("nginx");
  find("pgbouncer");
  await rehearse(rounds);
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function rehearse(rounds: number): Promise<void> {
  const releases = join(root, ".cache", "bench");
  await preparedStore(releases);
  buildBank();
  console.log(describeMachine());
  console.log(`commit ${describeCommit()}, ${version("nginx", "-v")}, ${version("pgbouncer", "--version")}\n`);

  const stage = await Stage.open(releases);
  try {
    const people = await stage.addCustomers(PEOPLE, START_CENTS);
    const figures = [...(await production(stage)), ...(await rollingRestart(stage, people, rounds))];
    if (!options["skip-control"]) {
      figures.push(await killedInTurn(stage, people), ...(await killedTogether(stage, people)));
    }
    conclude(figures);
  } finally {
    await stage.close();
  }
}

/** That this is the production it claims to be: people sign up by mail, and PgBouncer's connections are set as the API would set its own. */
async function production(stage: Stage): Promise<Figure[]> {
  const email = "rehearsal@customers.example";
  await post(stage, "/create-user", {
    firstname: "Rita",
    lastname: "Rehearsal",
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  const challenge = await post(stage, "/send-login-otp", { identifier: email });
  const otp = await stage.mail.codeFor(email);
  const login = await post(stage, "/verify-otp-login", { user_id: challenge.user_id, otp, password: PASSWORD });
  const mailbox = await fetch(`http://127.0.0.1:${stage.port}/dev/mailbox`);

  const db = stage.pooled();
  const different = await settingsThatDiffer(db);
  await db.end();
  return [
    yes("a person signs up, gets a code by mail and is in", typeof login.access_token === "string"),
    exactly("the demo's mailbox is answered", mailbox.status, 404),
    none("settings of a pooled connection that differ from the API's own", different.length),
  ];
}

async function rollingRestart(stage: Stage, people: readonly BenchCustomer[], rounds: number): Promise<Figure[]> {
  const traffic = startTraffic(stage.port, people, PAGES);
  await sleep(2_000);
  let restarts = 0;
  let unclean = 0;
  for (let round = 0; round < rounds; round++) {
    for (const index of BOTH) {
      unclean += (await stage.stopApi(index)) === 0 ? 0 : 1;
      await stage.startApi(index);
      restarts++;
      await sleep(BETWEEN_RESTARTS_MS);
    }
    for (const index of BOTH) {
      unclean += (await stage.stopSite(index)) === 0 ? 0 : 1;
      await stage.startSite(index);
      restarts++;
      await sleep(BETWEEN_RESTARTS_MS);
    }
  }
  const tally = await traffic.end();
  for (const failure of new Set(tally.failures)) console.log(`failed: ${failure}`);

  const db = stage.directly();
  try {
    const { rows: booked } = await db.query<{ key: string }>("SELECT idempotency_key AS key FROM transfers");
    const { rows: ips } = await db.query<{ ip: string }>(
      "SELECT DISTINCT ip FROM audit WHERE action = 'transfer.sent'",
    );
    const { rows: load } = await db.query<{ n: number }>(
      // Not the one that asks.
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    const { rows: balances } = await db.query<{ id: string; balance: bigint }>(
      "SELECT id, balance FROM accounts WHERE owner_id IS NOT NULL",
    );
    const books = await verifyBooks(db);
    const known = new Set(booked.map(({ key }) => key));
    const lost = tally.acknowledged.filter(({ key }) => !known.has(key)).length;
    const surplus = booked.length - (tally.acknowledged.length - lost);
    const wrong = wrongBalances(people, balances, tally);
    const seen = ips.map(({ ip }) => ip);
    return [
      atLeast("transfers acknowledged", tally.acknowledged.length, LEAST.transfers * rounds),
      atLeast("pages and lists read", tally.reads, LEAST.reads * rounds),
      atLeast("processes restarted under them, APIs and sites", restarts, 4 * rounds),
      none("restarts that did not end by themselves", unclean),
      none("requests failed, of all", tally.failures.length),
      none("acknowledged transfers lost", lost),
      none("transfers done that nobody was told of, or twice", surplus),
      none("balances that differ from what was paid and got", wrong),
      yes("the books add up", isBalanced(books)),
      none(
        `transfers booked under the forged address ${FORGED_ADDRESS}`,
        seen.includes(FORGED_ADDRESS) || seen.length !== 1 ? 1 : 0,
      ),
      told("slowest answer, ms", tally.slowestMs),
      told("connections to PostgreSQL for both APIs", load[0]?.n ?? 0),
    ];
  } finally {
    await db.end();
  }
}

function wrongBalances(
  people: readonly BenchCustomer[],
  balances: readonly { id: string; balance: bigint }[],
  { acknowledged }: Tally,
): number {
  const expected = new Map(people.map(({ accountId }) => [accountId, START_CENTS]));
  for (const { from, to, cents } of acknowledged) {
    expected.set(from, (expected.get(from) ?? 0n) - cents);
    expected.set(to, (expected.get(to) ?? 0n) + cents);
  }
  return balances.filter(({ id, balance }) => expected.has(id) && expected.get(id) !== balance).length;
}

/** The same restarts of the APIs without letting them leave. */
async function killedInTurn(stage: Stage, people: readonly BenchCustomer[]): Promise<Figure> {
  const traffic = startTraffic(stage.port, people, PAGES);
  // Often enough that one of them is at work when it dies.
  for (const index of [...BOTH, ...BOTH]) {
    await sleep(1_500);
    await stage.stopApi(index, "SIGKILL");
    await stage.startApi(index);
    await sleep(BETWEEN_RESTARTS_MS);
  }
  const { failures } = await traffic.end();
  return control("requests failed when the APIs are killed in turn instead", failures.length, failures.length > 0);
}

/** What would be seen if nobody took care: both APIs gone at once, as in a careless restart. */
async function killedTogether(stage: Stage, people: readonly BenchCustomer[]): Promise<Figure[]> {
  const traffic = startTraffic(stage.port, people, PAGES);
  await sleep(1_500);
  await Promise.all(BOTH.map((index) => stage.stopApi(index, "SIGKILL")));
  for (const index of BOTH) await stage.startApi(index);
  await sleep(1_000);
  const { failures } = await traffic.end();
  const pages = failures.filter((failure) => failure.startsWith("/") && !failure.startsWith("/api/"));
  return [
    control("requests failed when both APIs are killed at once", failures.length, failures.length > 0),
    none("pages that failed meanwhile, because there was no API", pages.length),
  ];
}

async function post(stage: Stage, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${stage.port}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

function version(program: string, flag: string): string {
  const said = execFileSync("/bin/sh", ["-c", `"${find(program)}" ${flag} 2>&1`], { encoding: "utf8" });
  return said.split("\n")[0]?.trim() ?? program;
}
