import { type Cents, toWire } from "@lintel/contract";
import type { Stats } from "@lintel/contract/schema";
import { onlyRow, type Queryable } from "../platform/database";

/** This month in UTC, settled and pending. Kept with each account, so a long history costs nothing here. */
export async function readSummary(db: Queryable, personId: string, now: Date): Promise<Stats> {
  const { came, went, lines } = onlyRow(
    await db.query<{ came: Cents; went: Cents; lines: number }>({
      name: "read-summary",
      text: `SELECT coalesce(sum(month_in), 0)::bigint AS came, coalesce(sum(month_out), 0)::bigint AS went,
               coalesce(sum(month_count), 0)::int AS lines
             FROM accounts WHERE owner_id = $1 AND month = $2::date`,
      values: [personId, `${now.toISOString().slice(0, 7)}-01`],
    }),
  );
  return { incoming_sum: toWire(came), outgoing_sum: toWire(went), total_sum: toWire(came + went), count: lines };
}
