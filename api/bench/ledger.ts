import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { atLeast, atMost, type Figure, tellProof } from "../../tools/figures";
import {
  BankUnderTest,
  type BenchCustomer,
  buildBank,
  describeCommit,
  describeMachine,
  PIN,
  quantile,
} from "./bank-under-test";
import { HttpConnection } from "./http-connection";

/**
 * Transfers a second through HTTP with everything on (session, PIN, idempotency, audit, fsync), next to pgbench's TPC-B on the same
 * server in the same run. Absolute figures say little about a shared machine; the ratios say how the bank compares.
 * The targets are set against pgbench as it comes (scale 1), where clients wait for each other's rows as payers of one shop do. TPC-B
 * at a scale at which they do not wait, and which does a fraction of the work of a transfer, is printed beside it.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PEOPLE = 512;
const WIDE_SCALE = 50;
const tpcbWith = (clients: number) => ["-c", String(clients), "-j", "2", "-n", "-T", String(SECONDS)];
const CASES = [
  { name: "1 connection", connections: 1, hot: false, target: null },
  { name: "32 connections", connections: 32, hot: false, target: 1.0 },
  { name: "128 connections", connections: 128, hot: false, target: 2.5 },
  { name: "32 connections, everyone pays one account", connections: 32, hot: true, target: 2.0 },
] as const;

const pgbench = findPgbench();
buildBank();
const bank = new BankUnderTest();
try {
  await bank.startDatabase();
  const db = bank.connect(1);
  const [tpcb, wide] = ["tpcb", "tpcb_wide"].map((name) =>
    Object.assign(new URL(bank.url), { pathname: `/${name}` }),
  ) as [URL, URL];
  await db.query("CREATE DATABASE tpcb");
  await db.query("CREATE DATABASE tpcb_wide");
  await db.end();
  runPgbench(tpcb, ["-i", "-q"]);
  runPgbench(wide, ["-i", "-q", "-s", String(WIDE_SCALE)]);

  const port = await bank.startApi();
  const people = await bank.addCustomers(PEOPLE, 100_000_000n);
  await load(port, people, 32, false, 2);

  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, ${ROUNDS} rounds of ${SECONDS} s, TPC-B as it comes, with as many clients\n`,
  );
  const results = CASES.map(() => ({ ratios: [] as number[], ours: [] as number[], tpcb: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { connections, hot }] of CASES.entries()) {
      const reference = tps(runPgbench(tpcb, tpcbWith(connections)));
      const ours = await load(port, people, connections, hot, SECONDS);
      results[index]?.ours.push(ours);
      results[index]?.tpcb.push(reference);
      results[index]?.ratios.push(ours / reference);
    }
  }

  const wideTps = tps(runPgbench(wide, tpcbWith(32)));

  let missed = 0;
  const figures: Figure[] = [];
  for (const [index, { name, target }] of CASES.entries()) {
    const result = results[index];
    if (!result) continue;
    const ratio = quantile(result.ratios, 0.5);
    const verdict = target === null ? "" : ratio >= target ? `  at least ${target}x: yes` : `  at least ${target}x: NO`;
    if (target !== null && ratio < target) missed++;
    const against = `transfers a second against TPC-B, ${name} (${quantile(result.ours, 0.5).toFixed(0)}/s)`;
    const rounded = Number(ratio.toFixed(2));
    figures.push(
      target === null
        ? { name: against, value: `${rounded}x`, target: null, isMet: true }
        : { ...atLeast(against, rounded, target, "x"), isMet: ratio >= target },
    );
    console.log(
      `${name.padEnd(44)} ${ratio.toFixed(2)}x   (${quantile(result.ours, 0.5).toFixed(0)} transfers/s, TPC-B ${quantile(result.tpcb, 0.5).toFixed(0)}/s)${verdict}`,
    );
  }
  console.log(`TPC-B at scale ${WIDE_SCALE}, for comparison: ${wideTps.toFixed(0)}/s`);
  const megabytes = bank.residentBytes(port) / 1_048_576;
  console.log(`API memory after the load: ${megabytes.toFixed(0)} MB (under 250: ${megabytes < 250 ? "yes" : "NO"})`);
  figures.push(atMost("memory of the API after the load", Math.round(megabytes), 250, " MB"));
  tellProof(figures);
  if (missed > 0 || megabytes >= 250) process.exitCode = 1;
} finally {
  await bank.stop();
}

/** Transfers a second. Anything but success ends the run: a refusal is quicker than a transfer and would flatter the figure. */
async function load(
  port: number,
  people: BenchCustomer[],
  connections: number,
  hot: boolean,
  seconds: number,
): Promise<number> {
  let done = 0;
  let turn = 0;
  const end = Date.now() + seconds * 1000;
  const [popular] = people;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new HttpConnection("127.0.0.1", port);
      while (Date.now() < end) {
        const sender = people[1 + (turn++ % (people.length - 1))];
        const recipient = hot ? popular : people[Math.floor(Math.random() * people.length)];
        if (!sender || !recipient || sender === recipient) continue;
        const reply = await connection.send(
          "POST",
          "/api/transactions/transfer",
          { authorization: `Bearer ${sender.token}`, "idempotency-key": randomUUID() },
          `{"account_id":"${sender.accountId}","recipient_account":"${recipient.accountNumber}","amount":0.01,"pin":"${PIN}"}`,
        );
        if (reply.status !== 200) throw new Error(`A transfer was answered ${reply.status}: ${reply.body}`);
        done++;
      }
      connection.close();
    }),
  );
  return done / seconds;
}

function runPgbench(url: URL, flags: string[]): string {
  return execFileSync(
    pgbench,
    ["-h", url.hostname, "-p", url.port, "-U", url.username, ...flags, url.pathname.slice(1)],
    {
      env: { ...process.env, PGPASSWORD: url.password },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
}

function tps(report: string): number {
  return Number(/tps = ([\d.]+)/.exec(report)?.[1] ?? Number.NaN);
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
