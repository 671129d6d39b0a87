import { fromWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import type { TransactionItem } from "@lintel/shared-ui/bank";

// A list of thousands is mapped again whenever a page of it arrives; each row is mapped once.
const items = new WeakMap<Transaction, TransactionItem>();

/** A transaction as lists show it. */
export function transactionItem(transaction: Transaction): TransactionItem {
  const known = items.get(transaction);
  if (known) return known;

  const item = {
    id: transaction.id,
    type: transaction.transaction_type,
    direction: transaction.direction,
    cents: fromWire(transaction.amount),
    status: transaction.status,
    at: transaction.created_at,
    reference: transaction.transaction_reference,
    synthetic: transaction.synthetic,
  };
  items.set(transaction, item);
  return item;
}
