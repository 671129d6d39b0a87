import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { type Db, onlyRow, type Tx, WITHOUT_HURRY } from "../platform/database";
import { writtenWhole } from "../platform/written-whole";

const FORMAT = "lintel-backup-1";
const ROWS_AT_ONCE = 1_000;

export const BACKUP_HEAD = z.object({
  format: z.literal(FORMAT),
  /** The rows fit the tables that exactly these made. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type BackupHead = z.infer<typeof BACKUP_HEAD>;

/** Each line of a backup but the first: a table's rows follow its name; the last line says how many there were in all. */
export const BACKUP_LINE = z.union([
  z.object({ table: z.string() }),
  z.object({ rows: z.array(z.string()) }),
  z.object({ end: z.number() }),
]);
type BackupLine = z.infer<typeof BACKUP_LINE>;

/**
 * Everything the bank has in its database, as of one moment, while it goes on working. Rows are written as PostgreSQL writes them, so they
 * come back as the same bytes, and the seals of the audit trail still fit. For where pg_dump is not to be had, or must not go: through a pooler.
 */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const tx = await db.connect();
  try {
    const { locks } = onlyRow(
      await tx.query<{ locks: boolean }>(
        "SELECT NOT pg_is_in_recovery() AND has_table_privilege('migrations', 'UPDATE') AS locks",
      ),
    );
    await tx.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${WITHOUT_HURRY}`);
    // Of one moment are the rows alone, not the tables that they stand in: with a release that migrates meanwhile there would be rows of both. So that
    // waits, as it does for pg_dump. Before anything is read, which is the moment. Not on a server that follows another, nor for an account that may
    // only read: they may lock nothing.
    if (locks) await tx.query("LOCK TABLE migrations IN SHARE MODE");
    return await writtenWhole(file, async (draft) => {
      let written = 0;
      const lines = async function* () {
        for await (const line of backupLines(tx)) {
          if ("end" in line) written = line.end;
          yield `${JSON.stringify(line)}\n`;
        }
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft));
      await tx.query("COMMIT");
      return written;
    });
  } finally {
    tx.release(true);
  }
}

async function* backupLines(tx: Tx): AsyncGenerator<BackupHead | BackupLine> {
  const head = await headOf(tx);
  yield head;
  let total = 0;
  for (const table of head.tables) {
    yield { table };
    await tx.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${table} t`);
    for (;;) {
      const { rows } = await tx.query<{ row: string }>(`FETCH ${ROWS_AT_ONCE} FROM rows`);
      if (rows.length === 0) break;
      total += rows.length;
      yield { rows: rows.map(({ row }) => row) };
    }
    await tx.query("CLOSE rows");
  }
  yield { end: total };
}

async function headOf(tx: Tx): Promise<BackupHead> {
  const { migrations, tables, sequences } = onlyRow(
    await tx.query<Omit<BackupHead, "format" | "sequences"> & { sequences: BackupHead["sequences"] | null }>(
      `SELECT
         (SELECT json_agg(json_build_object('name', name, 'checksum', checksum) ORDER BY name) FROM migrations) AS migrations,
         (SELECT json_agg(quote_ident(relname) ORDER BY relname) FROM pg_class
          WHERE relnamespace = home.oid AND relkind = 'r' AND relname <> 'migrations') AS tables,
         (SELECT json_agg(json_build_object('name', quote_ident(sequencename), 'last', last_value::text))
          FROM pg_sequences WHERE schemaname = home.nspname AND last_value IS NOT NULL) AS sequences
       -- Where the account's search path has led the migrations: to a schema of its own, maybe.
       FROM pg_namespace home JOIN pg_class c ON c.relnamespace = home.oid WHERE c.oid = 'users'::regclass`,
    ),
  );
  return { format: FORMAT, migrations, tables, sequences: sequences ?? [] };
}
