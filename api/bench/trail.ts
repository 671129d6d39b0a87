import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { atLeast, conclude, control, exactly, type Figure, yes } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { stopped, undoneWhenStopped } from "../../tools/start/child-process";
import { notedHead } from "../src/audit/keep-sealed";
import { recordAudit } from "../src/audit/record-audit";
import { NO_SEAL, ROW_DIGEST, sealHash } from "../src/audit/seals";
import { verifyTrail } from "../src/audit/verify-trail";
import { onlyRow, type Queryable } from "../src/platform/database";
import { BankUnderTest, buildBank } from "./bank-under-test";
import { choicesFrom, nth } from "./random";

/**
 * Somebody with all rights in the database, and without the key, changes a sealed trail in a hundred ways, each of which the check must find
 * where it was done. The negative control lets them have the key, and no seal is noted elsewhere: then the same check must find nothing.
 */
const { values: options } = argumentsOrExit({
  options: {
    tampers: { type: "string", default: "100" },
    seed: { type: "string", default: String(randomInt(1, 2 ** 31)) },
  },
});
const TAMPERS = 100;
const SEALS = 12;
const ROWS_OF_A_SEAL = 25;
const AUDIT_KEY = randomBytes(32).toString("base64url");
const KEY = createHash("sha256").update(AUDIT_KEY).digest();
const FORGED = {
  at: "at + interval '1 microsecond'",
  action: "action || '.forged'",
  actor_id: "gen_random_uuid()",
  subject_id: "gen_random_uuid()",
  reason: "coalesce(reason, '') || '.'",
  ip: "'203.0.113.9'",
  details: `details || '{"amount": 1}'`,
};
const COLUMNS = Object.keys(FORGED) as (keyof typeof FORGED)[];

/** Where the check must find it: at a row or, where there is none to name, at a seal. */
interface Place {
  sequence?: bigint;
  seal?: bigint;
}
interface Sealed {
  /** In the order in which the check comes by them. */
  rows: readonly { sequence: bigint; seal: bigint }[];
  /** Numbers that were drawn and given to no row. */
  gaps: readonly bigint[];
  last: bigint;
}

const WAYS: Readonly<Record<string, (tx: Queryable, trail: Sealed) => Promise<Place>>> = {
  "a field is changed": async (tx, { rows }) => {
    const { sequence } = one(rows);
    await forge(tx, sequence);
    return { sequence };
  },
  "a row is removed": async (tx, { rows }) => {
    const { sequence } = one(rows);
    await tx.query("DELETE FROM audit WHERE sequence = $1", [sequence]);
    return { sequence };
  },
  "two rows are swapped": async (tx, { rows }) => {
    const first = below(rows.length - 1);
    const [left, right] = [nth(rows, first), nth(rows, first + 1 + below(rows.length - first - 1))];
    await tx.query(
      `UPDATE audit a SET ${COLUMNS.map((column) => `${column} = b.${column}`).join(", ")}
       FROM audit b WHERE (a.sequence = $1 AND b.sequence = $2) OR (a.sequence = $2 AND b.sequence = $1)`,
      [left.sequence, right.sequence],
    );
    return { sequence: left.sequence };
  },
  "a row is put into the past": async (tx, { gaps }) => {
    const sequence = one(gaps);
    await tx.query(
      "INSERT INTO audit (sequence, at, action) OVERRIDING SYSTEM VALUE VALUES ($1, now() - interval '1 minute', 'login')",
      [sequence],
    );
    return { sequence };
  },
  "a seal is removed with its rows": async (tx, { last }) => {
    const seal = 1n + BigInt(below(Number(last) - 1));
    await removeSeals(tx, seal, seal);
    return { seal };
  },
  "the end is cut off": async (tx, { last }) => {
    await removeSeals(tx, 1n + BigInt(below(Number(last))), last);
    return { seal: last };
  },
  "a field is changed and all is sealed anew under another key": async (tx, { rows }) => {
    const { sequence, seal } = one(rows);
    await forge(tx, sequence);
    await sealAnew(tx, randomBytes(32), seal);
    return { seal };
  },
};

