import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { MIGRATIONS } from "../migrations/migrations";
import { codeOf, type Db, onlyRow, type Queryable, type Tx, transaction, WITHOUT_HURRY } from "../platform/database";
import { migrateWithin } from "../platform/migrate";
import { BACKUP_HEAD, BACKUP_LINE, type BackupHead } from "./write-backup";

/** The backup cannot be restored here. The sentence is for whoever typed the command. */
export class RestoreRefused extends Error {}

const INSUFFICIENT_PRIVILEGE = "42501";
const NO_BACKUP = "This is no backup of the bank.";
const DAMAGED = "The backup is damaged. Nothing was restored.";

/** Whether the bank's tables are there, with or without anybody in them. */
export async function hasTables(db: Queryable): Promise<boolean> {
  const { there } = onlyRow(
    // Not by to_regclass: within a transaction it goes by what the connection remembers from before it waited.
    await db.query<{ there: boolean }>(
      "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'users') AS there",
    ),
  );
  return there;
}

/** Whether anybody's data would be in the way, or a trail whose newest seal is noted outside of the database and would be missed. */
export async function isEmptyDatabase(db: Queryable): Promise<boolean> {
  if (!(await hasTables(db))) return true;
  const { rowCount } = await db.query("(SELECT FROM users LIMIT 1) UNION ALL (SELECT FROM audit LIMIT 1)");
  return rowCount === 0;
}

interface Ended {
  sessions: number;
  codes: number;
  letters: number;
}

interface Restored extends Ended {
  /** Tables in the backup that are none of the bank's, as of somebody who kept a copy of one beside it. */
  leftOut: string[];
}

/** Puts a backup into an empty database, without what was open in it: all of it, with its tables, or nothing. */
export async function restoreBackup(db: Db, file: string): Promise<Restored> {
  return transaction(db, async (tx) => {
    await migrateWithin(tx, db, MIGRATIONS, { wayOn: "Restore into a new one." });
    await tx.query(WITHOUT_HURRY);
    return restoreInto(tx, file);
  });
}

/**
 * What may have ended since the backup must not begin again: sessions and codes, and letters that were still to be sent. The demo's mailbox is only
 * read. Gives the number of each.
 */
export async function endWhatWasOpen(tx: Tx): Promise<Ended> {
  const sessions = await tx.query("DELETE FROM sessions");
  const codes = await tx.query("DELETE FROM challenges");
  const letters = await tx.query("DELETE FROM outbox WHERE NOT kept");
  return { sessions: sessions.rowCount ?? 0, codes: codes.rowCount ?? 0, letters: letters.rowCount ?? 0 };
}

async function restoreInto(tx: Tx, file: string): Promise<Restored> {
  // Rows come back as they were: what triggers made of them then is among them, and references are whole once everything is there.
  await tx.query("SET LOCAL session_replication_role = replica").catch((error) => {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new RestoreRefused(
      "This database account may not restore the bank's own format. Use a superuser, or have one GRANT SET ON PARAMETER session_replication_role to it.",
    );
  });
  // Once more, now that nobody can come in any more: whoever signed up since it was looked at, or was restored by another, would be gone.
  await tx.query("LOCK TABLE users, audit IN ACCESS EXCLUSIVE MODE");
  if (!(await isEmptyDatabase(tx)))
    throw new RestoreRefused("Somebody has come to the bank here meanwhile. Nothing was restored.");
  const here = await tablesAndSequences(tx);
  let head: BackupHead | null = null;
  let table = "";
  let columns: string[] = [];
  let total = 0;
  let isComplete = false;
  for await (const text of linesOf(file)) {
    if (head === null) {
      head = read(BACKUP_HEAD, text, NO_BACKUP);
      await refuseOtherTables(tx, head);
      await tx.query(`TRUNCATE ${head.tables.filter((name) => here.has(name)).join(", ")}`);
      continue;
    }
    const line = read(BACKUP_LINE, text, DAMAGED);
    if ("table" in line) {
      table = line.table;
      if (!head.tables.includes(table)) throw new RestoreRefused(DAMAGED);
      if (here.has(table)) columns = await columnsOf(tx, table);
    } else if ("rows" in line) {
      if (here.has(table))
        await tx.query(
          // Fenced: else PostgreSQL would read each line anew for each of its columns.
          `INSERT INTO ${table} (${columns.join(", ")}) OVERRIDING SYSTEM VALUE
           SELECT ${columns.map((column) => `(kept).${column}`).join(", ")}
           FROM (SELECT line::${table} AS kept FROM unnest($1::text[]) AS line OFFSET 0) AS lines`,
          [line.rows],
        );
      total += line.rows.length;
    } else isComplete = line.end === total;
  }
  if (head === null || !isComplete) throw new RestoreRefused("The backup is not complete. Nothing was restored.");
  for (const { name, last } of head.sequences)
    if (here.has(name)) await tx.query("SELECT setval($1, $2)", [name, last]);
  return { ...(await endWhatWasOpen(tx)), leftOut: head.tables.filter((name) => !here.has(name)) };
}

/** As a backup names them. */
async function tablesAndSequences(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ name: string }>(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c JOIN pg_class home ON home.relnamespace = c.relnamespace
     WHERE home.oid = 'users'::regclass AND c.relkind IN ('r', 'S')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Ends lines at \n alone: readline, from Node 24 on, ends them also at characters that may stand in somebody's text. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding("utf8");
  // Not by `pipe`, which leaves whoever reads here waiting when the file cannot be read on.
  pipeline(createReadStream(file), unzipped, () => {});
  let begun: string[] = [];
  try {
    for await (const text of unzipped as AsyncIterable<string>) {
      const [end = "", ...next] = text.split("\n");
      begun.push(end);
      for (const beginning of next) {
        yield begun.join("");
        begun = [beginning];
      }
    }
    const last = begun.join("");
    if (last !== "") yield last;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith("Z_")) throw error;
    // How zlib says of a file's first bytes that nothing packed begins like this.
    throw new RestoreRefused(message === "incorrect header check" ? NO_BACKUP : DAMAGED);
  }
}

function read<Line>(schema: z.ZodType<Line>, text: string, otherwise: string): Line {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new RestoreRefused(otherwise);
  }
}

async function refuseOtherTables(tx: Tx, { migrations }: BackupHead): Promise<void> {
  const { rows } = await tx.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM migrations ORDER BY name",
  );
  if (JSON.stringify(rows) === JSON.stringify(migrations)) return;
  const last = migrations.at(-1)?.name ?? "none";
  throw new RestoreRefused(
    `The backup's tables were made up to ${last}, and this release's are others. Restore it with the release that goes up to there; a newer one brings it up to date when it starts.`,
  );
}

async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const { columns } = onlyRow(
    await tx.query<{ columns: string[] }>(
      `SELECT array_agg(quote_ident(attname) ORDER BY attnum) AS columns FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    ),
  );
  return columns;
}
