import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { ConfigError, configOrExit, listeningOrExit } from "@lintel/contract/environment";
import { Leaving, whenToldToStop } from "@lintel/contract/leaving";
import { startForgetting } from "./access/forget-old";
import { createApp } from "./app";
import { folderOfNotes, startSealer } from "./audit/keep-sealed";
import { seedDemo } from "./demo/seed";
import { startMailer } from "./mail/send-mail";
import { MIGRATIONS } from "./migrations/migrations";
import type { Chore } from "./platform/chore";
import { systemClock } from "./platform/clock";
import { type Config, readConfig } from "./platform/config";
import {
  behind,
  codeOf,
  isHeldUp,
  isShutOut,
  isUnavailable,
  openDatabase,
  settingsThatDiffer,
  wordsOfShutOut,
} from "./platform/database";
import { demoSecrets } from "./platform/demo-secrets";
import { compareKeys, KeysRefused } from "./platform/key-marks";
import { createLog, describeError } from "./platform/log";
import { createMetrics, serveMetrics } from "./platform/metrics";
import { MigrationRefused, migrate } from "./platform/migrate";
import { readAddress } from "./platform/postgres/address";
import { startTidyingSearch } from "./transactions/tidy-search";

const DRAIN_WITHIN_MS = 10_000;
const LEAVE_AFTER_MS = 400;
const LOOK_AT_ADDRESS_EVERY_MS = 1_000;
/** Of the tries to reach the database. */
const LOGGED_EACH = 20;
const TRIED_AGAIN_AFTER_MS = 150;
/** While a migration waits for a table that a backup reads, everybody waits behind it, for ten seconds. Between two of those they are served. */
const MIGRATED_AGAIN_AFTER_MS = 60_000;
/** What the account may not do, a schema or an extension that is not there. What PostgreSQL says of these names nobody. */
const LACKING = /^(42501|3F000|0A000)$/;
const READ_ONLY = "25006";
/** Of a server that answers, and that no other address would help. */
const ANSWERS: Readonly<Record<string, string>> = {
  "53100": "has no room left on its disk",
  "53300": "has no connection left",
  "55P03": "somebody else, such as a backup, holds where it is to be changed",
};

const config = configOrExit(() => writableOrRefused(() => readConfig(process.env, demoSecrets)));
const log = createLog(config);

// A process in an unknown state must not go on with money: whoever supervises it starts a fresh one.
process.on("unhandledRejection", (error) => endBecause("unhandled rejection", error));
process.on("uncaughtException", (error) => endBecause("uncaught exception", error));

/** None until everything is ready. */
let chores: readonly Chore[] | null = null;
// Already while it waits: the first process of a container is ended by no signal that it does not listen to.
whenToldToStop((signal) => {
  if (chores === null) process.exit(0);
  void drain(signal, chores);
});

