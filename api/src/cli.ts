import { existsSync } from "node:fs";
import { constants } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError } from "@lintel/contract/environment";
import { createFirstAdmin } from "./access/people/first-admin";
import { NoteDamaged, notedHead } from "./audit/keep-sealed";
import { verifyTrail } from "./audit/verify-trail";
import { hasPgDump, isPgDump, pgDump, pgRestore, ToolFailed } from "./backup/postgres-tools";
import { endWhatWasOpen, hasTables, isEmptyDatabase, RestoreRefused, restoreBackup } from "./backup/restore-backup";
import { writeBackup } from "./backup/write-backup";
import { isBalanced, verifyBooks } from "./ledger/verify-books";
import { MIGRATIONS } from "./migrations/migrations";
import { systemClock } from "./platform/clock";
import { type Config, readConfig } from "./platform/config";
import {
  behind,
  codeOf,
  type Db,
  isHeldUp,
  isShutOut,
  openDatabase,
  type Queryable,
  unhurried,
  wordsOfShutOut,
} from "./platform/database";
import { demoSecrets } from "./platform/demo-secrets";
import { keepMigrationsOut, MigrationRefused, migrate } from "./platform/migrate";
import { Unavailable } from "./platform/outcome";
import { readAddress } from "./platform/postgres/address";

/** The command could not do what was asked. The sentence is for whoever typed it. */
class CommandFailed extends Error {}

const COMMANDS: Record<string, (words: string[]) => Promise<string>> = {
  migrate: (words) =>
    withDatabase(async (db, config) => {
      parseArgs({ args: words });
      const applied = await migrate(db, MIGRATIONS, config);
      return applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.";
    }),

  "admin:create": (words) =>
    withDatabase(async (db, config) => {
      const options = { email: { type: "string" } } as const;
      const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
      // Without the "--" npm takes the option for itself and hands on the address alone.
      if (!values.email || positionals.length > 0) throw new CommandFailed(`Say for whom: ${asTyped()}`);
      await migrate(db, MIGRATIONS, config);
      const made = await createFirstAdmin(db, systemClock, values.email);
      if (made !== "created") throw new CommandFailed(WHY_NO_ADMIN[made]);
      const page = new URL("/reset-account-password", config.PUBLIC_URL).href;
      return `${values.email} is the first admin. There is no password yet: choose one at ${page}`;
    }),

  "audit:verify": (words) =>
    withDatabase(async (db, config) => {
      parseArgs({ args: words });
      const { isIntact, sentence } = await unhurried(db, async (tx) => {
        await refuseOtherDatabase(tx);
        return lookAtTrail(tx, config);
      });
      if (!isIntact) throw new CommandFailed(sentence);
      return sentence;
    }),

  backup: (words) =>
    withDatabase(async (db, config, url) => {
      const file = onlyFile(words, `Say where to: ${asTyped()}`);
      if (existsSync(file)) throw new CommandFailed(`${file} is there already: a backup overwrites nothing.`);
      await refuseOtherDatabase(db);
      // pg_dump leaves its connection with an empty search path, and a pooler would give it to the API next.
      if (!config.isDatabasePooled && (await hasPgDump(db))) {
        await usable(file, pgDump(url, file));
        return `Backed up to ${file} with pg_dump.`;
      }
      const rows = await usable(file, writeBackup(db, file));
      const why = config.isDatabasePooled
        ? "pg_dump must not go through a pooler"
        : "There is no pg_dump for this server here";
      return `Backed up ${rows} rows to ${file}. ${why}: this is the bank's own format, which only \`restore\` reads.`;
    }),

  restore: (words) =>
    withDatabase(async (db, config, url) => {
      const file = onlyFile(words, `Say which backup: ${asTyped()}`);
      if (!existsSync(file)) throw new CommandFailed(`${file} is not there.`);
      const isOfPgDump = await usable(file, isPgDump(file));
      if (isOfPgDump && config.isDatabasePooled) {
        throw new CommandFailed(
          "This is pg_dump's, and pg_restore must not go through a pooler: name PostgreSQL itself in DATABASE_URL and leave DATABASE_POOLER out.",
        );
      }
      if (!(await isEmptyDatabase(db))) {
        throw new CommandFailed(
          "This database has customers or an audit trail in it. Restore into a new one, and look before you switch. Where a restore was broken off here, drop this database: what was open in the backup may still be.",
        );
      }
      // Before the checks: where they find something, somebody may go on with the database all the same.
      const { sessions, codes, letters, leftOut } = isOfPgDump
        ? await unhurried(db, async (tx) => {
            // An API that starts meanwhile would make the tables itself, or send the letters that the backup brings.
            await keepMigrationsOut(tx);
            // Not before: another may have been making them until now.
            if (await hasTables(tx)) {
              throw new CommandFailed(
                "This database has the bank's tables, and a backup of pg_dump brings its own. Restore it into a new database, before `migrate`, `admin:create` or the bank itself has run on it.",
              );
            }
            await pgRestore(url, file);
            if (!(await hasTables(tx))) {
              throw new CommandFailed(
                "This backup is of another database: none of the bank's tables came with it. What did come is here now: drop this database.",
              );
            }
            return { ...(await endWhatWasOpen(tx)), leftOut: [] };
          })
        : await restoreBackup(db, file);
      // Until the database has counted what has come, it takes every table for small: of 300,000 transfers the look at the books did not come to an end.
      await unhurried(db, (tx) => tx.query("ANALYZE"));
      return unhurried(db, async (tx) => {
        if (!isBalanced(await verifyBooks(tx))) throw new CommandFailed("Restored, and the books do not add up.");
        const ended = `What was open in it is ended (sessions: ${sessions}, codes: ${codes}, letters to be sent: ${letters}).`;
        const others = leftOut.length > 0 ? ` Left out, being none of the bank's tables: ${leftOut.join(", ")}.` : "";
        const { isIntact, sentence } = await lookAtTrail(tx, config);
        const told = `Restored. The books add up. ${sentence} ${ended}${others}`;
        if (!isIntact) throw new CommandFailed(told);
        return told;
      });
    }),
};

