import type { EndpointKey } from "@lintel/contract/schema";
import type { Deps } from "../deps";
import type { Handlers } from "../platform/endpoint";
import { judgeRelease } from "./judge-release";
import { readReleases } from "./read-releases";
import { receiveReports } from "./receive-reports";

const TELEMETRY_CALLS = [
  "POST /telemetry",
  "GET /telemetry/verdict",
  "GET /admin/releases",
] as const satisfies readonly EndpointKey[];

/** The calls by which pages tell how their releases do, and admins read it. */
export function telemetryHandlers({ db, clock }: Deps): Pick<Handlers, (typeof TELEMETRY_CALLS)[number]> {
  return {
    "POST /telemetry": ({ body }) => receiveReports(db, body.reports, clock.now()),
    "GET /telemetry/verdict": ({ query }) => judgeRelease(db, query, clock.now()),
    "GET /admin/releases": () => readReleases(db, clock.now()),
  };
}
