import type { Answer, ReleasesAnswer } from "@lintel/contract/schema";
import type { Queryable } from "../platform/database";
import { type Outcome, ok } from "../platform/outcome";

type Health = ReleasesAnswer["health"][number];
type Newest = Omit<ReleasesAnswer["newest"][number], "at"> & { at: Date };

const NEWEST = 50;

/** How each version that somebody's page ran in the last 24 hours is doing. */
export async function readReleases(db: Queryable, now: Date): Promise<Outcome<Answer<"GET /admin/releases">>> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const health = await db.query<Health>(
    `SELECT remote, version, min(team) AS team,
       coalesce(sum(count) FILTER (WHERE kind = 'loaded'), 0)::float8 AS loads,
       coalesce(sum(count) FILTER (WHERE kind NOT IN ('loaded', 'vital')), 0)::float8 AS errors,
       coalesce(sum(count) FILTER (WHERE kind IN ('load', 'render')), 0)::float8 AS failures,
       percentile_cont(0.75) WITHIN GROUP (ORDER BY value) FILTER (WHERE vital = 'LCP') AS lcp_ms,
       percentile_cont(0.75) WITHIN GROUP (ORDER BY value) FILTER (WHERE vital = 'INP') AS inp_ms,
       percentile_cont(0.75) WITHIN GROUP (ORDER BY value) FILTER (WHERE vital = 'CLS') AS cls
     FROM telemetry WHERE at >= $1 GROUP BY remote, version ORDER BY remote, max(at) DESC`,
    [since],
  );
  const newest = await db.query<Newest>(
    `SELECT at, kind, remote, version, team, route, file, message, count FROM telemetry
     WHERE at >= $1 AND kind NOT IN ('loaded', 'vital') ORDER BY at DESC, id DESC LIMIT $2`,
    [since, NEWEST],
  );
  return ok({ health: health.rows, newest: newest.rows.map((row) => ({ ...row, at: row.at.toISOString() })) });
}
