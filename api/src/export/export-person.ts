import { readProfile } from "../access/people/people";
import { takeTries } from "../access/tries";
import { recordAudit } from "../audit/record-audit";
import { readCards } from "../cards/read-cards";
import type { Deps } from "../deps";
import { readAccounts } from "../ledger/accounts";
import type { TransactionRow } from "../ledger/books";
import { type Tx, transaction } from "../platform/database";
import { InPieces, type Outcome, ok, refused } from "../platform/outcome";
import { transactionOnWire } from "../transactions/transaction-on-wire";

const EXPORTS = { limit: 20, seconds: 3_600 };
const ROWS_AT_A_TIME = 1_000;

/**
 * Everything the bank keeps about a person, to take along: also the lines that are no longer shown. There may be any number of lines, so
 * they become text a page at a time, and others are served between two pages.
 */
export async function exportPerson(
  { db, clock }: Deps,
  { personId, ip }: { personId: string; ip: string },
): Promise<Outcome<InPieces>> {
  const now = clock.now();
  const wait = await takeTries(db, [{ bucket: `export:${personId}`, ...EXPORTS }], now);
  if (wait > 0) return refused("too_many_requests", { retryAfterSeconds: wait });

  const profile = await readProfile(db, personId);
  if (!profile) return refused("session_required");
  const few = { profile, accounts: await readAccounts(db, personId), cards: await readCards(db, personId) };
  const pieces = await transaction(db, async (tx) => {
    const pages: Buffer[] = [];
    for await (const rows of pagesOfLines(tx, personId)) {
      const texts = rows.map((row) => JSON.stringify(transactionOnWire(row)));
      pages.push(Buffer.from(`${pages.length === 0 ? "" : ","}${texts.join(",")}`));
    }
    return pages;
  });
  await recordAudit(db, { at: now, action: "data.exported", actorId: personId, subjectId: personId, ip });
  const start = `${JSON.stringify(few).slice(0, -1)},"transactions":[`;
  return ok(new InPieces([Buffer.from(start), ...pieces, Buffer.from("]}")]));
}

/** Newest first. What is shown and what is hidden each have an index of their own, and lie on one or the other. */
async function* pagesOfLines(tx: Tx, personId: string): AsyncGenerator<TransactionRow[]> {
  await tx.query(
    `DECLARE lines CURSOR FOR
     SELECT t.* FROM accounts a JOIN transactions t ON t.account_id = a.id AND NOT t.hidden WHERE a.owner_id = $1
     UNION ALL
     SELECT t.* FROM accounts a JOIN transactions t ON t.account_id = a.id AND t.hidden WHERE a.owner_id = $1
     ORDER BY created_at DESC, id DESC`,
    [personId],
  );
  for (;;) {
    const { rows } = await tx.query<TransactionRow>(`FETCH ${ROWS_AT_A_TIME} FROM lines`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_A_TIME) return;
  }
}
