import { type Db, onlyRow, type Queryable, retried } from "../platform/database";
import { NETWORKS_AT_ONCE, networksOf } from "../platform/network-of";
import { type Refused, RefusedError, refused } from "../platform/outcome";

export interface TryLimit {
  /** Who or what is counted, such as `failure:ip:203.0.113.9`. Never a plain address of a person. */
  bucket: string;
  limit: number;
  seconds: number;
}

/** Of everybody behind one address, and of the networks around it where there are any. */
export function fromAddress(
  what: string,
  ip: string,
  { limit, seconds }: Omit<TryLimit, "bucket">,
): [TryLimit, ...TryLimit[]] {
  const [own, around] = networksOf(ip);
  const counted = { bucket: `${what}:ip:${own}`, limit, seconds };
  if (around === undefined) return [counted];
  // The words sort alike in every language: nobody locks the wider one first.
  return [counted, { bucket: `${what}:wide:${around}`, limit: NETWORKS_AT_ONCE * limit, seconds }];
}

/** Of a person's own password, asked for while they are signed in. */
export function passwordTriesOf(personId: string): string {
  return `password:${personId}`;
}

/** Counts one try against every limit, or against none when one of them is used up, in a transaction of its own. Null: go on. */
export async function takeTries(db: Db, limits: readonly TryLimit[], now: Date): Promise<Refused | null> {
  return retried(async () => {
    const wait = await takeTriesWithin(db, limits, now);
    if (wait === 0) return null;
    // What was not counted leaves no row: whoever is stopped may come from a new network of IPv6 each time, and each would be kept.
    await db.query("DELETE FROM tries WHERE bucket = ANY ($1) AND count = 0", [limits.map(({ bucket }) => bucket)]);
    return refused("too_many_requests", { retryAfterSeconds: wait });
  });
}

/** The same as a part of another transaction, which takes its count back if it fails. Gives the seconds to wait; 0: go on. */
export async function takeTriesWithin(tx: Queryable, limits: readonly TryLimit[], now: Date): Promise<number> {
  const result = await tx.query<{ wait: number }>("SELECT take_tries($1, $2, $3, $4) AS wait", [
    limits.map(({ bucket }) => bucket),
    limits.map(({ limit }) => limit),
    limits.map(({ seconds }) => seconds),
    now,
  ]);
  return onlyRow(result).wait;
}

/** The same, and one too many takes back all that the transaction has done. */
export async function countWithin(tx: Queryable, limits: readonly TryLimit[], now: Date): Promise<void> {
  const wait = await takeTriesWithin(tx, limits, now);
  if (wait > 0) throw new RefusedError(refused("too_many_requests", { retryAfterSeconds: wait }));
}

/** In the order in which tries are taken, a cooldown first: else whoever counts and whoever forgives would wait for each other in a circle. */
export async function holdTries(tx: Queryable, buckets: readonly string[]): Promise<void> {
  await tx.query(
    "SELECT FROM tries WHERE bucket = ANY ($1) ORDER BY bucket LIKE 'send-%:soon:%' DESC, bucket FOR UPDATE",
    [buckets],
  );
}

/** The tries turned out to be an honest person's. */
export async function forgetTries(db: Queryable, buckets: readonly string[]): Promise<void> {
  await db.query("DELETE FROM tries WHERE bucket = ANY ($1)", [buckets]);
}

/** Gives back some of what was counted for a whole address, whose other tries stay counted. */
export async function returnTries(db: Queryable, bucket: string, count: number): Promise<void> {
  await db.query("UPDATE tries SET count = greatest(count - $2, 0) WHERE bucket = $1", [bucket, count]);
}
