import { createHash } from "node:crypto";
import type { QueryConfig } from "pg";
import { type Db, type Tx, transaction } from "./database";

export interface Migration {
  name: string;
  sql: string;
}

/** The database was migrated by other files than these. Going on would build on ground nobody knows. */
export class MigrationRefused extends Error {}

const LOCK = 4_820_616_001n;

/** Brings the database up to date: all of it or nothing, one process at a time. Gives the names it applied. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  return transaction(db, async (tx) => {
    await tx.query("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0");
    await patient(tx, "SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await tx.query(`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const { rows: applied } = await tx.query<{ name: string; checksum: string }>(
      "SELECT name, checksum FROM migrations ORDER BY name",
    );

    applied.forEach(({ name, checksum }, index) => {
      const ours = migrations[index];
      if (ours?.name !== name)
        throw new MigrationRefused(`The database was migrated by ${name}, which is not known here.`);
      if (checksumOf(ours) !== checksum) throw new MigrationRefused(`${name} was changed after it had been applied.`);
    });

    const missing = migrations.slice(applied.length);
    for (const migration of missing) {
      await patient(tx, migration.sql);
      await tx.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [
        migration.name,
        checksumOf(migration),
      ]);
    }
    return missing.map(({ name }) => name);
  });
}

/** Past the usual time-outs: another process may be at it, and a large table takes its time. */
function patient(tx: Tx, text: string, values?: unknown[]) {
  return tx.query({ text, values, query_timeout: 600_000 } as QueryConfig);
}

/** Whether at least these were applied. The next release's come before its processes do, and those that are running go on meanwhile. */
export async function isMigrated(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM migrations ORDER BY name",
  );
  return migrations.every((migration, index) => rows[index]?.checksum === checksumOf(migration));
}

function checksumOf({ sql }: Migration): string {
  return createHash("sha256").update(sql).digest("hex");
}
