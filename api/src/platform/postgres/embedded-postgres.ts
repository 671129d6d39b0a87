import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { release } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { makeFolder } from "../make-folder";
import { addressFile, freePort, readAddress, readPassword, readPort, writeAddress } from "./address";
import { EmbeddedPostgresError } from "./embedded-postgres-error";
import { endOrphans, parentOf } from "./end-orphans";
import { checkVersion, findBinaries, initialise, letPass, reachable, USER, unprivilegedOwner } from "./program";

/** Ended from outside before it took connections: the next try may succeed. */
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

const START_WITHIN_MS = 20_000;
const KILLED_STARTS = 8;
const LONGEST_PAUSE_MS = 1_000;
/** PostgreSQL's answers to whoever connects too early, which it also logs. */
const TOLD_TO_CALLERS = /^(FATAL: {2}the database system is .*|DETAIL: {2}Consistent recovery state .*)$/gm;

/** Starts PostgreSQL on the folder, or attaches to the one that still runs on it after its launcher was killed. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  makeFolder(dataDir);
  const owner = unprivilegedOwner();
  if (owner) letPass(resolve(dataDir));
  const kept = readPassword(dataDir);
  const password = kept ?? randomBytes(24).toString("base64url");
  const home = reachable(join(resolve(dataDir), "postgres"), owner, { password, isNew: kept === null });
  const data = join(home, "data");
  // With a new password the bank would begin anew beside its data, or be shut out of it.
  const file = addressFile(dataDir);
  if (kept === null && (existsSync(file) || existsSync(data))) {
    throw new EmbeddedPostgresError(
      isForbidden(file)
        ? `${file} cannot be read (EACCES): start the bank with the account that ran it before.`
        : `${file} should hold the database's password, and does not. Bring it back, or remove ${dataDir} to begin anew.`,
    );
  }
  const pidFile = join(data, "postmaster.pid");
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (owner) chownSync(home, owner.uid, owner.gid);

  const running = await attach(dataDir, pidFile);
  if (running) return handle(running, pidFile, null);

  await endOrphans(data);
  const binaries = findBinaries(owner, home);
  checkVersion(data, binaries.majorVersion);
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
    // What it complains of becomes a sentence of ours.
    log_line_prefix: "",
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
      return handle(url, pidFile, server);
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

function isForbidden(file: string): boolean {
  try {
    readFileSync(file);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES";
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

function handle(url: string, pidFile: string, server: ChildProcess | null): EmbeddedPostgres {
  const pid = () => server?.pid ?? livePid(pidFile);
  return {
    url,
    started: server !== null,
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
      // A second start on the folder has found it running: it goes with the first, which would find it gone.
      if (server === null && isKeptByAnother(target)) return;
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
  const original = copiedFrom(pidFile);
  if (original !== null) {
    throw new EmbeddedPostgresError(
      `${dirname(pidFile)} is a copy of ${original}, made while PostgreSQL ran there (process ${pid}): what is copied while it is written is not whole. Stop the bank there, remove this copy and make another.`,
    );
  }
  const url = readAddress(dataDir);
  // A server that was just killed keeps its process id for a moment, and is not worth waiting for.
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

/**
 * The folder in which the running server of a lock file works, where it is another: a copied folder names the server of the first, and has its
 * password. Attached to, the first bank would be written to, and stopped, by whoever believes to have a copy. A folder that was moved has left nothing behind.
 */
function copiedFrom(pidFile: string): string | null {
  try {
    const [pid, home = ""] = readFileSync(pidFile, "utf8").split("\n");
    const [here, there] = [statSync(dirname(pidFile)), statSync(home)];
    if (here.ino === there.ino && here.dev === there.dev) return null;
    return readFileSync(join(home, basename(pidFile)), "utf8").split("\n")[0] === pid ? home : null;
  } catch {
    return null;
  }
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

/** Whether the program that started it, which is this one run another time, still is there: one that was killed leaves it to the system. */
function isKeptByAnother(pid: number): boolean {
  try {
    const parent = parentOf(pid);
    const words = readFileSync(`/proc/${parent}/cmdline`, "utf8").split("\0");
    const own = basename(process.argv[1] ?? "");
    return parent !== String(process.pid) && words.some((word) => basename(word) === own);
  } catch {
    // Where no process can be looked at, it is taken for one that was left.
    return false;
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

/** Linux 5.8 is the first to say so when what it was asked to put on the disk did not get there. */
function tellsSyncFailures(platform: NodeJS.Platform, kernel: string): boolean {
  const [major = 0, minor = 0] = kernel.split(".").map(Number);
  return platform === "linux" && (major > 5 || (major === 5 && minor >= 8));
}

/**
 * Until it takes connections and the bank's database exists. One that says itself that it is not so far yet has its data to put in order, after a
 * crash under load maybe for minutes: whoever ended it would have it begin anew.
 */
async function waitUntilReady(url: string, withinMs: number, giveUp: AbortSignal): Promise<void> {
  const deadline = performance.now() + withinMs;
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  for (let isTold = false; ; ) {
    const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'bank'");
      if (rowCount === 0) await client.query("CREATE DATABASE bank");
      return;
    } catch (error) {
      const isLate = performance.now() > deadline;
      if (giveUp.aborted || (isLate && !isRecovering(error))) {
        throw new EmbeddedPostgresError(
          `PostgreSQL does not take connections: ${error instanceof Error ? error.message : "no answer"}`,
        );
      }
      if (isLate && !isTold) {
        process.stderr.write("PostgreSQL is putting its data in order, as after a crash. The bank waits for it.\n");
        isTold = true;
      }
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Its answer to whoever comes too early has the code of its answer to whoever comes too late. */
function isRecovering(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "57P03" && !error.message.includes("shutting down");
}
