import { type ExecFileException, execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { onlyRow, type Queryable } from "../platform/database";
import { type DatabaseUrl, readDatabaseUrl } from "../platform/postgres/database-url";
import { writtenWhole } from "../platform/written-whole";

const run = promisify(execFile);
/** How files of `pg_dump --format=custom` begin. */
const MAGIC = "PGDMP";

/** A program of PostgreSQL did not do it. The sentence is for whoever typed the command. */
export class ToolFailed extends Error {}

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
  const how = ["--format=custom", "--no-owner", "--no-privileges", "--no-password"];
  await writtenWhole(file, (draft) => runTool("pg_dump", [...how, `--file=${draft}`], databaseUrl));
}

export async function pgRestore(databaseUrl: string, file: string): Promise<void> {
  const how = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password"];
  // It restores into a database only when one is named. This names none in particular: the environment does.
  await runTool("pg_restore", [...how, "--dbname=postgresql://", file], databaseUrl);
}

async function runTool(program: string, args: string[], databaseUrl: string): Promise<void> {
  const running = run(program, args, { env: environmentFor(databaseUrl) });
  const end = () => running.child.kill();
  // Left behind, it would go on, and commit, after whoever started it was told that nothing came of it.
  process.once("exit", end);
  try {
    await running;
  } catch (error) {
    const { code, stderr, message } = error as ExecFileException;
    const reason =
      code === "ENOENT"
        ? `${program} is not here. It comes with PostgreSQL's client package of the server's version.`
        : stderr?.trim() || message;
    throw new ToolFailed(reason);
  } finally {
    process.off("exit", end);
  }
}

/**
 * The server that the driver would reach, and as sure of it. As environment: every user of the machine could read arguments.
 */
function environmentFor(databaseUrl: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database, parameters } = readDatabaseUrl(databaseUrl);
  const sslMode = sslModeFor(parameters);
  const said = {
    PGHOST: host || process.env.PGHOST || "localhost",
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslMode,
    // Node brings certificates of its own; libpq is sent to those of the system. It knows that word from version 16 on, and refuses before.
    PGSSLROOTCERT: parameters.sslrootcert || process.env.PGSSLROOTCERT || (sslMode === "verify-full" ? "system" : ""),
    PGSSLCERT: parameters.sslcert,
    PGSSLKEY: parameters.sslkey,
    PGSSLNEGOTIATION: parameters.sslnegotiation,
    PGCHANNELBINDING: parameters.channel_binding,
    PGOPTIONS: parameters.options,
  };
  return {
    ...process.env,
    // The driver looks at neither, and libpq would follow them to another server.
    PGHOSTADDR: undefined,
    PGSERVICE: undefined,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value)),
  };
}

/** What the driver makes of its parameters, in libpq's words: to libpq, "require" alone asks for a certificate and believes any. */
function sslModeFor(parameters: DatabaseUrl["parameters"]): string {
  const { ssl, sslmode, sslcert, sslkey, sslrootcert, sslnegotiation, uselibpqcompat } = parameters;
  if (uselibpqcompat === "true" && sslmode) return sslmode === "prefer" ? "require" : sslmode;
  const hasFiles = sslcert || sslkey || sslrootcert;
  const asked = sslmode || (hasFiles ? "verify-full" : ssl);
  switch (asked || (sslnegotiation === "direct" ? "verify-full" : process.env.PGSSLMODE) || "") {
    case "":
      return "";
    case "0":
    case "disable":
      return "disable";
    case "no-verify":
      return "require";
    default:
      return "verify-full";
  }
}
