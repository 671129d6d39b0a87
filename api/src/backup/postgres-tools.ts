import { execFile } from "node:child_process";
import { open, rename, rm } from "node:fs/promises";
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

/** What is there under the name of the file is a whole dump. */
export async function pgDump(databaseUrl: string, file: string): Promise<void> {
  const draft = `${file}.draft`;
  // pg_dump would let everybody of the machine read it, who may read new files. What is there already keeps its rights.
  await rm(draft, { force: true });
  await (await open(draft, "wx", 0o600)).close();
  try {
    const how = ["--format=custom", "--no-owner", "--no-privileges", `--file=${draft}`];
    await run("pg_dump", how, { env: addressOf(databaseUrl) });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export async function pgRestore(databaseUrl: string, file: string): Promise<void> {
  const how = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  const env = addressOf(databaseUrl);
  await run("pg_restore", [...how, `--dbname=${env.PGDATABASE}`, file], { env });
}

/** For libpq. Not as an argument, which every user of the machine could read. */
function addressOf(databaseUrl: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = (name: string) => searchParams.get(name) ?? undefined;
  return {
    ...process.env,
    PGHOST: named("host") ?? hostname.replace(/^\[(.*)\]$/, "$1"),
    PGPORT: named("port") ?? (port || "5432"),
    PGUSER: named("user") ?? decodeURIComponent(username),
    PGPASSWORD: named("password") ?? decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...encryptionOf(named),
    // The role's own limit is for customers' calls. A dump goes through whole tables.
    PGOPTIONS: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  };
}

/** As `pg` understands it: whoever asks for encryption asks for the right server too. libpq asks for that by other words. */
function encryptionOf(named: (name: string) => string | undefined) {
  const mode = named("sslmode");
  const isVerified = mode !== undefined && mode !== "disable" && mode !== "no-verify";
  const said = {
    PGSSLMODE: isVerified ? "verify-full" : mode === "no-verify" ? "require" : mode,
    PGSSLROOTCERT: named("sslrootcert") ?? (isVerified ? "system" : undefined),
    PGSSLCERT: named("sslcert"),
    PGSSLKEY: named("sslkey"),
  };
  // Of what the address does not say, the environment's own word stays.
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
