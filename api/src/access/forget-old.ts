import type { Deps } from "../deps";
import { type Chore, startChore } from "../platform/chore";
import { SURELY_NOW } from "../platform/clock";
import { describeError } from "../platform/log";
import { removeInSteps } from "../platform/remove-in-steps";
import { forgetOldReports } from "../telemetry/receive-reports";
import { ABSOLUTE_HOURS } from "./session/sessions";

/**
 * What begins later than this was written by a clock that was ahead: its code or session would stay good, or its count stop people, too long by
 * as much. Judged by the later of our clock and the database's, or a process that is behind would remove what others have begun.
 */
const FUTURE = "greatest($1::timestamptz, now()) + interval '1 hour'";

/** Removes what has run out and no rule looks at any more, and shortens what a clock that was ahead has locked for longer than any rule does. */
export async function forgetOld({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await removeInSteps(
    db,
    "sessions",
    `expires_at <= ${SURELY_NOW} OR expires_at > ${FUTURE} + make_interval(hours => $2)`,
    [now, ABSOLUTE_HOURS],
  );
  await removeInSteps(db, "tries", `ends_at <= ${SURELY_NOW} OR started_at > ${FUTURE}`, [now]);
  // An hour: as long as a code counts against the address that asked for it.
  const hasCounted = `created_at <= ${SURELY_NOW} - interval '1 hour'`;
  await removeInSteps(db, "challenges", `${hasCounted} OR created_at > ${FUTURE}`, [now]);
  // It was mailed when it was written; here it is left for whoever has to answer a question about it.
  await removeInSteps(db, "contact_messages", `created_at <= ${SURELY_NOW} - interval '1 year'`, [now]);
  // A lock lasts an hour at most, or until the password is reset. Last: it looks at everybody's PIN.
  await db.query(
    `UPDATE pins SET locked_until = ${FUTURE} WHERE locked_until > ${FUTURE} + interval '1 hour' AND locked_until < 'infinity'`,
    [now],
  );
}

export function startForgetting(deps: Deps): Chore {
  deps.metrics.choreDone.set({ chore: "forgetting" }, 0);
  return startChore(async () => {
    try {
      await Promise.all([forgetOld(deps), forgetOldReports(deps.db, deps.clock.now())]);
      deps.metrics.choreDone.setToCurrentTime({ chore: "forgetting" });
    } catch (error) {
      deps.log.warn({ error: describeError(error) }, "what has run out stays a while longer");
    }
  }, 60_000);
}
