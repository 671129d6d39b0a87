import { createHmac } from "node:crypto";
import type { Config } from "./config";
import { type Db, transaction } from "./database";

/** The database is kept under other keys. Going on would lock everybody's PIN, and write what no other process can read. */
export class KeysRefused extends Error {}

/** Whoever comes first says which keys these are; whoever comes later with another is refused. */
export async function compareKeys(db: Db, keys: Config["keys"]): Promise<void> {
  const marks = Object.entries(keys).map(([purpose, key]) => markOf(`${purpose.toUpperCase()}_KEY`, key));
  const values = [marks.map(({ name }) => name), marks.map(({ mark }) => mark)];
  // Together: a process that is refused for one key must leave no mark of the others.
  await transaction(db, async (tx) => {
    await tx.query(
      "INSERT INTO key_marks SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING",
      values,
    );
    const { rows: others } = await tx.query<{ name: string }>(
      `SELECT name FROM key_marks k JOIN unnest($1::text[], $2::bytea[]) AS ours (name, mark) USING (name)
       WHERE k.mark <> ours.mark ORDER BY name`,
      values,
    );
    if (others.length === 0) return;
    const names = others.map(({ name }) => name).join(" and ");
    throw new KeysRefused(
      `The database is kept under another ${names}. Start with the one it had: where the variable was not set, that is in DATA_DIR/keys. deploy/README.md says what to do about one that is lost.`,
    );
  });
}

function markOf(name: string, key: Buffer): { name: string; mark: Buffer } {
  return { name, mark: createHmac("sha256", key).update(`This is the bank's ${name}.`).digest() };
}
