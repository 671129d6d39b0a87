import { createHmac } from "node:crypto";

/** Half a SHA-256: nobody can find another row with the same one. */
export const DIGEST_BYTES = 16;

/** What a row `a` says, every column of it. PostgreSQL computes it, so that sealing a busy bank's trail costs the process next to nothing. */
export const ROW_DIGEST = `substr(sha256(convert_to(jsonb_build_array(
  a.sequence, (extract(epoch FROM a.at) * 1000000)::bigint, a.action, a.actor_id, a.subject_id, a.reason, a.ip, a.details
)::text, 'UTF8')), 1, ${DIGEST_BYTES})`;

export interface Seal {
  number: bigint;
  /** As text: a list of int8 arrives so. */
  sequences: string[];
  /** Of each row, in the order of `sequences`. */
  digests: Buffer;
  hash: Buffer;
}

/** Before the first seal there is this. */
export const NO_SEAL = Buffer.alloc(32);

/** Digests need no key of their own: they stand under this one, and so does every seal before. */
export function sealHash(key: Buffer, before: Buffer, { number, sequences, digests }: Omit<Seal, "hash">): Buffer {
  return createHmac("sha256", key)
    .update(before)
    .update(JSON.stringify([`${number}`, sequences]))
    .update(digests)
    .digest();
}

/** A seal `s` with the hash of the one before it, on which its own stands. */
export const SEAL_AND_BEFORE = `SELECT s.number, s.sequences, s.digests, s.hash, p.hash AS before
  FROM audit_seals s LEFT JOIN audit_seals p ON p.number = s.number - 1`;

export interface SealAndBefore extends Seal {
  before: Buffer | null;
}

export function isSealedUnder(key: Buffer, { before, ...seal }: SealAndBefore): boolean {
  return sealHash(key, before ?? NO_SEAL, seal).equals(seal.hash);
}
