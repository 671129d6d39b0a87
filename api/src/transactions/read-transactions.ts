import { parseAmount, type TransactionStatus } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import type { TransactionRow } from "../ledger/books";
import { couldBeInReference, REFERENCE_DIGITS } from "../ledger/numbers";
import { NEWEST, type PageQuery, pageOf, positionOf } from "../platform/cursor";
import type { Queryable } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { endOfDay, startOfDay } from "../platform/start-of-day";
import { isUuid } from "../platform/uuid";
import { transactionOnWire } from "./transaction-on-wire";

export interface TransactionFilter extends PageQuery {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  type?: string | undefined;
  status?: TransactionStatus | undefined;
  account_id?: string | undefined;
  card_id?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** From three characters on the index of references finds what a walk along the statement would find by chance. */
const INDEXED_LENGTH = 3;
/** As the index transactions_search has it: to the letter, or it is not used. */
const INDEXED_PARTS = `ARRAY[${[4, 6, 8].map((at) => `hashtext(t.account_id::text || substr(t.reference, ${at}, ${INDEXED_LENGTH}))`).join(", ")}]`;

/**
 * A page of what a person sees, newest first. Each of their accounts gives its newest lines by its own index and the page is cut from those,
 * so it costs the same at the end of a long history as at the start of a short one.
 */
export async function readTransactions(
  db: Queryable,
  personId: string,
  filter: TransactionFilter,
): Promise<Outcome<Transaction[]>> {
  const limit = filter.limit ?? NEWEST;
  const values: unknown[] = [personId, limit + 1];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [];
  let isIndexedSearch = false;

  if (filter.q) {
    const part = filter.q.toUpperCase();
    if (!couldBeInReference(part)) return ok([]);
    conditions.push(`t.reference LIKE '%' || ${given(part)} || '%'`);
    const digits = part.replace(/^.*-/, "");
    isIndexedSearch = digits.length >= INDEXED_LENGTH;
    if (isIndexedSearch) {
      const hashes = (parts: string[]) =>
        `ARRAY[${parts.map((text) => `hashtext(mine.id::text || ${given(text)})`).join(", ")}]`;
      const [even, odd] = [indexedParts(digits), indexedParts(digits.slice(1))];
      conditions.push(
        `(${INDEXED_PARTS} @> ${hashes(even)} OR ${INDEXED_PARTS} ${
          odd.length > 0
            ? `@> ${hashes(odd)}`
            : `&& ${hashes([...REFERENCE_DIGITS].map((before) => before + digits.slice(0, -1)))}`
        })`,
      );
    }
  }
  if (filter.from) conditions.push(`t.created_at >= ${given(startOfDay(filter.from))}`);
  if (filter.to) conditions.push(`t.created_at < ${given(endOfDay(filter.to))}`);
  if (filter.type) conditions.push(`t.type = ${given(filter.type)}`);
  if (filter.status) conditions.push(`t.status = ${given(filter.status)}`);
  for (const [bound, comparison] of [
    ["min", ">="],
    ["max", "<="],
  ] as const) {
    const text = filter[bound];
    if (text === undefined) continue;
    const cents = parseAmount(text);
    if (cents === null) return refused("invalid_request", { details: [{ field: bound, message: "Enter an amount." }] });
    conditions.push(`t.amount ${comparison} ${given(cents)}`);
  }
  if (filter.card_id) {
    if (!isUuid(filter.card_id)) return ok([]);
    conditions.push(`t.card_id = ${given(filter.card_id)}`);
  }
  let ofAccount = "";
  if (filter.account_id) {
    if (!isUuid(filter.account_id)) return ok([]);
    ofAccount = `AND id = ${given(filter.account_id)}`;
  }
  if (filter.cursor) {
    const position = positionOf(filter.cursor);
    if (!position) return refused("invalid_request");
    conditions.push(`(t.created_at, t.id) < (${given(position.createdAt)}, ${given(position.id)})`);
  }

  const where = ["t.account_id = mine.id", "NOT t.hidden", ...conditions].join(" AND ");
  // OFFSET 0 has PostgreSQL sort the few that the index finds, rather than search all in their order.
  const source = isIndexedSearch
    ? `(SELECT * FROM transactions t WHERE ${where} OFFSET 0) t`
    : `(SELECT * FROM transactions t WHERE ${where} ORDER BY t.created_at DESC, t.id DESC LIMIT $2) t`;
  const { rows } = await db.query<TransactionRow>(
    `WITH mine AS MATERIALIZED (SELECT id FROM accounts WHERE owner_id = $1 ${ofAccount})
     SELECT t.* FROM mine CROSS JOIN LATERAL ${source} ORDER BY t.created_at DESC, t.id DESC LIMIT $2`,
    values,
  );
  const { page, headers } = pageOf(rows, limit, (row) => ({ createdAt: row.created_at, id: row.id }));
  return ok(page.map(transactionOnWire), headers);
}

/** What the index holds of digits that begin where it does. */
function indexedParts(digits: string): string[] {
  return Array.from({ length: Math.floor((digits.length - 1) / 2) }, (_, at) =>
    digits.slice(2 * at, 2 * at + INDEXED_LENGTH),
  );
}
