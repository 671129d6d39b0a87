import { NETWORKS_AT_ONCE, networksOf } from "./network-of";

/** Calls in a fixed window, by key, in this process: it guards the process. Limits that guard people are kept in the database. */
export class RateLimit {
  private readonly calls = new Map<string, number>();
  private window = 0;

  constructor(
    private readonly max: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one call. Null: go on. A number: the seconds to wait. */
  take(key: string, now: number, max = this.max): number | null {
    const window = Math.floor(now / this.windowMs);
    if (window !== this.window) {
      this.window = window;
      this.calls.clear();
    }
    const count = (this.calls.get(key) ?? 0) + 1;
    this.calls.set(key, count);
    return count <= max ? null : Math.max(1, Math.ceil(((window + 1) * this.windowMs - now) / 1000));
  }

  /** The same of whoever calls from there. */
  takeFrom(address: string, now: number): number | null {
    const [own, around] = networksOf(address);
    const wait = this.take(own, now);
    // Whoever is stopped in their own network uses up nothing of their neighbours'.
    return wait === null && around !== undefined ? this.take(around, now, NETWORKS_AT_ONCE * this.max) : wait;
  }
}
