import type { Role } from "@lintel/contract";
import { type Db, isUnavailable, type Queryable, retried } from "../../platform/database";
import type { LiveSession } from "../../platform/endpoint";
import { Lane } from "../../platform/lane";
import { sessionIdOf } from "../../platform/session-id";
import { newToken } from "../secrets";

export const ABSOLUTE_HOURS = 8;
/**
 * How old a last-seen time may get before it is written again: a write for every read would cost more than the read. The page counts its person's
 * last minute by the second: who asks to stay in its last second must not be out already.
 */
const SEEN_EVERY_MS = 1_000;
const PASSWORD_VERIFIED_MINUTES = 5;
const MAX_RECALLED = 20_000;

/** The token itself exists in this answer and at the client, nowhere else. */
export async function startSession(tx: Queryable, personId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.query(
    `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $3, $3::timestamptz + make_interval(hours => $4))`,
    [bytes(sessionIdOf(token)), personId, now, ABSOLUTE_HOURS],
  );
  return token;
}

interface SessionRow {
  token_hash: Buffer;
  last_seen_at: Date;
  id: string;
  role: Role;
  suspended: boolean;
}

interface Lookup {
  sessionId: string;
  now: Date;
  /** False: nobody is there to keep the session awake. */
  isAttended: boolean;
}

/**
 * Finds live sessions for every request. Requests that arrive together are answered by one statement, so that role and suspension
 * can be read afresh each time, whichever process changed them, and nothing needs to be cached.
 */
export class SessionFinder {
  private readonly lane: Lane<Lookup, LiveSession | null>;
  private readonly people = new Map<string, string>();

  constructor(
    private readonly db: Db,
    private readonly idleMinutes: number,
  ) {
    this.lane = new Lane((lookups) => this.findAll(lookups), 256, 2);
  }

  find(sessionId: string, now: Date, isAttended: boolean): Promise<LiveSession | null> {
    return this.lane.add({ sessionId, now, isAttended });
  }

  /** Whose session it was when it was last found. Whoever goes by this looks at session and person in the transaction itself. */
  recallPerson(sessionId: string): string | null {
    return this.people.get(sessionId) ?? null;
  }

  /**
   * Fenced, so that each is asked for by its key: PostgreSQL's own plan for a bank that had just been opened went through all its people. And
   * it does not see how long the lists are, or it would plan a short one anew each time, which costs three times what the looking does.
   */
  private async findAll(lookups: Lookup[]): Promise<(LiveSession | null)[]> {
    const { rows } = await retried(() =>
      this.db.query<SessionRow>({
        name: "find-sessions",
        text: `SELECT s.token_hash, s.last_seen_at, u.id, u.role, u.suspended_at IS NOT NULL AS suspended
               FROM unnest((SELECT $1::bytea[]), (SELECT $2::timestamptz[])) AS asked (token_hash, now)
               CROSS JOIN LATERAL (SELECT * FROM sessions s WHERE s.token_hash = asked.token_hash OFFSET 0) s
               CROSS JOIN LATERAL (SELECT * FROM users u WHERE u.id = s.user_id OFFSET 0) u
               WHERE u.deleted_at IS NULL AND s.expires_at > asked.now
                 AND s.last_seen_at > asked.now - make_interval(mins => $3)`,
        values: [lookups.map(({ sessionId }) => bytes(sessionId)), lookups.map(({ now }) => now), this.idleMinutes],
      }),
    );

    const found = new Map(rows.map((row) => [row.token_hash.toString("hex"), row]));
    // A database that takes no writes can still be read: at worst a session ends sooner.
    await this.markSeen(lookups, found).catch((error) => {
      if (!isUnavailable(error)) throw error;
    });

    return lookups.map(({ sessionId }) => {
      const row = found.get(sessionId);
      this.remember(sessionId, row?.id);
      return row ? { id: sessionId, person: { id: row.id, role: row.role, suspended: row.suspended } } : null;
    });
  }

  private remember(sessionId: string, personId: string | undefined) {
    if (personId === undefined) this.people.delete(sessionId);
    else if (!this.people.has(sessionId)) {
      if (this.people.size >= MAX_RECALLED) this.people.clear();
      this.people.set(sessionId, personId);
    }
  }

  private async markSeen(lookups: Lookup[], found: Map<string, SessionRow>) {
    const stale = lookups.filter(({ sessionId, now, isAttended }) => {
      const row = found.get(sessionId);
      return row && isAttended && isSeenLongAgo(row.last_seen_at, now);
    });
    const [first] = stale;
    if (!first) return;
    const seen = stale.map(({ sessionId }) => sessionId);
    await markSeen(this.db, seen, first.now);
  }
}

export function isSeenLongAgo(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS;
}

export async function markSeen(db: Db, sessionIds: readonly string[], now: Date): Promise<void> {
  await retried(() =>
    db.query("UPDATE sessions SET last_seen_at = greatest(last_seen_at, $2) WHERE token_hash = ANY ($1)", [
      sessionIds.map(bytes),
      now,
    ]),
  );
}

/** When the session would end if nothing more were asked of it. */
export async function extendSession(
  db: Queryable,
  sessionId: string,
  idleMinutes: number,
  now: Date,
): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>(
    `UPDATE sessions SET last_seen_at = greatest(last_seen_at, $2) WHERE token_hash = $1
     RETURNING least(expires_at, last_seen_at + make_interval(mins => $3)) AS until`,
    [bytes(sessionId), now, idleMinutes],
  );
  return rows[0]?.until ?? null;
}

export async function endSession(tx: Queryable, sessionId: string): Promise<boolean> {
  const { rowCount } = await tx.query("DELETE FROM sessions WHERE token_hash = $1", [bytes(sessionId)]);
  return rowCount === 1;
}

export async function endSessionsOf(tx: Queryable, personId: string): Promise<void> {
  await tx.query("DELETE FROM sessions WHERE user_id = $1", [personId]);
}

export async function markPasswordVerified(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  await tx.query("UPDATE sessions SET password_verified_at = $2 WHERE token_hash = $1", [bytes(sessionId), now]);
}

/** True once for each verified password: of two changes at the same moment one finds it used. */
export async function usePasswordVerified(tx: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE sessions SET password_verified_at = NULL
     WHERE token_hash = $1 AND password_verified_at > $2::timestamptz - make_interval(mins => $3)`,
    [bytes(sessionId), now, PASSWORD_VERIFIED_MINUTES],
  );
  return rowCount === 1;
}

/** A session goes by the hex of its token's hash: of no use to whoever reads it. */
function bytes(sessionId: string): Buffer {
  return Buffer.from(sessionId, "hex");
}
