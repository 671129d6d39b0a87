import type { AccountType } from "@lintel/contract";
import { MESSAGES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { type AdminAct, byAdmin } from "../access/people/administer";
import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { closeAccount, openAccount } from "../ledger/accounts";
import { Books } from "../ledger/books";
import { maskedAccount } from "../ledger/numbers";
import type { Tx } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { isUuid } from "../platform/uuid";

const HIDDEN_AT_A_TIME = 2_000;

export async function openAccountFor(
  { db, clock }: Deps,
  { adminId, personId, accountType, ip }: AdminAct & { accountType: AccountType },
): Promise<Outcome<Answer<"POST /accounts">>> {
  const now = clock.now();
  return byAdmin(db, adminId, async (tx) => {
    if (!(await holdPerson(tx, personId))) return refused("user_not_found");
    const account = await openAccount(tx, personId, accountType, now);
    const details = {
      account: account.id,
      account_number: maskedAccount(account.account_number),
      account_type: accountType,
    };
    await recordAudit(tx, { at: now, action: "account.opened", actorId: adminId, subjectId: personId, ip, details });
    return ok({ message: MESSAGES.adminAccountCreated, account });
  });
}

export async function closeAccountOf(
  { db, clock }: Deps,
  { adminId, accountId, ip }: Omit<AdminAct, "personId"> & { accountId: string },
): Promise<Outcome<Answer<"POST /delete-account/{id}">>> {
  if (!isUuid(accountId)) return refused("account_not_found");
  const now = clock.now();
  return byAdmin(db, adminId, async (tx) => {
    const closed = await closeAccount(tx, accountId, now);
    if (!closed) return refused("account_not_found");
    const { ownerId, number, swept } = closed;
    const details = { account: accountId, account_number: maskedAccount(number), ...swept };
    await recordAudit(tx, { at: now, action: "account.closed", actorId: adminId, subjectId: ownerId, ip, details });
    return ok({ message: "Account deleted successfully." });
  });
}

/** "Delete all transactions": they are not shown any more. The postings stay, the books are never edited. */
export async function clearTransactions(
  { db, clock }: Deps,
  { adminId, personId, ip }: AdminAct,
): Promise<Outcome<Answer<"POST /clear-user-transactions">>> {
  const now = clock.now();
  return byAdmin(db, adminId, async (tx) => {
    if (!(await holdPerson(tx, personId))) return refused("user_not_found");
    // Hiding lines takes their accounts for the months; whoever settles a transfer takes them first. The same order, or each waits for the other.
    await Books.open(tx, { ownerId: personId }, now);
    const details = { transactions: await hideLines(tx, personId) };
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

/** In steps, each within the time that a statement has: together they are still all or none. */
async function hideLines(tx: Tx, personId: string): Promise<number> {
  for (let hidden = 0; ; ) {
    const { rowCount } = await tx.query(
      `UPDATE transactions SET hidden = true WHERE id IN (
         SELECT t.id FROM accounts a JOIN transactions t ON t.account_id = a.id AND NOT t.hidden WHERE a.owner_id = $1 LIMIT $2)`,
      [personId, HIDDEN_AT_A_TIME],
    );
    hidden += rowCount ?? 0;
    if (rowCount !== HIDDEN_AT_A_TIME) return hidden;
  }
}

/** Against a deletion at the same moment, which would leave an account without a person. */
async function holdPerson(tx: Tx, personId: string): Promise<boolean> {
  if (!isUuid(personId)) return false;
  const { rowCount } = await tx.query("SELECT FROM users WHERE id = $1 AND deleted_at IS NULL FOR SHARE", [personId]);
  return rowCount === 1;
}
