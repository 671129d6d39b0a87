import type { Answer } from "@lintel/contract/schema";
import type { TransactionRow } from "../ledger/books";
import { onlyRow, type Queryable } from "../platform/database";
import { transactionOnWire } from "../transactions/transaction-on-wire";

/** The sender's line of a transfer. */
export async function readOutgoing(db: Queryable, transferId: string): Promise<TransactionRow> {
  return onlyRow(
    await db.query<TransactionRow>("SELECT * FROM transactions WHERE transfer_id = $1 AND direction = 'outgoing'", [
      transferId,
    ]),
  );
}

/** What became of the transfer sent under a key. "unknown" may become "done" while the request is still under way. */
export async function readTransferByKey(
  db: Queryable,
  personId: string,
  key: string,
): Promise<Answer<"GET /transfers/{key}">> {
  // The fee of a card has a key too.
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM transfers WHERE customer_id = $1 AND idempotency_key = $2 AND sca_hash IS NOT NULL",
    [personId, key],
  );
  const [transfer] = rows;
  if (!transfer) return { state: "unknown", transaction: null };
  return { state: "done", transaction: transactionOnWire(await readOutgoing(db, transfer.id)) };
}