const TAKES: Record<string, string> = { "admin:create": "--email ADDRESS", backup: "FILE", restore: "FILE" };

function onlyFile(words: string[], untold: string): string {
  const [file, ...more] = parseArgs({ args: words, allowPositionals: true }).positionals;
  if (!file) throw new CommandFailed(untold);
  if (more.length > 0) throw new CommandFailed(`One file is enough: ${more.join(" ")} would not be looked at.`);
  // npm runs its scripts in the folder of package.json, wherever it was called.
  return INIT_CWD && isRunByNpm ? resolve(INIT_CWD, file) : file;
}

/** npm keeps options for itself that stand before "--"; this program takes what stands behind it for no option. */
function asTyped(): string {
  const takes = TAKES[name] ?? "";
  const command = isRunByNpm ? `npm run ${name}${takes && " --"}` : `node api/dist/cli.js ${name}`;
  return `${command} ${takes}`.trimEnd();
}

/** Node's own words for it would name the draft of a backup, or nothing. */
async function usable<T>(file: string, using: Promise<T>): Promise<T> {
  try {
    return await using;
  } catch (error) {
    // A pooler's socket is a file too.
    const isOfFile = error instanceof Error && "syscall" in error && error.syscall !== "connect";
    const why = isOfFile && WHY_NO_FILE[codeOf(error)];
    throw why ? new CommandFailed(`${file} cannot be used: ${why}.`) : error;
  }
}

const WHY_NO_FILE: Record<string, string> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "what should be its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "there is no permission",
  EPERM: "there is no permission",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
  // Node has no name for it.
  [`Unknown system error ${-constants.errno.EDQUOT}`]: "the quota of the disk is used up",
};

/** An address that was mistyped may lead to one: pg_dump backs that up without a word, and only a restore would tell. */
async function refuseOtherDatabase(db: Queryable): Promise<void> {
  if (!(await hasTables(db)))
    throw new CommandFailed(
      "The bank's tables are not in this database: look at DATABASE_URL or, without it, DATA_DIR.",
    );
}

