import { toWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import type { TransactionRow } from "../ledger/books";

export function transactionOnWire(row: TransactionRow): Transaction {
  return {
    id: row.id,
    transaction_reference: row.reference,
    transaction_type: row.type,
    direction: row.direction,
    amount: toWire(row.amount),
    status: row.status,
    created_at: row.created_at.toISOString(),
    description: row.description,
    account_id: row.account_id,
    card_id: row.card_id,
    senders_account: row.senders_account,
    recipient_account: row.recipient_account,
    bank_name: row.bank_name,
    routing_number: row.routing_number,
    synthetic: row.synthetic,
  };
}
