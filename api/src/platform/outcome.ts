import type { RefusalCode } from "@lintel/contract";

export interface Ok<A> {
  ok: true;
  answer: A;
  headers: Record<string, string>;
}

export interface Refused {
  ok: false;
  code: RefusalCode;
  retryAfterSeconds?: number;
  details?: { field: string; message: string }[];
}

/** What a use case answers: a refusal is an answer and is returned, only a bug or a broken database throws. */
export type Outcome<A> = Ok<A> | Refused;

/** An answer that may be too long to be held: it is written while it is sent, and breaks off if it cannot be ended. */
export class InPieces {
  constructor(readonly pieces: AsyncIterable<string>) {}
}

export function ok<A>(answer: A, headers: Record<string, string> = {}): Ok<A> {
  return { ok: true, answer, headers };
}

export function refused(code: RefusalCode, more: Omit<Refused, "ok" | "code"> = {}): Refused {
  return { ok: false, code, ...more };
}

/** Waiting helps until `end`. The database's 'infinity' arrives as the number Infinity: then waiting does not help. */
export function refusedUntil(code: RefusalCode, end: Date | number | null, now: Date): Refused {
  if (!(end instanceof Date)) return refused(code);
  return refused(code, { retryAfterSeconds: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)) });
}

/** Leaves a transaction from its depths: `transaction` rolls back, the server answers the refusal. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.code);
  }
}

/** The database cannot be reached or does not answer in time. What was asked may or may not have happened. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super("The database is unavailable.", { cause });
  }
}
