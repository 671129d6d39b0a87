import { fromWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";

// A list of thousands is mapped again whenever a page of it arrives; each row is mapped once.
const items = new WeakMap<Transaction, ReturnType<typeof itemOf>>();

/** A transaction as lists show it. */
export function transactionItem(transaction: Transaction) {
  const known = items.get(transaction);
  if (known) return known;

  const item = itemOf(transaction);
  items.set(transaction, item);
  return item;
}

function itemOf(transaction: Transaction) {
  return {
    id: transaction.id,
    type: transaction.transaction_type,
    direction: transaction.direction,
    cents: fromWire(transaction.amount),
    status: transaction.status,
    at: transaction.created_at,
    reference: transaction.transaction_reference,
    synthetic: transaction.synthetic,
  };
}
