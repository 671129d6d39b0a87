import { keyedHash } from "../access/secrets";
import type { Config } from "../platform/config";
import type { Queryable } from "../platform/database";
import { seal, unseal } from "../platform/sealed";
import type { Letter } from "./letters";

/** A letter with the one address it goes to. */
export interface Envelope extends Letter {
  to: string;
}

export interface KeptLetter extends Envelope {
  at: Date;
}

/** Mail that cannot be delivered for a day will not help anybody. */
const GIVE_UP_HOURS = 24;
const MAILBOX_SIZE = 2_000;

/** In the demo without a mail server, mail is kept to be read at /dev/mailbox instead of being sent. */
export function keepsMail(config: Config): boolean {
  return config.demo && !config.SMTP_URL;
}

/**
 * Puts a letter into the outbox, in the transaction of what it tells of, so that no request waits for a mail server. `to` null
 * writes a decoy of the same size, so that a request about nobody takes as long as one about somebody.
 */
export async function queueLetter(
  tx: Queryable,
  config: Config,
  to: string | null,
  letter: Letter,
  now: Date,
): Promise<void> {
  const key = config.keys.outbox;
  const giveUp = letter.uselessAfter ?? new Date(now.getTime() + GIVE_UP_HOURS * 3_600_000);
  await tx.query(
    `INSERT INTO outbox (recipient_hash, letter, kept, next_attempt_at, give_up_at, created_at)
     VALUES ($1, $2, $3, least($4::timestamptz, now()), $5, $4)`,
    [
      to === null ? null : recipientHash(key, to),
      seal(key, JSON.stringify({ ...letter, to: to ?? "nobody@invalid" })),
      keepsMail(config),
      now,
      giveUp,
    ],
  );
}

/** The demo's mailbox, newest first. */
export async function readMailbox(db: Queryable, config: Config, to: string | null): Promise<KeptLetter[]> {
  const key = config.keys.outbox;
  const { rows } = await db.query<{ letter: Buffer; created_at: Date }>(
    `SELECT letter, created_at FROM outbox
     WHERE kept AND recipient_hash IS NOT NULL AND ($1::bytea IS NULL OR recipient_hash = $1)
     ORDER BY id DESC LIMIT 100`,
    [to === null ? null : recipientHash(key, to)],
  );
  return rows.map(({ letter, created_at }) => ({ ...openEnvelope(key, letter), at: created_at }));
}

/** Codes that are over by now. One that is at the mail server may still arrive; the demo's mailbox keeps what it was given. */
export async function withdrawCodes(
  tx: Queryable,
  config: Config,
  to: string | null,
  writtenAt: readonly Date[],
): Promise<void> {
  await tx.query(
    `DELETE FROM outbox WHERE NOT kept AND recipient_hash = $1 AND created_at = ANY ($2)
     AND give_up_at < created_at + make_interval(hours => $3)`,
    [to === null ? null : recipientHash(config.keys.outbox, to), writtenAt, GIVE_UP_HOURS],
  );
}

/** What was written to a person who is gone goes too. */
export async function forgetLettersTo(tx: Queryable, config: Config, email: string): Promise<void> {
  await tx.query("DELETE FROM outbox WHERE recipient_hash = $1", [recipientHash(config.keys.outbox, email)]);
}

/** A demo that runs for weeks keeps its newest letters only. */
export async function trimMailbox(db: Queryable): Promise<void> {
  await db.query("DELETE FROM outbox WHERE kept AND id <= (SELECT max(id) FROM outbox) - $1::int", [MAILBOX_SIZE]);
}

export function openEnvelope(key: Buffer, sealed: Buffer): Envelope {
  return JSON.parse(unseal(key, sealed)) as Envelope;
}

function recipientHash(key: Buffer, email: string): Buffer {
  return keyedHash(key, "recipient", email);
}