const databaseUrl = config.databaseUrl ?? (await addressOfEmbedded());
if (config.databaseUrl === null) setInterval(endWhereItMoved, LOOK_AT_ADDRESS_EVERY_MS).unref();
const db = openDatabase(databaseUrl, {
  max: config.DATABASE_POOL,
  isPooled: config.isDatabasePooled,
  onError: (error) => log.warn({ error: describeError(error) }, "a database connection broke, or is not to be had"),
});
const metrics = createMetrics();
const deps = { config, clock: systemClock, db, log, metrics };
let isPrepared = false;
const leaving = new Leaving();
const app = await createApp(deps, { isPrepared: () => isPrepared, leaving });
const metricsServer = config.METRICS_PORT === undefined ? null : serveMetrics(deps, config.METRICS_PORT, config.HOST);
if (metricsServer) await listeningOrExit("METRICS_PORT and HOST", once(metricsServer, "listening"));
await listeningOrExit("API_PORT and HOST", app.listen({ port: config.API_PORT, host: config.HOST }));
const address = app.server.address();
const port = typeof address === "object" && address ? address.port : config.API_PORT;
process.stdout.write(`${JSON.stringify({ listening: `http://${config.HOST}:${port}`, demo: config.demo })}\n`);

// It answers as alive and not ready while the database is away, and goes on by itself when it is back.
await whenReachable(comeIn);
await whenReachable(() => migrate(db, MIGRATIONS, config), MIGRATED_AGAIN_AFTER_MS);
await whenReachable(() => compareKeys(db, config.keys));
if (config.isDatabasePooled) await whenReachable(tellWhatTheRoleLacks);
if (config.demo) await whenReachable(() => seedDemo(deps));
isPrepared = true;
chores = [startMailer(deps), startSealer(deps), startTidyingSearch(deps), startForgetting(deps)];
log.info("ready");

async function drain(signal: string, chores: readonly Chore[]) {
  log.info({ signal }, "draining");
  setTimeout(() => process.exit(0), DRAIN_WITHIN_MS).unref();
  // Who sends customers here learns from readyz that it should not; what it has sent meanwhile is still answered.
  await Promise.all([sleep(LEAVE_AFTER_MS), leaving.begin()]);
  metricsServer?.close();
  await app.close();
  await Promise.all(chores.map((chore) => chore.stop()));
  await db.end();
  process.exit(0);
}

/** Found out later, it would be a line in the log for each seal that cannot be noted. */
function writableOrRefused(read: () => Config): Config {
  try {
    const config = read();
    accessSync(folderOfNotes(config.dataDir), constants.W_OK);
    return config;
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    throw new ConfigError(`In DATA_DIR the bank has to write, and cannot (${error.code}).`);
  }
}

/** The launcher writes it once PostgreSQL runs; both may be started at the same moment. */
async function addressOfEmbedded(): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const found = readAddress(config.dataDir);
    if (found) return found;
    if (attempt === LOGGED_EACH) {
      process.stderr.write(
        "Waiting for an embedded database in DATA_DIR, which `npm start` starts. Another one is named by DATABASE_URL.\n",
      );
    }
    await sleep(100);
  }
}

/** Something else may have its port by the time it is started again. Whoever supervises this process starts one that knows the new one. */
function endWhereItMoved() {
  const now = readAddress(config.dataDir);
  if (now !== null && now !== databaseUrl) endWith("The database was started again at another address.");
}

async function whenReachable<T>(work: () => Promise<T>, heldUpForMs = TRIED_AGAIN_AFTER_MS): Promise<T> {
  for (let attempt = 0, isTold = false; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof MigrationRefused || error instanceof KeysRefused) endWith(error.message);
      const cause = behind(error);
      const code = codeOf(cause);
      if (error instanceof Error && LACKING.test(code))
        endWith(`The database does not give the bank what it needs: ${error.message}`);
      if (isShutOut(cause)) endShutOut(cause);
      if (!isUnavailable(error)) throw error;
      const pauseMs = isHeldUp(error) ? heldUpForMs : TRIED_AGAIN_AFTER_MS;
      const isLong = pauseMs > TRIED_AGAIN_AFTER_MS;
      if (isLong || attempt % LOGGED_EACH === 0) log.warn({ error: describeError(error) }, "waiting for the database");
      // Whoever started it with `npm start` is not shown the log, and would wait for nobody knows what.
      const why: string | null = !isTold && (isLong || attempt >= LOGGED_EACH) ? whyItWaits(code) : null;
      if (why !== null) process.stderr.write(`Waiting for the database, which ${why}\n`);
      isTold ||= why !== null;
      await sleep(pauseMs);
    }
  }
}

function whyItWaits(code: string): string | null {
  const answers = ANSWERS[code];
  if (answers !== undefined) return `${answers} (${code}).`;
  // An embedded one that does not start says why by itself.
  if (config.databaseUrl === null) return null;
  return `${code === READ_ONLY ? "can only be read" : "does not answer"}${code && ` (${code})`}: look at DATABASE_URL.`;
}

/** Nothing was asked yet, so what is said names nobody. Of a missing password or certificate the driver has no code, only these words. */
async function comeIn(): Promise<void> {
  try {
    (await db.connect()).release();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    endShutOut(error);
  }
}

/** Without its time-outs a statement that hangs holds a connection of everybody's for good, and nothing else would tell of it. */
async function tellWhatTheRoleLacks(): Promise<void> {
  const settings = await settingsThatDiffer(db);
  if (settings.length > 0) log.warn({ settings }, "the database role is not set as deploy/roles.sql sets it");
}

function endShutOut(error: unknown): never {
  endWith(`The database does not let the bank in: ${error instanceof Error ? wordsOfShutOut(error) : error}`);
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function endBecause(what: string, error: unknown): never {
  log.fatal({ error: describeError(error) }, what);
  process.exit(1);
}
