import { type Cents, MESSAGES, type TransactionStatus } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { byAdmin } from "../access/people/administer";
import type { Deps } from "../deps";
import { Books, type HeldAccount } from "../ledger/books";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { type Outcome, ok, refused } from "../platform/outcome";
import { isUuid } from "../platform/uuid";

interface StatusChange {
  adminId: string;
  transactionId: string;
  status: TransactionStatus;
  /** What it was when the admin decided, where they say so. */
  from: TransactionStatus | null;
  ip: string;
}

interface Standing {
  id: string;
  from_account: string;
  to_account: string;
  amount: Cents;
  status: TransactionStatus;
}

/**
 * A status says where the money of a transfer is: pending in clearing, success at the destination, failed back at the source. A change
 * moves it from the one place to the other, so the balances in the end depend on the last status alone.
 */
export async function changeStatus(
  { db, clock }: Deps,
  { adminId, transactionId, status, from, ip }: StatusChange,
): Promise<Outcome<Answer<"POST /change-status/{transactionId}">>> {
  if (!isUuid(transactionId)) return refused("transaction_not_found");
  const now = clock.now();
  return byAdmin(db, adminId, async (tx) => {
    const { rows } = await tx.query<Standing & { owner_id: string; reference: string }>(
      `SELECT t.id, t.from_account, t.to_account, t.amount, t.status, l.reference, a.owner_id
       FROM transactions l JOIN transfers t ON t.id = l.transfer_id JOIN accounts a ON a.id = l.account_id
       WHERE l.id = $1 FOR UPDATE OF t`,
      [transactionId],
    );
    const [standing] = rows;
    if (!standing) return refused("transaction_not_found");
    const done = ok({ message: MESSAGES.statusUpdated });
    // Before what they decided on is looked at: one that is sent again, its answer lost, finds its own work.
    if (standing.status === status) return done;
    if (from !== null && standing.status !== from) return refused("status_changed");

    const { from_account, to_account, amount } = standing;
    const books = await Books.open(
      tx,
      { ids: [from_account, to_account, SYSTEM_ACCOUNTS.clearing, SYSTEM_ACCOUNTS.closed] },
      now,
    );
    const source = placeOf(books, standing, standing.status);
    if (source.ownerId && source.isClosed) return refused("account_closed");
    if (source.ownerId && source.balance < amount) {
      return refused(standing.status === "success" ? "recipient_spent" : "insufficient_funds");
    }
    const place = placeOf(books, standing, status);
    // What comes back to a closed account is the bank's. What would arrive at one still has a sender to go back to.
    if (place.isClosed && status === "success") return refused("account_closed");
    const kind = `${standing.status}_to_${status}`;
    books.move(source, place.isClosed ? books.system("closed") : place, amount, kind, standing.id);
    books.audit({
      at: now,
      action: "transaction.status_changed",
      actorId: adminId,
      subjectId: standing.owner_id,
      ip,
      details: {
        reference: standing.reference,
        from: standing.status,
        to: status,
        ...(place.isClosed ? { kept_by_bank: true } : {}),
      },
    });
    await books.write(tx);
    await tx.query("UPDATE transfers SET status = $2 WHERE id = $1", [standing.id, status]);
    await tx.query("UPDATE transactions SET status = $2 WHERE transfer_id = $1", [standing.id, status]);
    return done;
  });
}

function placeOf(books: Books, { from_account, to_account }: Standing, status: TransactionStatus): HeldAccount {
  if (status === "pending") return books.system("clearing");
  const account = books.account({ success: to_account, failed: from_account }[status]);
  if (!account) throw new Error("A transfer names an account that is not there.");
  return account;
}
