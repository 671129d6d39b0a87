import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error";

export const USER = "bank";

export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account that every system has. */
export function unprivilegedOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find(([candidate]) => candidate === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedPostgresError(
    "PostgreSQL does not run as root and there is neither a postgres nor a nobody account. Start as another user, or set DATABASE_URL.",
  );
}

/** A folder below somebody's private home cannot be reached by the lent account; then the data lives where the system keeps programs' data. */
export function reachable(
  folder: string,
  owner: Owner | null,
  { password, isNew }: { password: string; isNew: boolean },
): string {
  if (!owner || isReachable(dirname(folder), owner)) return folder;
  const elsewhere = existsSync("/var/lib") ? "/var/lib" : tmpdir();
  const name = folder.replaceAll(/[^A-Za-z0-9]+/g, "-").replace(/^-+/, "");
  const place = join(elsewhere, "lintel", name);
  // It outlives a DATA_DIR that is removed with its password, and the path of another may give the same name: what one password opens has a place of its own.
  const own = `${place}-${createHash("sha256").update(password).digest("hex").slice(0, 8)}`;
  // Earlier releases had one place for all of them.
  return !isNew && !existsSync(own) && existsSync(place) ? place : own;
}

/** The folder is the bank's own, and what is secret in it is closed by itself. */
export function letPass(dataDir: string) {
  const { mode, uid } = statSync(dataDir);
  if (uid === process.getuid?.() && (mode & 0o001) === 0) chmodSync(dataDir, mode | 0o011);
}

function isReachable(folder: string, owner: Owner): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(current)) {
      const { mode, uid, gid } = statSync(current);
      const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (current === dirname(current)) return true;
  }
}

interface Binaries {
  initdb: string;
  postgres: string;
  majorVersion: string;
}

export function findBinaries(owner: Owner | null, home: string): Binaries {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  let native: string;
  try {
    native = resolve(dirname(createRequire(process.argv[1] ?? `${process.cwd()}/`).resolve(name)), "../native");
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as { version: string };
  if (owner && !isReachable(native, owner)) {
    const copy = join(home, `program-${version}`);
    if (!existsSync(join(copy, "bin", "postgres"))) {
      const draft = `${copy}.${process.pid}`;
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      renameSync(draft, copy);
    }
    native = copy;
  }
  completeInstallation(native);
  return {
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    // The package is named after the program in it.
    majorVersion: version.split(".")[0] ?? "",
  };
}

/** What the package's install script would have done, which npm does not run unless it is allowed: links between libraries, and the right to execute. */
function completeInstallation(native: string) {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const at = join(native, relative("native", target));
    if (lstatSync(at, { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(relative(dirname(at), join(native, relative("native", source))), at);
  }
  for (const program of ["initdb", "postgres", "pg_ctl"]) {
    const file = join(native, "bin", program);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

export function checkVersion(data: string, ofProgram: string) {
  const file = join(data, "PG_VERSION");
  if (!existsSync(file)) return;
  const ofData = readFileSync(file, "utf8").trim();
  if (ofData !== ofProgram) {
    throw new EmbeddedPostgresError(
      `The data in ${data} was written by PostgreSQL ${ofData}; this is PostgreSQL ${ofProgram}. Move that folder away to start afresh, or dump and restore it with version ${ofData}.`,
    );
  }
}

export function initialise(initdb: string, data: string, password: string, owner: Owner | null) {
  // An initdb that was interrupted leaves a folder that neither it nor the server accepts: it works on a draft.
  const draft = `${data}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const passwordFile = join(dirname(data), `.password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (owner) chownSync(passwordFile, owner.uid, owner.gid);
    execFileSync(
      initdb,
      [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--no-sync",
      ],
      {
        ...owner,
        cwd: dirname(data),
        stdio: ["ignore", "ignore", "pipe"],
        env: { PATH: process.env.PATH, LC_ALL: "C" },
      },
    );
    renameSync(draft, data);
  } catch (error) {
    const told = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new EmbeddedPostgresError(`PostgreSQL could not prepare ${data}: ${told}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
