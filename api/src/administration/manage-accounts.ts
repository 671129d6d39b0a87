import type { AccountType } from "@lintel/contract";
import { MESSAGES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { closeAccount, openAccount } from "../ledger/accounts";
import { type Tx, transaction } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { isUuid } from "../platform/uuid";

interface AdminAct {
  adminId: string;
  ip: string;
}

export async function openAccountFor(
  { db, clock }: Deps,
  { adminId, personId, accountType, ip }: AdminAct & { personId: string; accountType: AccountType },
): Promise<Outcome<Answer<"POST /accounts">>> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    if (!(await holdPerson(tx, personId))) return refused("user_not_found");
    const account = await openAccount(tx, personId, accountType, now);
    const details = { account: account.id, account_type: accountType };
    await recordAudit(tx, { at: now, action: "account.opened", actorId: adminId, subjectId: personId, ip, details });
    return ok({ message: MESSAGES.adminAccountCreated, account });
  });
}

export async function closeAccountOf(
  { db, clock }: Deps,
  { adminId, accountId, ip }: AdminAct & { accountId: string },
): Promise<Outcome<Answer<"POST /delete-account/{id}">>> {
  if (!isUuid(accountId)) return refused("account_not_found");
  const now = clock.now();
  return transaction(db, async (tx) => {
    const closed = await closeAccount(tx, accountId, now);
    if (!closed) return refused("account_not_found");
    const { ownerId } = closed;
    const details = { account: accountId };
    await recordAudit(tx, { at: now, action: "account.closed", actorId: adminId, subjectId: ownerId, ip, details });
    return ok({ message: "Account deleted successfully." });
  });
}

/** "Delete all transactions": they are not shown any more. The postings stay, the books are never edited. */
export async function clearTransactions(
  { db, clock }: Deps,
  { adminId, personId, ip }: AdminAct & { personId: string },
): Promise<Outcome<Answer<"POST /clear-user-transactions">>> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    if (!(await holdPerson(tx, personId))) return refused("user_not_found");
    const { rowCount } = await tx.query(
      `UPDATE transactions SET hidden = true
       WHERE account_id IN (SELECT id FROM accounts WHERE owner_id = $1) AND NOT hidden`,
      [personId],
    );
    const details = { transactions: rowCount ?? 0 };
    await recordAudit(tx, {
      at: now,
      action: "user.transactions_cleared",
      actorId: adminId,
      subjectId: personId,
      ip,
      details,
    });
    return ok({ message: "Transactions deleted successfully." });
  });
}

/** Against a deletion at the same moment, which would leave an account without a person. */
async function holdPerson(tx: Tx, personId: string): Promise<boolean> {
  if (!isUuid(personId)) return false;
  const { rowCount } = await tx.query("SELECT FROM users WHERE id = $1 AND deleted_at IS NULL FOR SHARE", [personId]);
  return rowCount === 1;
}
