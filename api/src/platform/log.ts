import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config";

export type Log = Logger;

/**
 * Logs by allow-list: callers name the fields, and none is ever a body, a header, a query or a message made from them.
 * Redaction by path misses nested and array values.
 */
export function createLog(config: Pick<Config, "LOG_LEVEL" | "RELEASE">, destination?: DestinationStream): Log {
  const options = {
    level: config.LOG_LEVEL,
    base: { release: config.RELEASE },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What may be told of an error: its kind and where it came from. Messages of the database and of parsers quote values. */
export function describeError(error: unknown): { type: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { type: typeof error };
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  const cause = error.cause instanceof Error ? error.cause : error;
  const code =
    "code" in cause && typeof cause.code === "string" && /^[A-Z0-9_]{3,40}$/.test(cause.code) ? cause.code : null;
  return { type: error.constructor.name, ...(code ? { code } : {}), ...(at ? { at } : {}) };
}
