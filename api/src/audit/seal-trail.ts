import type { QueryConfig } from "pg";
import { type Db, onlyRow, type Queryable, type Tx, transaction } from "../platform/database";
import { isSealedUnder, NO_SEAL, ROW_DIGEST, SEAL_AND_BEFORE, type SealAndBefore, sealHash } from "./seals";

const LOCK = 4_820_616_002n;
const MAX_ROWS = 4_000;
/** Longer than a call has: what a long transaction held back is looked through anew each time. Not for ever: a sealer that hangs keeps all others out. */
const PATIENCE_MS = 60_000;

/** A moment at which every row up to `sequence` had been given out, to transactions older than `before`. */
interface Mark {
  sequence: bigint;
  before: bigint;
  takenAt: number;
}

interface LastSeal {
  number: bigint;
  hash: Buffer;
  /** Up to which row none is waited for any more: one without a seal was written into the past, or passed over. */
  settled_sequence: bigint;
}

export interface SealedHead {
  number: bigint;
  hash: string;
}

/** The seal that this process knows to be the newest is gone. */
export class TrailReplaced extends Error {}

/** The newest seal was made under another key, and a trail under two keys is intact under neither. */
export class SealedUnderAnotherKey extends Error {}

/**
 * Chains what the trail has gained, a batch at a time, so that those who write to it never wait for each other. Rows become visible
 * out of order; a row is passed over for good only once no transaction is left that could still bring one from before it.
 */
export class TrailSealer {
  private marks: Mark[] = [];
  /** The hash of the newest seal that is known to be under this key: a seal is looked at once, and not at each turn. */
  private ours: string | null = null;

  constructor(
    private readonly db: Db,
    private readonly key: Buffer,
    /** The newest seal known from before: sealing goes on from there or not at all. */
    private head: SealedHead | null = null,
    private readonly maxRows = MAX_ROWS,
  ) {}

  /** The newest seal that is known to be there, whichever process made it. */
  get newest(): SealedHead | null {
    return this.head;
  }

  /** Seals all there is. Null when there was nothing to seal or another process was at it. */
  async sealAll(): Promise<SealedHead | null> {
    let head: SealedHead | null = null;
    for (;;) {
      const batch = await transaction(this.db, (tx) => this.sealBatch(tx));
      if (!batch) return head;
      head = { number: batch.number, hash: batch.hash };
      this.head = head;
      this.ours = head.hash;
      if (batch.rows < this.maxRows) return head;
    }
  }

  private async sealBatch(tx: Tx): Promise<(SealedHead & { rows: number }) | null> {
    const lock = await tx.query<{ mine: boolean }>({
      text: "SELECT pg_try_advisory_xact_lock($1) AS mine",
      values: [LOCK],
    });
    if (!onlyRow(lock).mine) return null;
    await tx.query(`SET LOCAL statement_timeout = ${PATIENCE_MS}`);

    if (!(await this.isHeadThere(tx))) throw new TrailReplaced();
    const last = await lastSeal(tx);
    if (!(await this.isOurs(tx, last))) throw new SealedUnderAnotherKey();
    const settled = await this.settledBefore(tx, last.settled_sequence);
    const batch = onlyRow(
      await tx.query<{ sequences: string[] | null; last: bigint; digests: Buffer }>({
        text: `SELECT array_agg(sequence ORDER BY sequence) AS sequences, max(sequence) AS last,
                string_agg(digest, ''::bytea ORDER BY sequence) AS digests
         FROM (
           SELECT a.sequence, ${ROW_DIGEST} AS digest FROM audit a
           WHERE a.sequence > $1
             AND NOT EXISTS (
               SELECT 1 FROM (SELECT unnest(sequences) AS sequence FROM audit_seals WHERE last_sequence > $1) sealed
               WHERE sealed.sequence = a.sequence)
           ORDER BY a.sequence LIMIT $2) batch`,
        values: [last.settled_sequence, this.maxRows],
        query_timeout: PATIENCE_MS,
      } as QueryConfig),
    );
    const { sequences, digests } = batch;
    if (!sequences) return null;

    const number = last.number + 1n;
    const hash = sealHash(this.key, last.hash, { number, sequences, digests });
    await tx.query(
      `INSERT INTO audit_seals (number, sequences, last_sequence, digests, hash, settled_sequence)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        number,
        sequences,
        batch.last,
        digests,
        hash,
        // A full batch may have left rows behind that the mark covers, but none before its own last.
        sequences.length < this.maxRows || settled < batch.last ? settled : batch.last,
      ],
    );
    return { number, hash: hash.toString("hex"), rows: sequences.length };
  }

  /** Somebody who removed the seals and changed the rows must not have them sealed again by the bank itself. */
  private async isHeadThere(tx: Tx): Promise<boolean> {
    if (!this.head) return true;
    const { rows } = await tx.query<{ hash: Buffer }>("SELECT hash FROM audit_seals WHERE number = $1", [
      this.head.number,
    ]);
    return rows[0]?.hash.toString("hex") === this.head.hash;
  }

  /** Made by another process, or by one that ended before it could note it, a seal is known from then on. */
  private async isOurs(tx: Tx, last: LastSeal): Promise<boolean> {
    const hash = last.hash.toString("hex");
    if (last.number === 0n || hash === this.ours) return true;
    const seal = onlyRow(await tx.query<SealAndBefore>(`${SEAL_AND_BEFORE} WHERE s.number = $1`, [last.number]));
    // Whoever lost the key removes the note of the newest seal, and goes on under a new one.
    if (!isSealedUnder(this.key, seal)) return this.head === null;
    this.head = { number: last.number, hash };
    this.ours = hash;
    return true;
  }

  private async settledBefore(tx: Tx, known: bigint): Promise<bigint> {
    const snapshot = onlyRow(
      await tx.query<{ oldest: bigint; next: bigint; last: bigint }>(
        `SELECT pg_snapshot_xmin(s)::text::bigint AS oldest, pg_snapshot_xmax(s)::text::bigint AS next,
                coalesce((SELECT max(sequence) FROM audit), 0) AS last
         FROM pg_current_snapshot() s`,
      ),
    );
    // Not the time of day: set forward, it would make the grace shorter.
    const now = performance.now();
    // A second's grace for a transaction that had drawn its sequence but not yet its own number.
    const passed = this.marks.filter(({ before, takenAt }) => before <= snapshot.oldest && now - takenAt > 1_000);
    this.marks = [
      ...this.marks.filter((mark) => !passed.includes(mark)),
      { sequence: snapshot.last, before: snapshot.next, takenAt: now },
    ].slice(-200);
    // Marks are in the order in which they were taken.
    const sequence = passed.at(-1)?.sequence ?? 0n;
    // Another process may know of a later one: what was let in before that again would be sealed as if it had come late.
    return sequence > known ? sequence : known;
  }
}

export async function lastSeal(db: Queryable): Promise<LastSeal> {
  const { rows } = await db.query<LastSeal>(
    "SELECT number, hash, settled_sequence FROM audit_seals ORDER BY number DESC LIMIT 1",
  );
  return rows[0] ?? { number: 0n, hash: NO_SEAL, settled_sequence: 0n };
}
