import type { TestBank } from "./bank";

/** Everything that stands in the database in clear, whatever tables there are. */
export async function everyCell({ db }: TestBank): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
