import { OTP_LIFETIME_MINUTES } from "@lintel/contract";
import { withdrawCodes } from "../../mail/outbox";
import type { Config } from "../../platform/config";
import { onlyRow, type Queryable } from "../../platform/database";
import { isUuid } from "../../platform/uuid";
import type { KnownPerson } from "../people/people";
import { keyedHash, newCode, sameBytes } from "../secrets";

export type Purpose = "login" | "reset";

export interface NewChallenge {
  purpose: Purpose;
  /** Null: nobody has that address. The decoy is written and looked at like any other. */
  person: KnownPerson | null;
  identifierHash: Buffer;
  ip: string;
}

/** What is left of one that is over: when its code was written, and from which address it was asked for. */
export interface EndedChallenge {
  writtenAt: Date;
  ip: string;
}

export interface TriedChallenge {
  personId: string | null;
  identifierHash: Buffer;
  isCodeRight: boolean;
}

const MAX_TRIES = 5;

/** A new code ends the ones before it. Their letters look like its own: those that still wait are not sent any more. */
export async function openChallenge(
  tx: Queryable,
  config: Config,
  { purpose, person, identifierHash, ip }: NewChallenge,
  now: Date,
): Promise<{ id: string; code: string }> {
  const code = newCode();
  const personId = person?.id ?? null;
  const { rows: ended } = await tx.query<{ created_at: Date }>(
    `UPDATE challenges SET expires_at = created_at - interval '1 second'
     WHERE purpose = $1 AND (user_id = $2 OR identifier_hash = $3) AND expires_at > $4 RETURNING created_at`,
    [purpose, personId, identifierHash, now],
  );
  const writtenAt = ended.map(({ created_at }) => created_at);
  await withdrawCodes(tx, config, person?.email ?? null, writtenAt);
  const opened = await tx.query<{ id: string }>(
    `INSERT INTO challenges (purpose, user_id, identifier_hash, code_hmac, ip, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(mins => $7)) RETURNING id`,
    [
      purpose,
      personId,
      identifierHash,
      codeHmac(config.keys.outbox, purpose, identifierHash, code),
      ip,
      now,
      OTP_LIFETIME_MINUTES,
    ],
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

/** Gives the challenge to exactly one of those who use its code at the same moment; to the others null. */
export async function consumeChallenge(tx: Queryable, id: string): Promise<EndedChallenge | null> {
  const { rows } = await tx.query<EndedChallenge>(
    'DELETE FROM challenges WHERE id = $1 RETURNING ip, created_at AS "writtenAt"',
    [id],
  );
  return rows[0] ?? null;
}

/** Ends every code of a person. */
export async function forgetChallengesOf(tx: Queryable, personId: string): Promise<EndedChallenge[]> {
  const { rows } = await tx.query<EndedChallenge>(
    'DELETE FROM challenges WHERE user_id = $1 RETURNING ip, created_at AS "writtenAt"',
    [personId],
  );
  return rows;
}

function codeHmac(key: Buffer, purpose: Purpose, identifierHash: Buffer, code: string): Buffer {
  return keyedHash(key, "code", purpose, identifierHash.toString("hex"), code);
}
