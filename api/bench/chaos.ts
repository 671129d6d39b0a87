import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { atLeast, atMost, conclude, control, type Figure, none, quantile, told, yes } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { isBalanced, verifyBooks } from "../src/ledger/verify-books";
import { transaction } from "../src/platform/database";
import { BankUnderTest, type BenchCustomer, buildBank, transferBody } from "./bank-under-test";
import { HttpConnection } from "./http-connection";
import { choicesFrom } from "./random";

/**
 * Customers send money while API processes and PostgreSQL are killed at random, as a crash would. Whoever gets no answer asks again
 * under the same key, as the browser does. In the end every acknowledged transfer is there, once, and the sum was right all along.
 * That fsync is on, which a kill does not try, the launcher's test holds. The negative control runs the same against a database without the
 * rules that make a key unique, from which somebody takes a cent and then a transfer: each check must find its own.
 */
const { values: options } = argumentsOrExit({
  options: { seconds: { type: "string", default: "150" }, "skip-control": { type: "boolean", default: false } },
});
const TARGETS = { transfers: 5_000, apiKills: 30, databaseKills: 8, reads: 2_000, keys: 500 };
const PEOPLE = 64;
const START_CENTS = 1_000_000n;
const SENDERS = 24;
const AT_ONCE = 20;
const HANG_MS = 6_000;
const READY_WITHIN_MS = 3_000;
const GONE_FOR_GOOD_MS = 30_000;

interface Findings {
  transfers: number;
  unknown: number;
  otherAnswers: number;
  repeatedKeys: number;
  reads: number;
  wrongSums: number;
  apiKills: number;
  databaseKills: number;
  slowestMs: number;
  apiReadyAfterMs: number[];
  databaseReadyAfterMs: number[];
  lost: number;
  doubles: number;
  books: boolean;
}

// Another seed each time, and not told: what a kill meets depends on the machine.
const { one } = choicesFrom(randomInt(2 ** 31));
const seconds = countOrExit("seconds", options.seconds);
buildBank();
console.log(
  `${describeMachine()}\ncommit ${describeCommit()}, ${seconds} s, ${SENDERS} senders, two API processes, fsync on\n`,
);

const figures = figuresOf(await run(seconds, { isBroken: false }));
if (!options["skip-control"]) {
  const { doubles, wrongSums, lost, books } = await run(25, { isBroken: true });
  figures.push(
    control("transfers done twice without what makes a key unique", doubles, doubles > 0),
    control("readings that were wrong, when a cent was taken in the middle", wrongSums, wrongSums > 0),
    control("acknowledged transfers lost, when one was removed", lost, lost > 0),
    control("the books after both", books ? "add up" : "do not add up", !books),
  );
}
conclude(figures);