async function lookAtTrail(db: Queryable, config: Config): Promise<{ isIntact: boolean; sentence: string }> {
  const head = await notedHead(db, config.dataDir);
  const report = await verifyTrail(db, config.keys.audit, head);
  if (!report.intact) {
    const row = report.sequence === null ? "" : ` at row ${report.sequence}`;
    const seal = report.seal === null ? "" : `, seal ${report.seal}`;
    return { isIntact: false, sentence: `The audit trail is broken: ${report.what}${row}${seal}.` };
  }
  const waiting = report.unsealed > 0 ? `, without a seal yet: ${report.unsealed}` : "";
  const against = head
    ? `checked against seal ${head.number} as noted here`
    : "no seal was noted here to check against";
  return {
    isIntact: true,
    sentence: `The audit trail is intact (rows under a seal: ${report.rows}, seals: ${report.seals}${waiting}); ${against}.`,
  };
}

const WHY_NO_ADMIN = {
  admin_exists: "There is an admin already. An admin makes others in the admin console.",
  address_taken: "Somebody has this address already.",
  invalid_address: "This is not one plain email address.",
} as const;

const [name = "", ...words] = process.argv.slice(2);
const { INIT_CWD, npm_lifecycle_event } = process.env;
// npm's variables reach whatever such a script starts, so they count for these alone.
const isRunByNpm = npm_lifecycle_event === name;
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(`Say one of: ${Object.keys(COMMANDS).join(", ")}.\n`);
  process.exit(1);
}
// Else nobody could end it as the first process of a container: a signal ends that only if it listens.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    process.stderr.write("Stopped before it was done.\n");
    process.exit(1);
  });
}
try {
  process.stdout.write(`${await command(words)}\n`);
} catch (error) {
  process.stderr.write(`${sentenceAbout(error)}\n`);
  process.exitCode = 1;
}

function sentenceAbout(error: unknown): string {
  const cause = behind(error);
  if (isShutOut(cause)) return `The database does not let the bank in: ${wordsOfShutOut(cause)}`;
  // The database's own word for it, a lock time-out, says neither who is in the way nor that it helps to wait.
  if (isHeldUp(error))
    return "Somebody else, such as a backup, holds what is to be changed. Nothing was changed: do it again once that is done.";
  if (error instanceof Unavailable) return `${error.message} ${reasonsOf(error.cause)}`;
  // Node goes on with how to name a file that begins with a dash, and whoever asks for help wants none.
  if (error instanceof TypeError && codeOf(error).startsWith("ERR_PARSE_ARGS_"))
    return `${error.message.split(/\.\s/)[0]}. Say: ${asTyped()}`;
  const isExpected =
    error instanceof CommandFailed ||
    error instanceof ConfigError ||
    error instanceof MigrationRefused ||
    error instanceof NoteDamaged ||
    error instanceof RestoreRefused ||
    error instanceof ToolFailed;
  return isExpected ? error.message : reasonsOf(error);
}

/** A host with several addresses fails with an error for each, and one around them that says nothing. */
function reasonsOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(reasonsOf).join("; ") : String(error);
}

async function withDatabase<T>(work: (db: Db, config: Config, url: string) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, keptSecrets);
  const url = config.databaseUrl ?? addressIn(config.dataDir);
  const db = openDatabase(url, { max: 1, isPooled: config.isDatabasePooled, isPatient: true });
  try {
    return await work(db, config, url);
  } finally {
    await db.end();
  }
}

/** In a folder that was mistyped none are made: it would look as if there were a bank. */
function keptSecrets(dataDir: string) {
  if (!process.env.DATABASE_URL) addressIn(dataDir);
  return demoSecrets(dataDir);
}

function addressIn(dataDir: string): string {
  const address = readAddress(dataDir);
  if (address) return address;
  throw new ConfigError(
    `There is no database in ${dataDir}: set DATABASE_URL, or DATA_DIR to the folder in which the bank was started.`,
  );
}
