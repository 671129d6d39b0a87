import type { Report } from "@lintel/contract/schema";

const ADDRESS = "/api/telemetry";
/** What happens together travels together. */
const WAIT_MS = 2_000;
/** Of the longest ones, in letters of three bytes, as many as a call of CALL_MAX_BYTES has room for. */
const A_BATCH = 15;
/** A page that breaks in a loop has said enough. */
const A_PAGE = 200;

const waiting = new Map<string, Report>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sent = 0;

/** Takes a report along. The same one again raises its count. */
export function tell(report: Omit<Report, "count">): void {
  const key = JSON.stringify(report);
  const known = waiting.get(key);
  waiting.set(key, { ...report, count: Math.min((known?.count ?? 0) + 1, 1_000) });
  timer ??= setTimeout(sendReports, WAIT_MS);
}

/** A beacon outlives the page that sends it, and nobody waits for its answer. */
export function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = [...waiting.values()].slice(0, A_PAGE - sent);
  waiting.clear();
  sent += reports.length;
  for (let at = 0; at < reports.length; at += A_BATCH) {
    const body = JSON.stringify({ reports: reports.slice(at, at + A_BATCH) });
    navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: "application/json" }));
  }
}
