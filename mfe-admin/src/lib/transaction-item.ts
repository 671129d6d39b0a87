import { fromWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import type { TransactionItem } from "@lintel/shared-ui/bank";

/** A transaction as lists show it. */
export function transactionItem(transaction: Transaction): TransactionItem {
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
