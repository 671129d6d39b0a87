import type { Queryable } from "../platform/database";
import { onlyRow } from "../platform/database";

export interface BooksReport {
  /** All balances together: 0 as long as no money was made or lost. */
  sum: bigint;
  unbalancedJournals: number;
  accountsOffTheirPostings: number;
  overdrawn: number;
  /** Transfers between open accounts whose postings do not leave the money where their status says. */
  misplacedTransfers: number;
  /** Sides of transfers of which a customer's statement has no line, or one that says another amount or status. */
  misstatedTransfers: number;
  /** Lines of statements that stand for no side of their transfer, or for one that has a line already. */
  strayLines: number;
  /** Accounts of customers whose month, as it was counted line by line, is not what its lines add up to. */
  miscountedMonths: number;
}

/** Adds up everything. For tests, the chaos run and whoever wants to know. */
export async function verifyBooks(db: Queryable): Promise<BooksReport> {
  return onlyRow(
    await db.query<BooksReport>(`SELECT
      (SELECT coalesce(sum(balance), 0)::bigint FROM accounts) AS sum,
      (SELECT count(*)::int FROM (SELECT FROM postings GROUP BY journal_id HAVING sum(amount) <> 0) j)
        AS "unbalancedJournals",
      (SELECT count(*)::int FROM accounts a
       LEFT JOIN (SELECT account_id, sum(amount) AS total FROM postings GROUP BY account_id) p ON p.account_id = a.id
       WHERE a.balance <> coalesce(p.total, 0)) AS "accountsOffTheirPostings",
      (SELECT count(*)::int FROM accounts WHERE owner_id IS NOT NULL AND balance < 0) AS overdrawn,
      (WITH moved AS (
         SELECT j.transfer_id, p.account_id, sum(p.amount) AS total
         FROM journals j JOIN postings p ON p.journal_id = j.id GROUP BY 1, 2
       )
       SELECT count(*)::int FROM transfers t
       LEFT JOIN moved gone ON gone.transfer_id = t.id AND gone.account_id = t.from_account
       LEFT JOIN moved come ON come.transfer_id = t.id AND come.account_id = t.to_account
       WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id IN (t.from_account, t.to_account) AND a.closed_at IS NOT NULL)
         AND (coalesce(gone.total, 0) <> CASE t.status WHEN 'failed' THEN 0 ELSE -t.amount END
           OR coalesce(come.total, 0) <> CASE t.status WHEN 'success' THEN t.amount ELSE 0 END)) AS "misplacedTransfers",
      (SELECT count(*)::int FROM transfers t
       CROSS JOIN LATERAL (VALUES ('outgoing', t.from_account), ('incoming', t.to_account)) AS side (direction, account_id)
       JOIN accounts a ON a.id = side.account_id AND a.owner_id IS NOT NULL
       LEFT JOIN transactions l ON l.transfer_id = t.id AND l.account_id = a.id AND l.direction = side.direction
         AND l.amount = t.amount AND l.status = t.status
       -- These take a key and move nothing.
       WHERE l.id IS NULL AND t.type NOT IN ('card_destroyed', 'transfer_withdrawn')) AS "misstatedTransfers",
      (SELECT count(*)::int FROM (
         SELECT a.id AS side, row_number() OVER (PARTITION BY l.transfer_id, l.direction, l.account_id) AS nth
         FROM transactions l
         LEFT JOIN transfers t ON t.id = l.transfer_id
         LEFT JOIN accounts a ON a.owner_id IS NOT NULL AND a.id = l.account_id
           AND a.id = CASE l.direction WHEN 'outgoing' THEN t.from_account ELSE t.to_account END
       ) l WHERE l.side IS NULL OR l.nth > 1) AS "strayLines",
      (SELECT count(*)::int FROM accounts a
       LEFT JOIN (
         SELECT account_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, count(*) AS lines,
           coalesce(sum(amount) FILTER (WHERE direction = 'incoming'), 0) AS came,
           coalesce(sum(amount) FILTER (WHERE direction = 'outgoing'), 0) AS went
         FROM transactions WHERE status <> 'failed' AND NOT hidden GROUP BY 1, 2
       ) m ON m.account_id = a.id AND m.month = a.month
       WHERE a.owner_id IS NOT NULL
         AND (a.month_in, a.month_out, a.month_count) <> (coalesce(m.came, 0), coalesce(m.went, 0), coalesce(m.lines, 0))) AS "miscountedMonths"`),
  );
}

export function isBalanced(books: BooksReport): boolean {
  return Object.values(books).every((figure) => figure === 0 || figure === 0n);
}
