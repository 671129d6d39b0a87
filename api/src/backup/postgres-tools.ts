import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { onlyRow, type Queryable } from "../platform/database";

const run = promisify(execFile);
/** How files of `pg_dump --format=custom` begin. */
const MAGIC = "PGDMP";

/** PostgreSQL's own pg_dump, where it is at hand and not older than the server, whose tables it could not read otherwise. */
export async function hasPgDump(db: Queryable): Promise<boolean> {
  const { version } = onlyRow(
    await db.query<{ version: number }>("SELECT current_setting('server_version_num')::int / 10000 AS version"),
  );
  const said = await run("pg_dump", ["--version"]).catch(() => null);
  return Number(/ (\d+)/.exec(said?.stdout ?? "")?.[1] ?? 0) >= version;
}

export async function isPgDump(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString("latin1") === MAGIC;
  } finally {
    await handle.close();
  }
}

export async function pgDump(databaseUrl: string, file: string): Promise<void> {
  await run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], addressOf(databaseUrl));
}

export async function pgRestore(databaseUrl: string, file: string): Promise<void> {
  const how = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  const { env } = addressOf(databaseUrl);
  await run("pg_restore", [...how, `--dbname=${env.PGDATABASE}`, file], { env });
}

/** Not as an argument, which every user of the machine could read. */
function addressOf(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  return { env };
}
