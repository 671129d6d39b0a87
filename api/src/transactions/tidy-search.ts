import type { Deps } from "../deps";
import { type Chore, startChore } from "../platform/chore";
import { describeError, SELDOM_MS, warnSparingly } from "../platform/log";

/**
 * References of new lines wait in a list beside the index by which they are searched. Sorting them in costs more than writing them did, and
 * would be done by the transfer that makes the list too long: here nobody waits for it. The more are sorted at once the less each costs, and
 * a search reads what is in the list meanwhile.
 */
export function startTidyingSearch({ db, log, metrics }: Pick<Deps, "db" | "log" | "metrics">): Chore {
  metrics.choreDone.set({ chore: "search" }, 0);
  return startChore(async () => {
    try {
      await db.query("SELECT gin_clean_pending_list('transactions_search')");
      metrics.choreDone.setToCurrentTime({ chore: "search" });
    } catch (error) {
      warnSparingly(log, () => ({ error: describeError(error) }), "new references wait to be sorted in", SELDOM_MS);
    }
  }, 2_000);
}
