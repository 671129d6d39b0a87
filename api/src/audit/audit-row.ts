import { createHmac } from "node:crypto";

/** A row of the trail as the seals see it: every column, in the text PostgreSQL gives it. */
export interface AuditRow {
  sequence: bigint;
  at_micros: bigint;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  reason: string | null;
  ip: string | null;
  details: string;
}

export const AUDIT_ROW_COLUMNS = `a.sequence, (extract(epoch FROM a.at) * 1000000)::bigint AS at_micros, a.action,
  a.actor_id::text, a.subject_id::text, a.reason, a.ip, a.details::text`;

/** Half a SHA-256: nobody can find another row with the same one without the key. */
export const MAC_BYTES = 16;

export function rowMac(key: Buffer, row: AuditRow): Buffer {
  const { sequence, at_micros, action, actor_id, subject_id, reason, ip, details } = row;
  const text = JSON.stringify([`${sequence}`, `${at_micros}`, action, actor_id, subject_id, reason, ip, details]);
  return createHmac("sha256", key).update(text).digest().subarray(0, MAC_BYTES);
}

export interface Seal {
  number: bigint;
  /** As text: a list of int8 arrives so. */
  sequences: string[];
  macs: Buffer;
  hash: Buffer;
}

/** Before the first seal there is this. */
export const NO_SEAL = Buffer.alloc(32);

export function sealHash(key: Buffer, before: Buffer, { number, sequences, macs }: Omit<Seal, "hash">): Buffer {
  return createHmac("sha256", key)
    .update(before)
    .update(JSON.stringify([`${number}`, sequences]))
    .update(macs)
    .digest();
}