const { below, one } = choicesFrom(countOrExit("seed", options.seed));
const total = countOrExit("tampers", options.tampers);
const started = Date.now();
buildBank();
const bank = new BankUnderTest({ AUDIT_KEY });
undoneWhenStopped(() => bank.stop());
try {
  await bank.startDatabase();
  const port = await bank.startApi();
  const db = bank.connect(2);
  const trail = await writeTrail(db);
  // The bank itself would seal on in the middle of it.
  await stopped(bank.apiProcess(port));
  const head = await notedHead(db, bank.dataDir);
  const isWhole = (await verifyTrail(db, KEY, head)).intact;

  const asked: Record<string, number> = {};
  const found: Record<string, number> = {};
  let foundByHead = 0;
  let foundWithKey = 0;
  for (let number = 0; number < total; number++) {
    const [name, tamper] = nth(Object.entries(WAYS), number % Object.keys(WAYS).length);
    await undone(db, async (tx) => {
      const place = await tamper(tx, trail);
      const report = await verifyTrail(tx, KEY, head);
      const isFound =
        !report.intact &&
        (place.sequence === undefined ? report.sequence === null : report.sequence === place.sequence) &&
        (place.seal === undefined || report.seal === place.seal);
      asked[name] = (asked[name] ?? 0) + 1;
      found[name] = (found[name] ?? 0) + (isFound ? 1 : 0);
      if (!isFound) console.log(`  ${name}: not found at`, place, "but", report);

      await sealAnew(tx, KEY, 1n);
      if (!(await verifyTrail(tx, KEY, head)).intact) foundByHead++;
      if (!(await verifyTrail(tx, KEY)).intact) foundWithKey++;
    });
  }
  await db.end();

  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, seed ${options.seed}, ${((Date.now() - started) / 1000).toFixed(0)} s, ${trail.rows.length} rows under ${trail.last} seals\n`,
  );
  const figures: Figure[] = [
    atLeast("changes made to the trail", total, TAMPERS),
    exactly("found at the right row or seal", sum(found), total),
    ...Object.entries(asked).map(([name, times]) => exactly(`found, when ${name}`, found[name] ?? 0, times)),
    exactly("found by the seal noted elsewhere, when they have the key", foundByHead, total),
    yes("the trail as the bank wrote it is intact", isWhole),
    control("found when they have the key and no seal is noted", foundWithKey, foundWithKey === 0),
  ];
  conclude(figures);
} finally {
  await bank.stop();
}

/** Rows of a busy bank, sealed by itself as they come, some of whose numbers were drawn in vain. */
async function writeTrail(db: pg.Pool): Promise<Sealed> {
  const gaps: bigint[] = [];
  for (let seal = 0; seal < SEALS; seal++) {
    for (let row = 0; row < ROWS_OF_A_SEAL; row++) await writeRow(db, { seal, row });
    gaps.push(await drawInVain(db));
    await untilSealed(db);
  }
  // A row that waits might still come from before: only once none can is what stands there an intruder.
  for (let row = 0; (await settled(db)) < (gaps.at(-1) ?? 0n); row++) {
    await writeRow(db, { seal: SEALS, row });
    await untilSealed(db);
  }
  const { rows } = await db.query<{ sequence: bigint; seal: bigint }>(
    `SELECT s.sequence, number AS seal FROM audit_seals, unnest(sequences) WITH ORDINALITY AS s (sequence, place)
     ORDER BY number, place`,
  );
  return { rows, gaps, last: rows.at(-1)?.seal ?? 0n };
}

async function writeRow(db: pg.Pool, details: Record<string, number>) {
  const id = randomUUID();
  await recordAudit(db, { at: new Date(), action: "login", actorId: id, subjectId: id, ip: "10.0.0.9", details });
}

async function drawInVain(db: pg.Pool): Promise<bigint> {
  const text = "SELECT nextval(pg_get_serial_sequence('audit', 'sequence')) AS sequence";
  return onlyRow(await db.query<{ sequence: bigint }>(text)).sequence;
}

async function untilSealed(db: pg.Pool) {
  const text =
    "SELECT count(*)::int AS waiting FROM audit WHERE sequence > (SELECT coalesce(max(last_sequence), 0) FROM audit_seals)";
  while (onlyRow(await db.query<{ waiting: number }>(text)).waiting > 0) await sleep(20);
}

async function settled(db: pg.Pool): Promise<bigint> {
  const text = "SELECT max(settled_sequence) AS sequence FROM audit_seals";
  return onlyRow(await db.query<{ sequence: bigint }>(text)).sequence;
}

async function forge(tx: Queryable, sequence: bigint) {
  const column = one(COLUMNS);
  await tx.query(`UPDATE audit SET ${column} = ${FORGED[column]} WHERE sequence = $1`, [sequence]);
}

async function removeSeals(tx: Queryable, first: bigint, last: bigint) {
  const range = "number BETWEEN $1 AND $2";
  await tx.query(`DELETE FROM audit WHERE sequence IN (SELECT unnest(sequences) FROM audit_seals WHERE ${range})`, [
    first,
    last,
  ]);
  await tx.query(`DELETE FROM audit_seals WHERE ${range}`, [first, last]);
}

/** All there is from a seal on, as the bank would, by whoever has this key. */
async function sealAnew(tx: Queryable, key: Buffer, from: bigint) {
  const { rows: kept } = await tx.query<{ hash: Buffer; settled: bigint }>(
    `SELECT (SELECT hash FROM audit_seals WHERE number = $1 - 1) AS hash, max(settled_sequence) AS settled FROM audit_seals`,
    [from],
  );
  await tx.query("DELETE FROM audit_seals WHERE number >= $1", [from]);
  const { rows } = await tx.query<{ sequence: bigint; digest: Buffer }>(
    `SELECT a.sequence, ${ROW_DIGEST} AS digest FROM audit a
     WHERE a.sequence NOT IN (SELECT unnest(sequences) FROM audit_seals) ORDER BY a.sequence`,
  );
  let before = kept[0]?.hash ?? NO_SEAL;
  for (let number = from; rows.length > 0; number++) {
    const batch = rows.splice(0, ROWS_OF_A_SEAL);
    const sequences = batch.map(({ sequence }) => `${sequence}`);
    const digests = Buffer.concat(batch.map(({ digest }) => digest));
    const hash = sealHash(key, before, { number, sequences, digests });
    await tx.query(
      `INSERT INTO audit_seals (number, sequences, last_sequence, digests, hash, settled_sequence)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [number, sequences, sequences.at(-1), digests, hash, kept[0]?.settled ?? 0n],
    );
    before = hash;
  }
}

/** Without the guards that the bank has against itself. */
async function undone(db: pg.Pool, work: (tx: Queryable) => Promise<void>) {
  const tx = await db.connect();
  try {
    await tx.query("BEGIN");
    await tx.query("SET LOCAL session_replication_role = replica");
    await work(tx);
  } finally {
    await tx.query("ROLLBACK");
    tx.release();
  }
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
