import { OTP_RESEND_SECONDS } from "@lintel/contract";
import { withdrawCodes } from "../../mail/outbox";
import type { Config } from "../../platform/config";
import type { Db, Queryable, Tx } from "../../platform/database";
import { type Refused, RefusedError, refused } from "../../platform/outcome";
import type { KnownPerson } from "../people/people";
import { keyedHash } from "../secrets";
import {
  countWithin,
  forgetTries,
  fromAddress,
  holdTries,
  passwordTriesOf,
  returnTries,
  takeTries,
  takeTriesWithin,
} from "../tries";
import { type EndedChallenge, forgetChallengesOf, type Purpose } from "./challenges";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const FAILURES_FROM_ADDRESS = { limit: 20, seconds: 15 * 60 };
const PURPOSES: readonly Purpose[] = ["login", "reset"];

/** What was typed, as counters know it: nobody's address stands in clear in a counter. */
export function identifierHash(config: Config, identifier: string): Buffer {
  return keyedHash(config.keys.outbox, "identifier", identifier);
}

/** How many letters of a kind one address gets, whoever causes them. */
function lettersTo(what: string, name: string) {
  return [
    { bucket: `${what}:hour:${name}`, limit: 5, seconds: HOUR },
    { bucket: `${what}:day:${name}`, limit: 10, seconds: DAY },
  ];
}

/**
 * Asked before a code is sent, for known and unknown identifiers alike: neither the answer nor its time tells them apart. A part of what sends
 * it: a code that was not made need not be waited out, nor one that is refused here.
 */
export async function takeSend(tx: Tx, purpose: Purpose, identifier: Buffer, ip: string, now: Date): Promise<void> {
  const name = identifier.toString("hex");
  const cooldown = { bucket: `send-${purpose}:soon:${name}`, limit: 1, seconds: OTP_RESEND_SECONDS };
  const cooling = await takeTriesWithin(tx, [cooldown], now);
  if (cooling > 0) throw new RefusedError(refused("resend_cooldown", { retryAfterSeconds: cooling }));

  await countWithin(tx, [...lettersTo(`send-${purpose}`, name), ...sendsFrom(ip)], now);
}

/** Letters that a stranger causes by typing somebody's address into the sign-up: as few as codes. False: this one is too many. */
export async function takeNotice(tx: Tx, identifier: Buffer, now: Date): Promise<boolean> {
  return (await takeTriesWithin(tx, lettersTo("notice", identifier.toString("hex")), now)) === 0;
}

/** One address guesses at many accounts: counted before anything is looked at. */
export function takeFailureFrom(db: Db, ip: string, now: Date): Promise<Refused | null> {
  return takeTries(db, failuresFrom(ip), now);
}

/** Many addresses guess at one account: counted across all of its codes. A stranger's address has such a count too. */
export function takeFailureOn(
  db: Db,
  purpose: Purpose,
  { personId, identifierHash }: { personId: string | null; identifierHash: Buffer },
  ip: string,
  now: Date,
): Promise<Refused | null> {
  const whom = personId ?? identifierHash.toString("hex");
  return takeTries(
    db,
    [
      { bucket: failureOn(purpose, whom), limit: 10, seconds: HOUR },
      // Stops nobody whom their address does not: it is what the address gets back when the person gets in.
      { bucket: shareOf(whom, ip), ...FAILURES_FROM_ADDRESS },
    ],
    now,
  );
}

/**
 * An honest person got in: nothing of theirs stays counted, and what their tries and codes cost the addresses they share with others
 * is given back. Gives the number of tries that had failed.
 */
export async function forgiveTries(
  tx: Queryable,
  config: Config,
  { id, email, bankingId }: KnownPerson,
  { ip, used }: { ip: string; used: EndedChallenge },
): Promise<number> {
  const names = [email, bankingId.toLowerCase()].map((text) => identifierHash(config, text).toString("hex"));
  const theirs = [
    passwordTriesOf(id),
    ...PURPOSES.flatMap((purpose) => [
      failureOn(purpose, id),
      ...names.flatMap((name) => ["soon", "hour", "day"].map((span) => `send-${purpose}:${span}:${name}`)),
    ]),
  ];
  await holdTries(tx, [shareOf(id, ip), ...theirs]);
  const { rows } = await tx.query<{ count: number }>("SELECT count FROM tries WHERE bucket = $1", [
    failureOn("login", id),
  ]);
  const share = await takeShare(tx, id, ip);
  await forgetTries(tx, theirs);

  // In one order for everybody, so that two logins from one place cannot wait for each other: "failure" before "send".
  for (const { bucket } of failuresFrom(ip)) await returnShare(tx, bucket, share);
  const ended = [used, ...(await forgetChallengesOf(tx, id))];
  const sends = ended.flatMap((challenge) => sendsFrom(challenge.ip).map(({ bucket }) => bucket));
  for (const bucket of sends.sort()) await returnTries(tx, bucket, 1);
  const writtenAt = ended.map((challenge) => challenge.writtenAt);
  await withdrawCodes(tx, config, email, writtenAt);
  return Math.max(0, (rows[0]?.count ?? 0) - 1);
}

interface Share {
  count: number;
  started_at: Date;
}

/** How many of an address's failures are this person's, with the try that is under way: told once, also to two logins at the same moment. */
async function takeShare(tx: Queryable, personId: string, ip: string): Promise<Share | undefined> {
  const { rows } = await tx.query<Share>("DELETE FROM tries WHERE bucket = $1 RETURNING count, started_at", [
    shareOf(personId, ip),
  ]);
  return rows[0];
}

async function returnShare(tx: Queryable, bucket: string, share: Share | undefined): Promise<void> {
  await tx.query(
    // Begun before the bucket's own quarter of an hour: of what is counted there now, only this try is surely theirs.
    `UPDATE tries SET count = greatest(count - CASE WHEN started_at <= $2 THEN $3::int ELSE 1 END, 0) WHERE bucket = $1`,
    [bucket, share?.started_at, share?.count],
  );
}

/** As many as sign-ups: an office, a school or a family of phones has one address. */
function sendsFrom(ip: string) {
  return fromAddress("send", ip, { limit: 60, seconds: HOUR });
}

function failuresFrom(ip: string) {
  return fromAddress("failure", ip, FAILURES_FROM_ADDRESS);
}

function failureOn(purpose: Purpose, whom: string): string {
  return `failure-${purpose}:${whom}`;
}

function shareOf(whom: string, ip: string): string {
  return `${failuresFrom(ip)[0].bucket}:${whom}`;
}
