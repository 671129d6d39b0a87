import { withoutHidden } from "@lintel/contract";
import type { Answer, Report } from "@lintel/contract/schema";
import { SURELY_NOW } from "../platform/clock";
import type { Queryable } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { removeInSteps } from "../platform/remove-in-steps";

/** Keeps what pages told. One statement for a whole batch: an open page must not cost the bank more than that. */
export async function receiveReports(
  db: Queryable,
  reports: readonly Report[],
  now: Date,
): Promise<Outcome<Answer<"POST /telemetry">>> {
  if (!reports.every(isConsistent)) return refused("invalid_request");

  await db.query(
    `INSERT INTO telemetry (at, kind, remote, version, team, route, file, message, vital, value, count)
     SELECT $1, r.kind, r.remote, r.version, r.team, r.route, r.file, r.message, r.vital, r.value, r.count
     FROM json_to_recordset($2::json) AS r(kind text, remote text, version text, team text, route text, file text,
       message text, vital text, value double precision, count integer)`,
    [now, JSON.stringify(reports.map((report) => ({ ...report, message: shown(report.message) })))],
  );
  return ok({ message: "Thank you." });
}

function isConsistent({ kind, vital, value }: Report): boolean {
  const isVital = kind === "vital";
  return (vital !== undefined) === isVital && (value !== undefined) === isVital;
}

/** PostgreSQL keeps no zero character and reads no half of a pair, as a message that was cut short ends in. What else cannot be seen would lie to admins. */
function shown(message: string | undefined): string | undefined {
  return message && withoutHidden(message.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, " "));
}

/** Enough for two weeks of a busy site. A flood pushes out what is older, everybody's; what was judged by then stays judged. */
const KEPT_DAYS = 14;
const KEPT_ROWS = 200_000;
/** Longer than anybody has a release on trial. */
const VERDICTS_KEPT_DAYS = 400;

export async function forgetOldReports(db: Queryable, now: Date): Promise<void> {
  const isOld = `at < ${SURELY_NOW} - make_interval(days => $2)`;
  await removeInSteps(db, "telemetry", isOld, [now, KEPT_DAYS]);
  await removeInSteps(db, "telemetry", "id <= (SELECT max(id) FROM telemetry) - $1::bigint", [KEPT_ROWS]);
  await removeInSteps(db, "failed_releases", isOld, [now, VERDICTS_KEPT_DAYS]);
}
