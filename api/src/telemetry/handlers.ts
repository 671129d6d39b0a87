import type { Deps } from "../deps";
import type { Handlers } from "../platform/endpoint";
import { Turnstile } from "../platform/turnstile";
import { judgeRelease } from "./judge-release";
import { receiveReports } from "./receive-reports";

/** As for the calls by which people come in: however many strangers report, most connections to the database are left to customers. */
const DOOR = { maxRunning: 2, maxWaiting: 128 };

/** The calls by which pages tell how their releases do, and the site hears what became of one. */
export function telemetryHandlers({ db, clock, config }: Deps) {
  const maxRunning = Math.max(1, Math.min(DOOR.maxRunning, Math.floor(config.DATABASE_POOL / 8)));
  // One for each, so that a flood of reports does not keep the site from hearing what became of a version.
  const [reports, verdicts] = [new Turnstile(maxRunning, DOOR.maxWaiting), new Turnstile(maxRunning, DOOR.maxWaiting)];
  return {
    "POST /telemetry": ({ body }) => reports.pass(() => receiveReports(db, body.reports, clock.now())),
    "GET /telemetry/verdict": ({ query }) => verdicts.pass(() => judgeRelease(db, query, clock.now())),
  } satisfies Partial<Handlers>;
}
