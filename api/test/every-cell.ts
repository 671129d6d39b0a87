import type { TestBank } from "./bank";

/** Everything that stands in the database in clear, whatever tables there are. */
export async function everyCell(bank: TestBank): Promise<string> {
  return [...(await cellsOf(bank)).values()].join("\n");
}

/** The same by table. */
export async function cellsOf({ db }: TestBank): Promise<Map<string, string>> {
  const { rows: tables } = await db.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const cells = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    cells.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return cells;
}
