import { monthKey } from "../../money/format-date";
import type { TransactionItem } from "../transaction-row/transaction";

export interface MonthOfTransactions {
  /** "2026-11". */
  month: string;
  /** Where its first item stands in the whole list. */
  from: number;
  items: TransactionItem[];
}

/** Items come newest first, so a month is a run of neighbours. */
export function groupByMonth(items: readonly TransactionItem[]): MonthOfTransactions[] {
  const months: MonthOfTransactions[] = [];
  for (const [position, item] of items.entries()) {
    const month = monthKey(item.at);
    const current = months.at(-1);
    if (current?.month === month) current.items.push(item);
    else months.push({ month, from: position, items: [item] });
  }
  return months;
}
