import { type Cents, toWire } from "@lintel/contract";
import type { Stats } from "@lintel/contract/schema";
import { onlyRow, type Queryable } from "../platform/database";

/**
 * This month in UTC, settled and pending. Kept with each account, so a long history costs nothing here. Where a clock that was ahead has begun
 * the next one already, of this one its lines tell.
 */
export async function readSummary(db: Queryable, personId: string, now: Date): Promise<Stats> {
  const { came, went, lines } = onlyRow(
    await db.query<{ came: Cents; went: Cents; lines: number }>({
      name: "read-summary",
      text: `SELECT coalesce(sum(m.came), 0)::bigint AS came, coalesce(sum(m.went), 0)::bigint AS went, coalesce(sum(m.lines), 0)::int AS lines
             FROM accounts a CROSS JOIN LATERAL (
               SELECT a.month_in AS came, a.month_out AS went, a.month_count AS lines WHERE a.month = $2::timestamp
               UNION ALL
               SELECT sum(amount) FILTER (WHERE direction = 'incoming'), sum(amount) FILTER (WHERE direction = 'outgoing'), count(*)
               FROM transactions t
               WHERE a.month > $2::timestamp AND t.account_id = a.id AND NOT t.hidden AND t.status <> 'failed'
                 AND t.created_at >= $2::timestamp AT TIME ZONE 'UTC' AND t.created_at < ($2::timestamp + interval '1 month') AT TIME ZONE 'UTC'
             ) m
             WHERE a.owner_id = $1`,
      values: [personId, `${now.toISOString().slice(0, 7)}-01`],
    }),
  );
  return { incoming_sum: toWire(came), outgoing_sum: toWire(went), total_sum: toWire(came + went), count: lines };
}
