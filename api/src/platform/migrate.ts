import { createHash } from "node:crypto";
import type { QueryConfig } from "pg";
import { type Db, onlyRow, type Queryable, type Tx, transaction, WITHOUT_HURRY } from "./database";

export interface Migration {
  name: string;
  sql: string;
}

/** The database was migrated by other files than these. Going on would build on ground nobody knows. */
export class MigrationRefused extends Error {}

const LOCK = 4_820_616_001n;

interface MigrateOptions {
  /** Whether the next release's migrations may be there already, as they are while it is put in place and after it was taken back. */
  mayBeAhead?: boolean;
  /** What helps whoever is refused because they are. */
  wayOn?: string;
}

const WAY_ON = "Take a release that knows it, or set DATABASE_MAY_BE_AHEAD=1 where the newer tables suit this one.";
const WAY_BACK = "Take the release that migrated it; a demo begins anew without its DATA_DIR.";

/**
 * Brings the database up to date: all of it or nothing, one process at a time. Gives the names it applied. A database that is ahead is refused
 * unless somebody says that this release can live with what the next one made, and then left as it is.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  options: MigrateOptions = {},
): Promise<string[]> {
  return transaction(db, (tx) => migrateWithin(tx, db, migrations, options));
}

/** The same as part of more that is done or not. What it sets for the transaction stays set. */
export async function migrateWithin(
  tx: Tx,
  db: Db,
  migrations: readonly Migration[],
  { mayBeAhead = false, wayOn = WAY_ON }: MigrateOptions = {},
): Promise<string[]> {
  const patient = patienceOf(db, tx);
  await tx.query(WITHOUT_HURRY);
  await patient("SELECT pg_advisory_xact_lock($1)", [LOCK]);
  // Whoever changes a table waits for those who read it, and everybody else waits behind. Calls are done sooner; a backup is not.
  await tx.query("SET LOCAL lock_timeout = '10s'");
  await tx.query(`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const history = await appliedTo(tx);
  if (history.length === 0) await refuseOtherLetters(tx);
  const known = mayBeAhead ? history.slice(0, migrations.length) : history;
  known.forEach(({ name, checksum }, index) => {
    const ours = migrations[index];
    if (!ours) throw new MigrationRefused(`The database was migrated by ${name}, which is not known here. ${wayOn}`);
    if (name < ours.name)
      throw new MigrationRefused(`The database was migrated by ${name}, which is not known here. ${WAY_BACK}`);
    if (name > ours.name)
      throw new MigrationRefused(
        `${ours.name} is missing in the database, and ${name} was applied already: a new one comes last. ${WAY_BACK}`,
      );
    if (checksumOf(ours) !== checksum)
      throw new MigrationRefused(
        `${name} was changed after it had been applied: put it back, and write what it is to change into a new file. ${WAY_BACK}`,
      );
  });

  const missing = migrations.slice(history.length);
  // A backup of our own has it. To wait for that later would be to keep everybody from what was changed by then.
  if (missing.length > 0) await patient("LOCK TABLE migrations IN ROW EXCLUSIVE MODE");
  for (const migration of missing) {
    await patient(migration.sql);
    await tx.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [migration.name, checksumOf(migration)]);
  }
  return missing.map(({ name }) => name);
}

/** Before anybody is in it: later, each who has a letter that it does not know would be told that something went wrong on our side. */
async function refuseOtherLetters(tx: Tx): Promise<void> {
  const { encoding } = onlyRow(
    await tx.query<{ encoding: string }>("SELECT current_setting('server_encoding') AS encoding"),
  );
  if (encoding === "UTF8") return;
  throw new MigrationRefused(
    `The database keeps text in ${encoding}, which does not hold everybody's letters as they are. Make it with ENCODING 'UTF8' TEMPLATE template0.`,
  );
}

/** Until the transaction is over whoever migrates waits, and so does every process that starts. */
export async function keepMigrationsOut(tx: Tx): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
}

/**
 * Past the usual time-outs: another process may be at it, and a large table takes its time. A process that starts gives each statement ten
 * minutes, lest it hang on a frozen server for good; whoever opened the database patient sets no limit.
 */
function patienceOf(db: Db, tx: Tx) {
  const limit = db.options.query_timeout ? { query_timeout: 600_000 } : {};
  return (text: string, values?: unknown[]) => tx.query({ text, values, ...limit } as QueryConfig);
}

/** Whether at least these were applied. The next release's come before its processes do, and those that are running go on meanwhile. */
export async function isMigrated(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const history = await appliedTo(db);
  return migrations.every((migration, index) => history[index]?.checksum === checksumOf(migration));
}

/** In the order of their names, whatever the database's language makes of letters and dashes. */
async function appliedTo(db: Queryable): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations ORDER BY name COLLATE "C"',
  );
  return rows;
}

function checksumOf({ sql }: Migration): string {
  return createHash("sha256").update(sql).digest("hex");
}
