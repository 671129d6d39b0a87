import { writerTo } from "@lintel/contract/output";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config";
import { wordsOfDriver } from "./database";

export type Log = Logger;

/**
 * Logs by allow-list: callers name the fields, and none is ever a body, a header, a query or a message made from them.
 * Redaction by path misses nested and array values.
 */
export function createLog(
  config: Pick<Config, "LOG_LEVEL" | "RELEASE">,
  destination: DestinationStream = { write: writerTo(process.stdout) },
): Log {
  const options = {
    level: config.LOG_LEVEL,
    base: { release: config.RELEASE },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  return pino(options, destination);
}

const SAID_EVERY_MS = 1_000;
/** Of what goes on by itself: nobody called, and whoever looks after the bank hears of it from the metrics. */
export const SELDOM_MS = 60_000;
const lastSaid = new WeakMap<Log, Map<string, { at: number; unsaid: number }>>();

/** While the database or the mail server is away, or strangers flood us, there is the same to say of each try: a line for each would fill the disk. */
export function warnSparingly(log: Log, fields: () => object, message: string, everyMs = SAID_EVERY_MS): void {
  const ofLog = lastSaid.get(log) ?? new Map<string, { at: number; unsaid: number }>();
  lastSaid.set(log, ofLog);
  const now = performance.now();
  const last = ofLog.get(message);
  if (last && now - last.at < everyMs) {
    last.unsaid++;
    return;
  }
  ofLog.set(message, { at: now, unsaid: 0 });
  log.warn({ ...fields(), ...(last?.unsaid ? { unsaid: last.unsaid } : {}) }, message);
}

/** What may be told of an error: its kind and where it came from. Messages of the database and of parsers quote values. */
export function describeError(error: unknown): { type: string; code?: string; said?: string; at?: string[] } {
  if (!(error instanceof Error)) return { type: typeof error };
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  const cause = error.cause instanceof Error ? error.cause : error;
  const code =
    "code" in cause && typeof cause.code === "string" && /^[A-Z0-9_]{3,40}$/.test(cause.code) ? cause.code : null;
  const said = wordsOfDriver(cause);
  return { type: error.constructor.name, ...(code ? { code } : {}), ...(said ? { said } : {}), ...(at ? { at } : {}) };
}
