import type { Answer } from "@lintel/contract/schema";
import type { Queryable } from "../platform/database";
import { type Outcome, ok } from "../platform/outcome";

/** A single page may have had a bad network; five are a pattern. */
const LEAST_FAILURES = 5;
const HIGHEST_RATE = 0.05;

/** Whether a version on trial failed so often that nobody should get it any more. What is counted only grows, so a verdict stays. */
export async function judgeRelease(
  db: Queryable,
  { remote, version }: { remote: string; version: string },
): Promise<Outcome<Answer<"GET /telemetry/verdict">>> {
  const { rows } = await db.query<{ loads: number; failures: number }>(
    `SELECT coalesce(sum(count) FILTER (WHERE kind = 'loaded'), 0)::int AS loads,
            coalesce(sum(count) FILTER (WHERE kind IN ('load', 'render')), 0)::int AS failures
     FROM telemetry WHERE remote = $1 AND version = $2 AND kind IN ('loaded', 'load', 'render')`,
    [remote, version],
  );
  const { loads = 0, failures = 0 } = rows[0] ?? {};
  return ok({ returned: failures >= LEAST_FAILURES && failures > HIGHEST_RATE * loads });
}
