import { Unavailable } from "./outcome";

/**
 * Lets so many through at a time and so many wait. Who comes after those is told at once that the bank is busy, and so is in the end who waited for
 * too long: by then nobody may be there for the answer any more, and what was begun would be done behind their back.
 */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
    private readonly maxWaitMs = Number.POSITIVE_INFINITY,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    const came = performance.now();
    if (this.running < this.maxRunning) {
      this.running++;
    } else {
      if (this.waiting.length >= this.maxWaiting) throw new Unavailable(new Error("Too many are waiting."));
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      if (performance.now() - came > this.maxWaitMs) throw new Unavailable(new Error("It took too long to be let in."));
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so the count of those running stays as it is.
      if (next) next();
      else this.running--;
    }
  }
}
