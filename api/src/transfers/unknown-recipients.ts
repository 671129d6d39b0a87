import { takeTries } from "../access/tries";
import type { Clock } from "../platform/clock";
import type { Queryable } from "../platform/database";
import { type Refused, refused } from "../platform/outcome";

export const MAX_UNKNOWN_RECIPIENTS = 20;
const SECONDS = 3_600;

interface Sender {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * One who tries numbers to see which exist is stopped for an hour; one who mistypes is not. The database counts for all processes. It
 * looks up a whole batch before any of it is counted, so of one person no more is let into batches here than may still be unknown.
 */
export class UnknownRecipients {
  private readonly senders = new Map<string, Sender>();
  /** What this process counted, the oldest first. */
  private readonly counted = new Map<string, { count: number; endsAt: number }>();

  constructor(
    private readonly db: Queryable,
    private readonly clock: Clock,
  ) {}

  /** Does not end before what turned out unknown has been counted. */
  async guard<T>(personId: string, send: () => Promise<T>): Promise<T> {
    const sender = this.senders.get(personId) ?? { underWay: 0, waiting: [] };
    this.senders.set(personId, sender);
    if (sender.underWay < this.room(personId)) sender.underWay++;
    else await new Promise<void>((resolve) => sender.waiting.push(resolve));
    try {
      return await send();
    } finally {
      sender.underWay--;
      for (const enter of sender.waiting.splice(0, this.room(personId) - sender.underWay)) {
        sender.underWay++;
        enter();
      }
      if (sender.underWay === 0) this.senders.delete(personId);
    }
  }

  async count(personId: string): Promise<Refused> {
    const now = this.clock.now();
    this.note(personId, now.getTime());
    const limit = { bucket: `unknown-recipient:${personId}`, limit: MAX_UNKNOWN_RECIPIENTS, seconds: SECONDS };
    const wait = await takeTries(this.db, [limit], now);
    return wait > 0 ? refused("too_many_requests", { retryAfterSeconds: wait }) : refused("recipient_not_found");
  }

  /** One at a time where none is left: the database refuses it, unless it is a repetition. */
  private room(personId: string): number {
    const counted = this.counted.get(personId);
    const count = counted && counted.endsAt > this.clock.now().getTime() ? counted.count : 0;
    return Math.max(1, MAX_UNKNOWN_RECIPIENTS - count);
  }

  private note(personId: string, now: number) {
    for (const [id, { endsAt }] of this.counted) {
      if (endsAt > now) break;
      this.counted.delete(id);
    }
    const counted = this.counted.get(personId);
    if (counted) counted.count++;
    else this.counted.set(personId, { count: 1, endsAt: now + SECONDS * 1_000 });
  }
}
