import { type Cents, fromWire } from "@lintel/contract";
import type { Stats, Transaction } from "@lintel/contract/schema";

export interface MonthFigures {
  /** "2026-11", UTC: the bank's months are UTC, and the tiles above the bars are the bank's. */
  month: string;
  incomeCents: Cents;
  spendingCents: Cents;
}

interface Known {
  stats: Stats;
  /** Newest first. */
  rows: readonly Transaction[];
  /** False while older rows have not been loaded. */
  isComplete: boolean;
  now: Date;
}

const MONTHS_SHOWN = 6;

/** Income and spending of the last six months, oldest first. A month of which only a part is known is left out rather than drawn too small. */
export function monthFigures({ stats, rows, isComplete, now }: Known): MonthFigures[] {
  const oldestRow = rows.at(-1);
  const isWhole = (month: string) => isComplete || (oldestRow !== undefined && month > monthOf(oldestRow));
  // What the bank counted is of its own month, whatever month the device has: the newest of it says which.
  const counted = stats.count > 0 ? rows.find(({ status }) => status !== "failed") : undefined;
  const [current = "", ...earlier] = lastMonths(counted ? new Date(counted.created_at) : now, MONTHS_SHOWN);

  return [
    ...earlier
      .filter(isWhole)
      .map((month) => sumsOf(month, rows))
      .reverse(),
    { month: current, incomeCents: fromWire(stats.incoming_sum), spendingCents: fromWire(stats.outgoing_sum) },
  ];
}

/** Failed rows moved no money. */
function sumsOf(month: string, rows: readonly Transaction[]): MonthFigures {
  const figures: MonthFigures = { month, incomeCents: 0n, spendingCents: 0n };
  for (const row of rows) {
    if (row.status === "failed" || monthOf(row) !== month) continue;
    if (row.direction === "incoming") figures.incomeCents += fromWire(row.amount);
    else figures.spendingCents += fromWire(row.amount);
  }
  return figures;
}

/** How many happened on the reader's own calendar day. While the rows end within it, only "at least so many" is known: "500+". */
export function countOfToday({ rows, isComplete, now }: Omit<Known, "stats">): string {
  const today = now.toDateString();
  const count = rows.filter((row) => new Date(row.created_at).toDateString() === today).length;
  return count === rows.length && !isComplete ? `${count}+` : String(count);
}

function monthOf(row: Transaction): string {
  return row.created_at.slice(0, 7);
}

/** Newest first. */
function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
