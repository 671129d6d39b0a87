import type { Instant } from "../../money/format-date";

/** What a row shows of a transaction. The page maps the bank's record to it. */
export interface TransactionItem {
  id: string;
  /** The stored word, such as "ach_transfer". */
  type: string;
  direction: "incoming" | "outgoing";
  /** The magnitude; the direction signs it. */
  cents: bigint;
  /** The stored word: "pending", "success", "failed" or "completed". */
  status: string;
  at: Instant;
  reference: string;
  synthetic?: boolean;
}

export function signedCents({ cents, direction }: Pick<TransactionItem, "cents" | "direction">): bigint {
  return direction === "outgoing" ? -cents : cents;
}
