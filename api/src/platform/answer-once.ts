import { hash as digest } from "node:crypto";
import type { Tx } from "./database";
import { type Outcome, ok, refused } from "./outcome";

export interface KeyedCall {
  personId: string;
  key: string | null;
  call: string;
  /** What the key stands for: everything but the PIN, which may be mistyped. */
  payload: unknown;
  now: Date;
}

/** Given to the transfer that a call makes, which takes the key for transfers too: they look for it nowhere else. */
export interface KeyOfTransfer {
  customerId: string;
  idempotencyKey: string;
  payloadHash: Buffer;
}

export const REPLAYED = { "Idempotency-Replayed": "true" };

/**
 * Does a thing once for each key. Two calls under one key must have been made to wait for each other before (by holding the person):
 * the second finds the answer of the first. Refusals are not kept, so they may be tried again.
 */
export async function answerOnce<A>(
  tx: Tx,
  { personId, key, call, payload, now }: KeyedCall,
  work: (taken: KeyOfTransfer | null) => Promise<Outcome<A>>,
  keep: (answer: A) => A = (answer) => answer,
): Promise<Outcome<A>> {
  if (key === null) return work(null);
  const hash = Buffer.from(payloadHash([call, payload]), "hex");
  const { rows } = await tx.query<{ payload_hash: Buffer; answer: A }>(
    "SELECT payload_hash, answer FROM answered_calls WHERE person_id = $1 AND idempotency_key = $2",
    [personId, key],
  );
  const [answered] = rows;
  if (answered) return answered.payload_hash.equals(hash) ? ok(answered.answer, REPLAYED) : refused("key_reused");

  const { rowCount: transfers } = await tx.query(
    "SELECT FROM transfers WHERE customer_id = $1 AND idempotency_key = $2",
    [personId, key],
  );
  if (transfers) return refused("key_reused");

  const outcome = await work({ customerId: personId, idempotencyKey: key, payloadHash: hash });
  if (outcome.ok) {
    await tx.query(
      "INSERT INTO answered_calls (person_id, idempotency_key, call, payload_hash, answer, answered_at) VALUES ($1, $2, $3, $4, $5, $6)",
      [personId, key, call, hash, JSON.stringify(keep(outcome.answer)), now],
    );
  }
  return outcome;
}

/** In hex, of what JSON has words for: amounts are given as text. */
export function payloadHash(payload: unknown): string {
  return digest("sha256", JSON.stringify(payload), "hex");
}
