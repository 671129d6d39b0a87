import { findById, readProfile } from "../access/people/people";
import { takeTries } from "../access/tries";
import { recordAudit } from "../audit/record-audit";
import { readCardsEver } from "../cards/read-cards";
import type { Deps } from "../deps";
import { readAccountsEver } from "../ledger/accounts";
import type { TransactionRow } from "../ledger/books";
import type { Queryable } from "../platform/database";
import { InPieces, type Outcome, ok, refused } from "../platform/outcome";
import { Turnstile } from "../platform/turnstile";
import { transactionOnWire } from "../transactions/transaction-on-wire";

const EXPORTS = { limit: 20, seconds: 3_600 };
const ROWS_AT_A_TIME = 500;
/** However many take theirs along, one page is read and written at a time: nobody else waits longer than for that. */
const inTurn = new Turnstile(1, 256);

/**
 * A person's profile, accounts, cards and transactions, to take along: also the lines that are no longer shown, of which there may be any number.
 * The audit trail stays: it is about administrators and strangers too.
 */
export async function exportPerson(
  { db, clock }: Deps,
  { personId, ip }: { personId: string; ip: string },
): Promise<Outcome<InPieces>> {
  const now = clock.now();
  const refusal = await takeTries(db, [{ bucket: `export:${personId}`, ...EXPORTS }], now);
  if (refusal) return refusal;

  const [profile, person] = await Promise.all([readProfile(db, personId), findById(db, personId)]);
  if (!profile || !person) return refused("session_required");
  const { locale } = person;
  const few = {
    profile,
    locale,
    accounts: await readAccountsEver(db, personId),
    cards: await readCardsEver(db, personId),
  };
  await recordAudit(db, { at: now, action: "data.exported", actorId: personId, subjectId: personId, ip });
  return ok(new InPieces(textOf(few, pagesOfLines(db, personId))));
}

async function* textOf(few: object, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(few).slice(0, -1)},"transactions":[`;
  let separator = "";
  for await (const page of lines) {
    yield separator + page;
    separator = ",";
  }
  yield "]}";
}

/**
 * Newest first. Where a page ended says where the next begins, so nothing is held in the database while a slow client takes its time. A line
 * is in one of two indexes, for what is shown and what is hidden; it may change over between two pages, but not its place.
 */
async function* pagesOfLines(db: Queryable, personId: string): AsyncGenerator<string> {
  const page = (hidden: string) =>
    `SELECT t.* FROM transactions t WHERE t.account_id = a.id AND ${hidden} AND (t.created_at, t.id) < ($2, $3)
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${ROWS_AT_A_TIME}`;
  let [before, id] = ["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"];
  for (;;) {
    const { text, last, isFull } = await inTurn.pass(async () => {
      const { rows } = await db.query<TransactionRow & { moment: string }>(
        // The moment as text: a date of ours is cut to milliseconds.
        `SELECT l.*, l.created_at::text AS moment FROM accounts a
         CROSS JOIN LATERAL ((${page("NOT t.hidden")}) UNION ALL (${page("t.hidden")})) l
         WHERE a.owner_id = $1 ORDER BY l.created_at DESC, l.id DESC LIMIT ${ROWS_AT_A_TIME}`,
        [personId, before, id],
      );
      return {
        text: rows.map((row) => JSON.stringify(transactionOnWire(row))).join(","),
        last: rows.at(-1),
        isFull: rows.length === ROWS_AT_A_TIME,
      };
    });
    if (!last) return;
    yield text;
    if (!isFull) return;
    [before, id] = [last.moment, last.id];
  }
}
