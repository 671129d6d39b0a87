import { execFileSync, spawnSync } from "node:child_process";
import type { QueryConfig } from "pg";
import { atLeast, atMost, conclude, control, type Figure, quantile, told } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { BankUnderTest, buildBank, processorTimeOf } from "./bank-under-test";
import { transferGenerator } from "./transfer-load";

/**
 * Transfers a second through HTTP with everything on (session, PIN, idempotency, audit, fsync), next to pgbench's TPC-B on the same
 * server in the same run, with as many clients, both of them warm. Absolute figures say little about a shared machine; the ratios say how the bank compares.
 * TPC-B runs at two scales. pgbench's own advice is a scale of at least the number of clients: below that clients wait for each other's
 * branch. So payers who have nothing to do with each other are held against the wide one, and everyone paying one account
 * against scale 1, where every client updates one branch. The other ratio stands beside it.
 */
const { values: options } = argumentsOrExit({
  options: { seconds: { type: "string", default: "6" }, rounds: { type: "string", default: "3" } },
});
const SECONDS = countOrExit("seconds", options.seconds);
const ROUNDS = countOrExit("rounds", options.rounds);
const PEOPLE = 512;
const WIDE_SCALE = 128;
const SLOWER_BY_MS = 2;
/** pgbench begins on connections that nothing has used, where the bank's are long open: 128 of them take ten seconds to what they can do. */
const WARM_UP_SECONDS = 12;
/** After each TPC-B the database's pool is full of that one's pages, which the bank has to write out first: for two seconds it is a third slower. */
const OWN_WARM_UP_SECONDS = 3;
const CASES = [
  { name: "1 connection", connections: 1, hot: false, target: null },
  { name: "32 connections", connections: 32, hot: false, target: 1.0 },
  { name: "128 connections", connections: 128, hot: false, target: 2.5 },
  { name: "1 connection, everyone pays one account", connections: 1, hot: true, target: null },
  { name: "32 connections, everyone pays one account", connections: 32, hot: true, target: 2.0 },
  { name: "128 connections, everyone pays one account", connections: 128, hot: true, target: 2.0 },
] as const;