async function run(seconds: number, { isBroken }: { isBroken: boolean }): Promise<Findings> {
  const bank = new BankUnderTest();
  undoneWhenStopped(() => bank.stop());
  const found: Findings = {
    transfers: 0,
    unknown: 0,
    otherAnswers: 0,
    repeatedKeys: 0,
    reads: 0,
    wrongSums: 0,
    apiKills: 0,
    databaseKills: 0,
    slowestMs: 0,
    apiReadyAfterMs: [],
    databaseReadyAfterMs: [],
    lost: 0,
    doubles: 0,
    books: false,
  };
  const acknowledged: string[] = [];
  try {
    await bank.startDatabase();
    const ports = [await bank.startApi(), await bank.startApi()];
    const people = await bank.addCustomers(PEOPLE, START_CENTS);
    const db = bank.connect(4);
    if (isBroken) await forgetKeys(db);
    const end = Date.now() + seconds * 1000;
    const isOn = () => Date.now() < end;

    await Promise.all([
      ...Array.from({ length: SENDERS }, (_, index) => sendOn(index)),
      ...Array.from({ length: 4 }, () => readOn()),
      ...(isBroken ? [takeCent()] : [killApis(), killDatabase()]),
    ]);
    if (isBroken) await unseen("DELETE FROM transfers WHERE idempotency_key = $1", acknowledged[0]);

    const { rows } = await eventually(() => db.query<{ key: string }>("SELECT idempotency_key AS key FROM transfers"));
    const booked = new Map<string, number>();
    for (const { key } of rows) booked.set(key, (booked.get(key) ?? 0) + 1);
    found.lost = acknowledged.filter((key) => !booked.has(key)).length;
    found.doubles = [...booked.values()].filter((times) => times > 1).length;
    const books = await eventually(() => verifyBooks(db));
    found.books = isBalanced(books);
    await db.end();
    return found;

    async function sendOn(index: number) {
      while (isOn()) {
        const key = randomUUID();
        // One of five senders is a client that panics and repeats everything at once.
        const times = index % 5 === 0 ? AT_ONCE : 1;
        const [sender, recipient] = [one(people), one(people)];
        if (sender === recipient) continue;
        const statuses = await Promise.all(Array.from({ length: times }, () => untilAnswered(sender, recipient, key)));
        found.otherAnswers += statuses.filter((status) => status !== 200).length;
        if (statuses.includes(200)) {
          acknowledged.push(key);
          found.transfers++;
          if (times > 1) found.repeatedKeys++;
        }
      }
    }

    /** Asks again, of either process, until there is an answer: an unknown outcome is never taken for a failure. 0: there was none in the end. */
    async function untilAnswered(sender: BenchCustomer, recipient: BenchCustomer, key: string): Promise<number> {
      const giveUpAt = end + 20_000;
      while (Date.now() < giveUpAt) {
        const connection = new HttpConnection(one(ports), 8_000);
        const began = Date.now();
        try {
          const { status } = await connection.send(
            "POST",
            "/api/transactions/transfer",
            { authorization: `Bearer ${sender.token}`, "idempotency-key": key },
            JSON.stringify(transferBody(sender, recipient, 1)),
          );
          if (status !== 503 && status !== 429) return status;
        } catch {
          // No answer: as unknown as a 503.
        } finally {
          connection.close();
          found.slowestMs = Math.max(found.slowestMs, Date.now() - began);
        }
        found.unknown++;
        await sleep(20 + Math.random() * 80);
      }
      return 0;
    }

    async function readOn() {
      while (isOn()) {
        try {
          const { rows: sums } = await db.query<{ held: bigint; lowest: bigint; everything: bigint }>(
            `SELECT sum(balance) FILTER (WHERE owner_id IS NOT NULL)::bigint AS held, sum(balance)::bigint AS everything,
               min(balance) FILTER (WHERE owner_id IS NOT NULL) AS lowest FROM accounts`,
          );
          const [sum] = sums;
          found.reads++;
          if (!sum || sum.held !== START_CENTS * BigInt(PEOPLE) || sum.everything !== 0n || sum.lowest < 0n)
            found.wrongSums++;
        } catch {
          // The database is away.
        }
        await sleep(60);
      }
    }

    async function takeCent() {
      await sleep(seconds * 500);
      await unseen("UPDATE accounts SET balance = balance - 1 WHERE id = $1", one(people).accountId);
    }

    /** Past all that the bank has against it. */
    async function unseen(text: string, value: unknown) {
      await transaction(db, async (tx) => {
        await tx.query("SET LOCAL session_replication_role = replica");
        await tx.query(text, [value]);
      });
    }

    async function killApis() {
      const pause = (seconds * 1000) / (TARGETS.apiKills * 1.4);
      const starting = new Map<number, Promise<void>>();
      while (isOn()) {
        await sleep(pause * (0.6 + Math.random() * 0.4));
        const up = ports.filter((port) => !starting.has(port));
        if (up.length === 0) continue;
        const port = one(up);
        bank.apiProcess(port).kill("SIGKILL");
        found.apiKills++;
        const began = Date.now();
        const start = bank.startApi({}, port).then(() => {
          found.apiReadyAfterMs.push(Date.now() - began);
          starting.delete(port);
        });
        starting.set(port, start);
      }
      await Promise.all(starting.values());
    }

    async function killDatabase() {
      const pause = (seconds * 1000) / (TARGETS.databaseKills * 1.4);
      while (isOn()) {
        await sleep(pause * (0.7 + Math.random() * 0.3));
        let killed = await killPostgres(null);
        // One of three dies again while it is starting.
        if (Math.random() < 1 / 3) killed = await killPostgres(killed);
        const began = Date.now();
        await untilBack(killed);
        found.databaseReadyAfterMs.push(Date.now() - began);
      }
    }

    /** The one that comes after another, as soon as it is there. */
    async function killPostgres(after: number | null): Promise<number | null> {
      const giveUpAt = Date.now() + GONE_FOR_GOOD_MS;
      while (Date.now() < giveUpAt) {
        const pid = bank.postgresPid();
        if (pid !== null && pid !== after) {
          try {
            process.kill(pid, "SIGKILL");
            found.databaseKills++;
            return pid;
          } catch {
            // It has not been started again since the last time.
          }
        }
        await sleep(5);
      }
      return null;
    }

    /** What is left of a killed server may answer for a moment: only the next one counts. */
    async function untilBack(killed: number | null) {
      const giveUpAt = Date.now() + GONE_FOR_GOOD_MS;
      while (Date.now() < giveUpAt) {
        const pid = bank.postgresPid();
        if (pid !== null && pid !== killed && (await Promise.all(ports.map(isReady))).includes(true)) return;
        await sleep(10);
      }
    }
  } finally {
    await bank.stop();
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A bank that neither looks for a key nor keeps it once. The rules hold twice, so both are taken away. */
async function forgetKeys(db: pg.Pool) {
  await db.query("ALTER TABLE transfers DROP CONSTRAINT transfers_key");
  // The one that processes of the release before call has no look of its own.
  const { rows } = await db.query<{ text: string }>(
    "SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = 'send_transfers' ORDER BY pronargs DESC LIMIT 1",
  );
  const forgetful = rows[0]?.text.replace("t.idempotency_key = g.key", "false");
  if (!forgetful || forgetful === rows[0]?.text) throw new Error("There is no look at the key to take away.");
  await db.query(forgetful);
}

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 40) throw error;
      await sleep(500);
    }
  }
}

function figuresOf(found: Findings): Figure[] {
  return [
    atLeast("transfers acknowledged", found.transfers, TARGETS.transfers),
    atLeast(`keys repeated ${AT_ONCE} times at once`, found.repeatedKeys, TARGETS.keys),
    told("answers that left the outcome open, asked again", found.unknown),
    // Nothing forbids any of them: what is neither done nor open went wrong, or was never answered.
    none("requests answered with anything but success, or never", found.otherAnswers),
    atLeast("API processes killed", found.apiKills, TARGETS.apiKills),
    atLeast("PostgreSQL killed", found.databaseKills, TARGETS.databaseKills),
    atLeast("readings of the sum", found.reads, TARGETS.reads),
    none("readings that were wrong or negative", found.wrongSums),
    none("acknowledged transfers lost", found.lost),
    none("transfers done twice", found.doubles),
    yes("the books add up", found.books),
    atMost("slowest answer, ms", found.slowestMs, HANG_MS),
    atMost("ready after an API process was killed, 95th percentile, ms", p95(found.apiReadyAfterMs), READY_WITHIN_MS),
    atMost("ready after PostgreSQL was killed, 95th percentile, ms", p95(found.databaseReadyAfterMs), READY_WITHIN_MS),
  ];
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95);
}
