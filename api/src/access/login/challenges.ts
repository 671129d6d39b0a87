import { OTP_LIFETIME_MINUTES } from "@lintel/contract";
import { onlyRow, type Queryable } from "../../platform/database";
import { isUuid } from "../../platform/uuid";
import { keyedHash, newCode, sameBytes } from "../secrets";

export type Purpose = "login" | "reset";

export interface NewChallenge {
  purpose: Purpose;
  /** Null: nobody has that address. The decoy is written and looked at like any other. */
  personId: string | null;
  identifierHash: Buffer;
  ip: string;
}

export interface TriedChallenge {
  personId: string | null;
  identifierHash: Buffer;
  isCodeRight: boolean;
}

const MAX_TRIES = 5;

/** A new code ends the ones before it. */
export async function openChallenge(
  tx: Queryable,
  key: Buffer,
  { purpose, personId, identifierHash, ip }: NewChallenge,
  now: Date,
): Promise<{ id: string; code: string }> {
  const code = newCode();
  await tx.query(
    `UPDATE challenges SET expires_at = created_at - interval '1 second'
     WHERE purpose = $1 AND (user_id = $2 OR identifier_hash = $3) AND expires_at > $4`,
    [purpose, personId, identifierHash, now],
  );
  const opened = await tx.query<{ id: string }>(
    `INSERT INTO challenges (purpose, user_id, identifier_hash, code_hmac, ip, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(mins => $7)) RETURNING id`,
    [purpose, personId, identifierHash, codeHmac(key, purpose, identifierHash, code), ip, now, OTP_LIFETIME_MINUTES],
  );
  return { id: onlyRow(opened).id, code };
}

/**
 * Counts a try and gives what it was tried on; null when the challenge is not known, over, or out of tries. Must be committed
 * before the result is acted on: the statement counts before anybody compares.
 */
export async function tryChallenge(
  db: Queryable,
  key: Buffer,
  which: { purpose: "login"; id: string } | { purpose: "reset"; identifierHash: Buffer },
  code: string,
  now: Date,
): Promise<(TriedChallenge & { id: string }) | null> {
  if (which.purpose === "login" && !isUuid(which.id)) return null;
  const [column, value] =
    which.purpose === "login" ? (["id", which.id] as const) : (["identifier_hash", which.identifierHash] as const);
  const { rows } = await db.query<{ id: string; user_id: string | null; identifier_hash: Buffer; code_hmac: Buffer }>(
    `UPDATE challenges SET tries = tries + 1
     WHERE ${column} = $1 AND purpose = $2 AND tries < $3 AND expires_at >= $4
     RETURNING id, user_id, identifier_hash, code_hmac`,
    [value, which.purpose, MAX_TRIES, now],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    personId: row.user_id,
    identifierHash: row.identifier_hash,
    isCodeRight: sameBytes(row.code_hmac, codeHmac(key, which.purpose, row.identifier_hash, code)),
  };
}

/** Gives the address the code was asked for from, to exactly one of those who use it at the same moment; to the others null. */
export async function consumeChallenge(tx: Queryable, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ ip: string }>("DELETE FROM challenges WHERE id = $1 RETURNING ip", [id]);
  return rows[0]?.ip ?? null;
}

/** Ends every code of a person and gives the addresses they were asked for from, once for each. */
export async function forgetChallengesOf(tx: Queryable, personId: string): Promise<string[]> {
  const { rows } = await tx.query<{ ip: string }>("DELETE FROM challenges WHERE user_id = $1 RETURNING ip", [personId]);
  return rows.map(({ ip }) => ip);
}

function codeHmac(key: Buffer, purpose: Purpose, identifierHash: Buffer, code: string): Buffer {
  return keyedHash(key, "code", purpose, identifierHash.toString("hex"), code);
}
