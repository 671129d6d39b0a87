import type { Queryable } from "../platform/database";
import { lastSeal, type SealedHead } from "./seal-trail";
import {
  DIGEST_BYTES,
  isSealedUnder,
  NO_SEAL,
  ROW_DIGEST,
  SEAL_AND_BEFORE,
  type Seal,
  type SealAndBefore,
  sealHash,
} from "./seals";

export type TrailReport =
  | { intact: true; rows: number; seals: number; unsealed: number }
  | { intact: false; what: string; sequence: bigint | null; seal: bigint | null };

const SEALS_AT_ONCE = 20;
/** The two look alike. */
const NOT_BY_THE_KEY = "a seal was changed, or made under another AUDIT_KEY";

/**
 * Goes through the whole trail. Names the first row or seal that is not as it was written. `knownHead` is a seal that was noted
 * outside of the database: without one, the removal of the newest seals together with their rows cannot be seen.
 */
export async function verifyTrail(
  db: Queryable,
  key: Buffer,
  knownHead: SealedHead | null = null,
): Promise<TrailReport> {
  let before: Buffer = NO_SEAL;
  let number = 0n;
  const { settled_sequence: settled } = await lastSeal(db);
  let rowCount = 0;
  let settledCount = 0n;
  let headSeen = knownHead === null;

  for (;;) {
    const { rows: seals } = await db.query<Seal>(
      "SELECT number, sequences, digests, hash FROM audit_seals WHERE number > $1 ORDER BY number LIMIT $2",
      [number, SEALS_AT_ONCE],
    );
    if (seals.length === 0) break;

    for (const seal of seals) {
      if (seal.number !== number + 1n) return broken("a seal is missing", null, number + 1n);
      if (!sealHash(key, before, seal).equals(seal.hash)) return broken(NOT_BY_THE_KEY, null, seal.number);
      const damage = await findDamage(db, seal);
      if (damage) return damage;
      if (knownHead?.number === seal.number) {
        if (knownHead.hash !== seal.hash.toString("hex")) return broken("the trail was replaced", null, seal.number);
        headSeen = true;
      }
      number = seal.number;
      before = seal.hash;
      rowCount += seal.sequences.length;
      settledCount += BigInt(seal.sequences.filter((sequence) => BigInt(sequence) <= settled).length);
    }
  }
  if (!headSeen) return broken("the newest seals were removed", null, knownHead?.number ?? null);

  const { rows } = await db.query<{ total: bigint; settled: bigint }>(
    "SELECT count(*) AS total, count(*) FILTER (WHERE sequence <= $1) AS settled FROM audit",
    [settled],
  );
  const { total = 0n, settled: found = 0n } = rows[0] ?? {};
  if (found !== settledCount) return broken("a row was never sealed", await findStray(db, settled), null);
  return { intact: true, rows: rowCount, seals: Number(number), unsealed: Number(total) - rowCount };
}

async function findStray(db: Queryable, settled: bigint): Promise<bigint | null> {
  const { rows } = await db.query<{ sequence: bigint }>(
    `SELECT sequence FROM audit WHERE sequence <= $1
     EXCEPT SELECT unnest(sequences) FROM audit_seals ORDER BY sequence LIMIT 1`,
    [settled],
  );
  return rows[0]?.sequence ?? null;
}

interface DigestedRow {
  sequence: bigint;
  digest: Buffer;
}

/** A row that commits late is sealed after its neighbours, by a few seals of the seconds that a transaction may last. */
const SEALS_BESIDE = 1_000;

/**
 * Whether the rows of one page are as they were sealed. Rows that wait for their seal say nothing against it. Each is looked for in the seals
 * that end nearest behind it, so that an old row costs as much as a new one.
 */
export async function verifyRows(db: Queryable, key: Buffer, rows: readonly DigestedRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const { settled_sequence: settled } = await lastSeal(db);
  const { rows: seals } = await db.query<SealAndBefore>(
    `${SEAL_AND_BEFORE}
     WHERE s.number IN (
       SELECT found.number FROM unnest($1::bigint[]) AS asked (sequence) CROSS JOIN LATERAL (
         SELECT near.number FROM (
           SELECT number, sequences FROM audit_seals WHERE last_sequence >= asked.sequence
           ORDER BY last_sequence LIMIT ${SEALS_BESIDE}) near
         WHERE asked.sequence = ANY (near.sequences) LIMIT 1) found)`,
    [rows.map(({ sequence }) => sequence)],
  );
  const sealed = new Map<string, Buffer>();
  for (const seal of seals) {
    if (!isSealedUnder(key, seal)) return false;
    seal.sequences.forEach((sequence, index) => {
      sealed.set(sequence, digestAt(seal, index));
    });
  }
  return rows.every(({ sequence, digest }) => sealed.get(`${sequence}`)?.equals(digest) ?? sequence > settled);
}

async function findDamage(db: Queryable, seal: Seal): Promise<TrailReport | null> {
  const { rows } = await db.query<DigestedRow>(
    `SELECT a.sequence, ${ROW_DIGEST} AS digest FROM audit a WHERE a.sequence = ANY ($1)`,
    [seal.sequences],
  );
  const found = new Map(rows.map(({ sequence, digest }) => [`${sequence}`, digest]));
  for (const [index, sequence] of seal.sequences.entries()) {
    const digest = found.get(sequence);
    if (!digest) return broken("a row is missing", BigInt(sequence), seal.number);
    if (!digest.equals(digestAt(seal, index))) return broken("a row was changed", BigInt(sequence), seal.number);
  }
  return null;
}

function digestAt({ digests }: Seal, index: number): Buffer {
  return digests.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES);
}

function broken(what: string, sequence: bigint | null, seal: bigint | null): TrailReport {
  return { intact: false, what, sequence, seal };
}
