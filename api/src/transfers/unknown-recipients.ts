import { takeTries } from "../access/tries";
import type { Queryable } from "../platform/database";
import { type Refused, refused } from "../platform/outcome";

export const MAX_UNKNOWN_RECIPIENTS = 20;

export function unknownRecipientsBucket(personId: string): string {
  return `unknown-recipient:${personId}`;
}

/** One who tries numbers to see which exist is stopped for an hour; one who mistypes is not. */
export async function countUnknownRecipient(db: Queryable, personId: string, now: Date): Promise<Refused> {
  const limit = { bucket: unknownRecipientsBucket(personId), limit: MAX_UNKNOWN_RECIPIENTS, seconds: 3_600 };
  const wait = await takeTries(db, [limit], now);
  return wait > 0 ? refused("too_many_requests", { retryAfterSeconds: wait }) : refused("recipient_not_found");
}
