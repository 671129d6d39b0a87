/** Set by a proxy of ours that has another process to ask. Nobody else's word for it is passed on. */
export const TRY_ANOTHER = "x-try-another";

/** "Not me": the proxy asks the other process and leaves this one alone for a while. No answer of the bank has this status. */
export const ASK_ANOTHER = 502;

/**
 * Once, however often this process is told: who stops all processes at once and who started this one both tell it, and the second must not
 * end what the first has begun.
 */
export function whenToldToStop(stop: (signal: "SIGTERM" | "SIGINT") => void): void {
  let isTold = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isTold) return;
      isTold = true;
      stop(signal);
    });
  }
}

const QUIET_MS = 1_000;
const MOST_MS = 4_000;

/**
 * How a server goes without anybody noticing. It keeps listening and turns reads away until the proxy has learnt to ask elsewhere; only
 * then does it close. A connection that is closed while a request is on its way in would be a request lost.
 */
export class Leaving {
  private begun = false;
  private isBehindProxy = false;
  private lastCall = 0;

  /** From now on each answer asks for its connection to be closed. */
  get hasBegun(): boolean {
    return this.begun;
  }

  /** Notes a call. True: it is to be answered with ASK_ANOTHER. What may not be repeated is always served. */
  turnsAway(method: string, tryAnother: unknown): boolean {
    this.lastCall = performance.now();
    if (tryAnother === undefined) return false;
    this.isBehindProxy = true;
    return this.begun && (method === "GET" || method === "HEAD");
  }

  /** Kept once nobody has called for a second. At once where no proxy could ask anybody else. */
  async begin(): Promise<void> {
    // Not by the time of day: put back meanwhile, it would keep the process until it is ended with calls under way.
    const begunAt = performance.now();
    this.begun = true;
    if (!this.isBehindProxy) return;
    while (performance.now() - Math.max(begunAt, this.lastCall) < QUIET_MS && performance.now() - begunAt < MOST_MS) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
