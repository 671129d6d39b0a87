import type { Answer } from "@lintel/contract/schema";
import { readProfile } from "../access/people/people";
import { recordAudit } from "../audit/record-audit";
import { readCards } from "../cards/read-cards";
import type { Deps } from "../deps";
import { readAccounts } from "../ledger/accounts";
import type { TransactionRow } from "../ledger/books";
import { type Outcome, ok, refused } from "../platform/outcome";
import { transactionOnWire } from "../transactions/transaction-on-wire";

/** Everything the bank keeps about a person, to take along: also the lines that are no longer shown. */
export async function exportPerson(
  { db, clock }: Deps,
  { personId, ip }: { personId: string; ip: string },
): Promise<Outcome<Answer<"GET /me/export">>> {
  const profile = await readProfile(db, personId);
  if (!profile) return refused("session_required");
  const { rows } = await db.query<TransactionRow>(
    `SELECT t.* FROM accounts a JOIN transactions t ON t.account_id = a.id
     WHERE a.owner_id = $1 ORDER BY t.created_at DESC, t.id DESC`,
    [personId],
  );
  await recordAudit(db, { at: clock.now(), action: "data.exported", actorId: personId, subjectId: personId, ip });
  return ok({
    profile,
    accounts: await readAccounts(db, personId),
    cards: await readCards(db, personId),
    transactions: rows.map(transactionOnWire),
  });
}
