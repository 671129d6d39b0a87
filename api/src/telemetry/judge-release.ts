import type { Answer } from "@lintel/contract/schema";
import { onlyRow, type Queryable } from "../platform/database";
import { type Outcome, ok } from "../platform/outcome";

/** A single page may have had a bad network; five are a pattern. */
const LEAST_FAILURES = 5;
const HIGHEST_RATE = 0.05;
/** Many times what a bank ever has on trial. Anybody can report failures of versions that do not exist, and have each judged. */
const MOST_VERDICTS = 10_000;

/**
 * Whether a version on trial failed so often that nobody should get it any more. A verdict stays: pages that loaded before they heard of it are
 * counted on, and reports are forgotten.
 */
export async function judgeRelease(
  db: Queryable,
  { remote, version }: { remote: string; version: string },
  now: Date,
): Promise<Outcome<Answer<"GET /telemetry/verdict">>> {
  const { was_judged, loads, failures } = onlyRow(
    await db.query<{ was_judged: boolean; loads: number; failures: number }>(
      // No int: a flood's sum may be more.
      `SELECT EXISTS (SELECT FROM failed_releases WHERE remote = $1 AND version = $2) AS was_judged,
              coalesce(sum(count) FILTER (WHERE kind = 'loaded'), 0)::float8 AS loads,
              coalesce(sum(count) FILTER (WHERE kind IN ('load', 'render')), 0)::float8 AS failures
       FROM telemetry WHERE remote = $1 AND version = $2 AND kind IN ('loaded', 'load', 'render')`,
      [remote, version],
    ),
  );
  if (was_judged) return ok({ returned: true });
  const returned = failures >= LEAST_FAILURES && failures > HIGHEST_RATE * loads;
  if (returned) {
    await db.query(
      `INSERT INTO failed_releases (remote, version, at)
       SELECT $1, $2, $3 WHERE (SELECT count(*) FROM failed_releases) < $4 ON CONFLICT DO NOTHING`,
      [remote, version, now, MOST_VERDICTS],
    );
  }
  return ok({ returned });
}
