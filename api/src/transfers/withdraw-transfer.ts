import { randomUUID } from "node:crypto";
import type { Answer } from "@lintel/contract/schema";
import { countWithin } from "../access/tries";
import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { transaction } from "../platform/database";
import { type Outcome, ok } from "../platform/outcome";
import { readTransferByKey } from "./read-transfer";

/** Each leaves rows that are kept for good, and asks for no PIN. */
const WITHDRAWALS = { limit: 60, seconds: 3_600 };

/**
 * Nothing is sent under this key from now on, however late its request comes: one that stood still on its way may come after any time. As
 * with a destroyed card, the key is taken by a transfer that failed from the start; what it would have moved is not known.
 */
export async function withdrawTransfer(
  { db, clock }: Deps,
  { personId, key, ip }: { personId: string; key: string; ip: string },
): Promise<Outcome<Answer<"POST /transfers/{key}/withdraw">>> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    // Waits for one that is under way with the key.
    const { rowCount: taken } = await tx.query(
      `INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key)
       VALUES ($1, 'transfer_withdrawn', $2, $3, 1, 'failed', $4, $5, $6) ON CONFLICT (customer_id, idempotency_key) DO NOTHING`,
      [randomUUID(), SYSTEM_ACCOUNTS.cash, SYSTEM_ACCOUNTS.clearing, now, personId, key],
    );
    if (!taken) {
      // Whatever else has the key keeps it from transfers as well.
      const { transaction: made } = await readTransferByKey(tx, personId, key);
      return ok({ state: made ? "done" : "withdrawn", transaction: made });
    }
    await countWithin(tx, [{ bucket: `withdrawal:${personId}`, ...WITHDRAWALS }], now);
    await recordAudit(tx, {
      at: now,
      action: "transfer.withdrawn",
      actorId: personId,
      subjectId: personId,
      ip,
      details: { key },
    });
    return ok({ state: "withdrawn", transaction: null });
  });
}