const pgbench = findPgbench();
buildBank();
const bank = new BankUnderTest();
undoneWhenStopped(() => bank.stop());
try {
  await bank.startDatabase();
  const db = bank.connect(1);
  const [narrow, wide] = ["tpcb", "tpcb_wide"].map((name) =>
    Object.assign(new URL(bank.url), { pathname: `/${name}` }),
  ) as [URL, URL];
  await db.query("CREATE DATABASE tpcb");
  await db.query("CREATE DATABASE tpcb_wide");
  runPgbench(narrow, ["-i", "-q"]);
  runPgbench(wide, ["-i", "-q", "-s", String(WIDE_SCALE)]);

  // What the preparation left to be written must not be written while something is measured.
  await db.query("SET statement_timeout = 0");
  await db.query({ text: "CHECKPOINT", query_timeout: 120_000 } as QueryConfig);
  await db.end();

  const port = await bank.startApi();
  const people = await bank.addCustomers(PEOPLE, 100_000_000n);
  const generator = transferGenerator(port, people, bank.dataDir);
  let sent = (await generator.send({ connections: 32, hot: false, seconds: 2 })).transfers;

  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, ${ROUNDS} rounds of ${SECONDS} s, transfers sent by ${generator.name}, TPC-B with as many clients\n`,
  );
  if (generator.name !== "wrk") {
    console.log("Without wrk (on Debian, apt-get install wrk) sending takes more of the machine from the bank.\n");
  }
  const results = CASES.map(() => ({
    ours: [] as number[],
    wide: [] as number[],
    narrow: [] as number[],
    cost: [] as Cost[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { connections, hot }] of CASES.entries()) {
      const result = results[index];
      result?.wide.push(tpcb(wide, connections));
      sent += (await generator.send({ connections, hot, seconds: OWN_WARM_UP_SECONDS })).transfers;
      const costOf = startCounting(port);
      const ours = await generator.send({ connections, hot, seconds: SECONDS });
      sent += ours.transfers;
      result?.ours.push(ours.perSecond);
      result?.cost.push(costOf(ours.transfers));
      result?.narrow.push(tpcb(narrow, connections));
    }
  }

  const { connections, target } = CASES[1];
  await slowDown();
  const slowed = await generator.send({ connections, hot: false, seconds: SECONDS });
  sent += slowed.transfers;
  const ofSlowed = slowed.perSecond / quantile(results[1]?.wide ?? [], 0.5);

  await expectInTheBooks(sent);

  const figures: Figure[] = [];
  for (const [index, { name, target, hot }] of CASES.entries()) {
    const result = results[index];
    if (!result) continue;
    const against = (reference: number[]) =>
      quantile(
        result.ours.map((ours, round) => ours / (reference[round] ?? Number.NaN)),
        0.5,
      );
    const [toWide, toNarrow] = [against(result.wide), against(result.narrow)];
    const ratio = hot ? toNarrow : toWide;
    const middle = (values: number[]) => quantile(values, 0.5).toFixed(0);
    const line = `transfers a second against TPC-B, ${name} (${middle(result.ours)}/s)`;
    // What is shown is what is judged: rounded to the worse.
    const rounded = Math.floor(ratio * 100) / 100;
    figures.push(target === null ? told(line, `${rounded}x`) : atLeast(line, rounded, target, "x"));
    const spent = (part: keyof Cost) => middle(result.cost.map((cost) => cost[part]));
    console.log(
      `${name.padEnd(45)} ${ratio.toFixed(2)}x of scale ${hot ? 1 : WIDE_SCALE}   (${(hot ? toWide : toNarrow).toFixed(2)}x of scale ${hot ? WIDE_SCALE : 1})\n` +
        `    ${middle(result.ours)} transfers/s, TPC-B ${middle(result.wide)}/s at scale ${WIDE_SCALE}, ${middle(result.narrow)}/s at scale 1; processor time for a transfer, us: generator ${spent("generator")}, API ${spent("api")}, PostgreSQL ${spent("database")}`,
    );
  }
  figures.push(
    control(
      `${connections} connections, ${SLOWER_BY_MS} ms more for each transfer`,
      `${ofSlowed.toFixed(2)}x`,
      ofSlowed < target,
    ),
    atMost("memory of the API after the load", Math.ceil(bank.residentBytes(port) / 1_048_576), 250, " MB"),
  );
  conclude(figures);
} finally {
  await bank.stop();
}

interface Cost {
  generator: number;
  api: number;
  database: number;
}

/** Microseconds of processor time for each transfer: moved less by what else the machine does than the figures a second. */
function startCounting(port: number): (transfers: number) => Cost {
  const spentOnSending = () => {
    const { own, ended } = processorTimeOf(process.pid);
    return own + ended;
  };
  const [own, others] = [spentOnSending(), bank.processorTime(port)];
  return (transfers) => {
    const { api, database } = bank.processorTime(port);
    return {
      generator: (spentOnSending() - own) / transfers,
      api: (api - others.api) / transfers,
      database: (database - others.database) / transfers,
    };
  };
}

/** What the check must not pass: a bank that holds on to the accounts of each transfer a little longer. */
async function slowDown() {
  const db = bank.connect(1);
  await db.query(`CREATE FUNCTION wait_a_little() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(${SLOWER_BY_MS / 1000}); RETURN NULL; END'`);
  await db.query(
    "CREATE TRIGGER wait_a_little AFTER INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION wait_a_little()",
  );
  await db.end();
}

/** What the generator took for success is there. More may be: what was under way when it stopped. */
async function expectInTheBooks(sent: number) {
  const db = bank.connect(1);
  const { rows } = await db.query<{ booked: number }>("SELECT count(*)::integer AS booked FROM transfers");
  await db.end();
  const booked = rows[0]?.booked ?? 0;
  if (booked < sent) throw new Error(`${sent} transfers were answered with success, and the books hold ${booked}.`);
}

/** Transactions a second, once the clients are warm. */
function tpcb(url: URL, clients: number): number {
  const warmUp = Math.min(clients, WARM_UP_SECONDS);
  const length = ["-T", String(warmUp + SECONDS), "--progress", "1"];
  const report = runPgbench(url, ["-c", String(clients), "-j", "2", "-n", ...length]);
  let [before, transactions, seconds] = [0, 0, 0];
  for (const [, at, perSecond] of report.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps/gm)) {
    const span = Number(at) - before;
    if (before >= warmUp) {
      transactions += Number(perSecond) * span;
      seconds += span;
    }
    before = Number(at);
  }
  // A ratio to nothing would be neither met nor missed.
  if (seconds === 0) throw new Error(`pgbench told nothing once it was warm:\n${report}`);
  return transactions / seconds;
}

/** What it says, and how it gets on. */
function runPgbench(url: URL, flags: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    pgbench,
    ["-h", url.hostname, "-p", url.port, "-U", url.username, ...flags, url.pathname.slice(1)],
    { env: { ...process.env, PGPASSWORD: url.password }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`pgbench failed:\n${stderr}`);
  return stdout + stderr;
}

function findPgbench(): string {
  const program = process.env.PGBENCH ?? "pgbench";
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return program;
  } catch {
    console.error(
      "This needs pgbench: on Debian, apt-get install postgresql-contrib (or postgresql), or name it in PGBENCH.",
    );
    process.exit(1);
  }
}
