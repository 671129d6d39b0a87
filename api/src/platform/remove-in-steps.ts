import type { Queryable } from "./database";

const ROWS_AT_A_TIME = 10_000;

/** Removes the rows of a table, each step within the time that a statement has: what is too much for one would never go, and grow. */
export async function removeInSteps(db: Queryable, table: string, condition: string, values: unknown[]): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query(
      // By its place: a row that is written anew meanwhile has another, and stays.
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${ROWS_AT_A_TIME}))`,
      values,
    );
    if (rowCount !== ROWS_AT_A_TIME) return;
  }
}
