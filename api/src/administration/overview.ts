import { type Cents, toWire } from "@lintel/contract";
import type { Answer, Overview } from "@lintel/contract/schema";
import type { TransactionRow } from "../ledger/books";
import { NEWEST, type PageQuery, pageOf, positionOf } from "../platform/cursor";
import { onlyRow, type Queryable } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { transactionOnWire } from "../transactions/transaction-on-wire";

const DAYS = 14;

interface OverviewRow extends Omit<Overview, "money_held"> {
  money_held: Cents;
}

/** The bank at a glance. Days are UTC. */
export async function readOverview(db: Queryable, now: Date): Promise<Outcome<Overview>> {
  const row = onlyRow(
    await db.query<OverviewRow>({
      name: "read-overview",
      text: `WITH days AS (
          -- Without a zone: of dates they would be days of the database's own.
          SELECT d::date AS day, d AT TIME ZONE 'UTC' AS starts, (d + interval '1 day') AT TIME ZONE 'UTC' AS ends
          FROM generate_series($1::timestamp - make_interval(days => $2::int - 1), $1::timestamp, interval '1 day') d
        ), figures AS (
          SELECT to_char(day, 'YYYY-MM-DD') AS day,
            (SELECT count(*)::int FROM transfers t
             WHERE t.created_at >= starts AND t.created_at < ends AND t.type IN ('transfer', 'wire_transfer')) AS transfers,
            (SELECT count(*)::int FROM audit WHERE action = 'login.failed' AND at >= starts AND at < ends) AS failed_logins,
            (SELECT count(*)::int FROM audit WHERE action = 'sign_up' AND at >= starts AND at < ends) AS sign_ups
          FROM days ORDER BY 1
        )
        SELECT people, suspended, accounts, money_held,
          (SELECT count(*)::int FROM transfers WHERE status = 'pending') AS pending_transfers,
          (SELECT transfers FROM figures ORDER BY day DESC LIMIT 1) AS transfers_today,
          (SELECT failed_logins FROM figures ORDER BY day DESC LIMIT 1) AS failed_logins_today,
          (SELECT json_agg(figures) FROM figures) AS days
        -- One pass for all figures of a table: no call has the time to read a large one for each.
        FROM (SELECT count(*)::int AS people, count(suspended_at)::int AS suspended
              FROM users WHERE deleted_at IS NULL) customers,
             (SELECT count(*) FILTER (WHERE closed_at IS NULL)::int AS accounts, coalesce(sum(balance), 0)::bigint AS money_held
              FROM accounts WHERE owner_id IS NOT NULL) holdings`,
      values: [now.toISOString().slice(0, 10), DAYS],
    }),
  );
  return ok({ ...row, money_held: toWire(row.money_held) });
}

type Pending = Answer<"GET /admin/pending-transfers">;

/** What waits for an admin, oldest first. */
export async function readPendingTransfers(
  db: Queryable,
  { limit = NEWEST, cursor }: PageQuery,
): Promise<Outcome<Pending>> {
  const position = cursor ? positionOf(cursor) : null;
  if (cursor && !position) return refused("invalid_request");
  const { rows } = await db.query<TransactionRow & { person: string; person_name: string }>(
    `SELECT l.*, u.id AS person, u.firstname || ' ' || u.lastname AS person_name
     FROM transfers t
     -- The sender's line, where the sender is a customer.
     JOIN LATERAL (SELECT * FROM transactions WHERE transfer_id = t.id ORDER BY direction DESC LIMIT 1) l ON true
     JOIN accounts a ON a.id = l.account_id JOIN users u ON u.id = a.owner_id
     WHERE t.status = 'pending' ${position ? "AND (t.created_at, t.id) > ($2, $3)" : ""}
     ORDER BY t.created_at, t.id LIMIT $1`,
    [limit + 1, ...(position ? [position.createdAt, position.id] : [])],
  );
  const { page, headers } = pageOf(rows, limit, (row) => ({ createdAt: row.created_at, id: row.transfer_id }));
  return ok(
    page.map((row) => ({ ...transactionOnWire(row), customer: { id: row.person, name: row.person_name } })),
    headers,
  );
}
