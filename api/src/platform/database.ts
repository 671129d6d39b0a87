import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { RefusedError, Unavailable } from "./outcome";
import { readDatabaseUrl, withOptions } from "./postgres/database-url";

export type Db = pg.Pool;
export type Tx = pg.PoolClient;
/** For statements that run as well inside a transaction as outside of one. */
export type Queryable = Pick<pg.Pool | pg.PoolClient, "query">;

const INT8 = 20;

export interface DatabaseOptions {
  max?: number;
  /** A pooler stands between, which gives each transaction another connection: nothing may be left behind on one. */
  isPooled?: boolean;
  /** Waits for an answer as long as it takes: for an operator's command, which a person can end. */
  isPatient?: boolean;
  /** Hears of connections that broke while nobody was using them, and once a second that there are no more of them. */
  onError?: (error: Error) => void;
}

/** What every connection is set to. Behind a pooler the role is set to it instead: see deploy/roles.sql. */
export const SESSION_SETTINGS = {
  statement_timeout: 4_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 8_000,
  // Plans are kept for as long as a connection lives. One made while a table was young and small reads all of it for ever after.
  enable_seqscan: "off",
  // Before version 18 PostgreSQL counts such a pass, where there is no other way, as so dear that it is worth compiling: of 26 rows it took 170 ms.
  jit: "off",
  // The driver reads times in this form alone, and a server or a database may be set to write them otherwise.
  DateStyle: "ISO, MDY",
  // Whoever has waited for a lock must see what the one before did, whatever the server begins transactions with by itself.
  default_transaction_isolation: "read committed",
} as const;

/**
 * For whoever reads or writes whole tables, first in a transaction. Behind a pooler nothing else would do: there the role is set to the time-outs, and
 * what is set on a connection stays for whoever has it next.
 */
export const WITHOUT_HURRY = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL enable_seqscan = on`;

/** The names under which statements are kept on a connection would not be found on the next one. */
class NamelessClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(
        typeof statement === "object" && statement !== null && "text" in statement
          ? { ...statement, name: undefined }
          : statement,
        ...rest,
      )) as typeof this.query;
  }
}

/** int8 arrives as bigint: that is how money is kept. */
export function openDatabase(
  connectionString: string,
  { max = 16, isPooled = false, isPatient = false, onError = () => {} }: DatabaseOptions = {},
): Db {
  const options = Object.entries(SESSION_SETTINGS)
    .map(([name, value]) => `-c ${name}=${String(value).replaceAll(" ", "\\ ")}`)
    .join(" ");
  const given = readDatabaseUrl(connectionString).parameters.options;
  const db = new pg.Pool({
    // The driver takes the address's options in place of ours, also where they are empty.
    connectionString:
      given === undefined || isPooled ? connectionString : withOptions(connectionString, `${options} ${given}`),
    max,
    connectionTimeoutMillis: 2_000,
    ...(isPooled ? { Client: NamelessClient } : { options }),
    keepAlive: true,
    // A frozen server never sends its own time-out. What stands before it forgets a connection that is silent for minutes.
    ...(isPatient ? { keepAliveInitialDelayMillis: 60_000 } : { query_timeout: 4_500 }),
    // Statements that do not wait for each other travel together.
    pipeline: true,
    application_name: "bank",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  db.on("error", onError);
  // A client that is checked out reports a dying server on itself; unheard, that ends the process.
  db.on("connect", (client) => client.on("error", onError));
  sharing(db, onError);
  return db;
}

/** The server's word for having no connection left, for this account or for anybody. */
const OUT_OF_CONNECTIONS = "53300";
const ASKS_FOR_MORE_AFTER_MS = 1_000;
type Taken = (error: Error | undefined, client: Tx | undefined, release: (broken?: boolean | Error) => void) => void;

/**
 * While the server has no connection left, as when somebody else holds too many, those that we have serve one after the other: the driver's pool alone
 * would fail whoever it could not open another one for, with all of its own about to be free.
 */
function sharing(db: Db, onError: (error: Error) => void): void {
  const { connect } = pg.Pool.prototype;
  const { max } = db.options;
  let isShort = false;

  function take(until: number, done: Taken): void {
    connect.call(db, (error, client, release) => {
      if (!error || codeOf(error) !== OUT_OF_CONNECTIONS || db.totalCount === 0 || performance.now() > until) {
        done(error, client, release);
        return;
      }
      if (!isShort) {
        isShort = true;
        onError(error);
        setTimeout(() => {
          isShort = false;
          db.options.max = max;
        }, ASKS_FOR_MORE_AFTER_MS).unref();
      }
      // Whoever asks now waits, as behind a pool that is full.
      db.options.max = db.totalCount;
      take(until, done);
    });
  }

  function patiently(): Promise<Tx>;
  function patiently(done: Taken): void;
  function patiently(done?: Taken): Promise<Tx> | undefined {
    const until = performance.now() + (db.options.connectionTimeoutMillis ?? 0);
    if (!done) return new Promise((resolve, reject) => take(until, (error, tx) => (tx ? resolve(tx) : reject(error))));
    take(until, done);
    return undefined;
  }
  db.connect = patiently;
}

const RETRIED = new Set(["40001", "40P01"]);
/** Somebody else took the key or the number a moment before: the second look finds theirs, or draws another. */
const UNIQUE_VIOLATION = "23505";
const MAX_TRIES = 5;

/**
 * Runs `work` in one transaction. Serialisation failures and deadlocks are tried again; a refusal thrown inside rolls back. The BEGIN
 * is not waited for: it travels with the first statement.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(async () => {
    const tx = await db.connect().catch(failed);
    let broken: Error | undefined;
    try {
      const begun = tx.query("BEGIN");
      begun.catch(() => {});
      const result = await work(tx);
      await Promise.all([begun, tx.query("COMMIT")]);
      return result;
    } catch (error) {
      // After a time-out of ours the connection still waits for the old answer: it must not serve anybody else.
      await tx.query("ROLLBACK").catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      // Held up, it is as good as before; and while the server gives no more connections it would be missed.
      if (isUnavailable(error) && !isHeldUp(error)) broken ??= error as Error;
      throw error;
    } finally {
      tx.release(broken);
    }
  });
}

/** Runs `work` in one transaction without the usual time-outs, on a database that was opened patient. */
export function unhurried<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await tx.query(WITHOUT_HURRY);
    return work(tx);
  });
}

/** For a single call that is a transaction in itself. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (attempt === MAX_TRIES || !(RETRIED.has(code) || code === UNIQUE_VIOLATION)) return failed(error);
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function failed(error: unknown): never {
  if (error instanceof RefusedError || error instanceof Unavailable) throw error;
  throw isUnavailable(error) || RETRIED.has(codeOf(error)) ? new Unavailable(error) : error;
}

/**
 * SQLSTATEs and errno names after which waiting is the right advice. 25006: a standby, or a server that is out of room, which can only be read. The
 * server that takes writes is behind another connection. EMFILE: this process may open no more files, and a connection is one.
 */
const UNAVAILABLE =
  /^(08...|25006|57P0[1-5]|57014|55P03|53...|58030|25P03|XX001|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const LOST =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return UNAVAILABLE.test(codeOf(error)) || LOST.test(error.message) || isShutOut(error);
}

/**
 * SQLSTATEs of a refused login and of a database that is not there, the errno of a handshake that failed, and OpenSSL's and Node's names for
 * a certificate that is not what was asked for or has run out.
 */
const SHUT_OUT =
  /^(28...|3D000|EPROTO|(CERT|CRL|DEPTH_ZERO|ERR_OSSL|ERR_SSL|ERR_TLS|HOSTNAME|INVALID|SELF_SIGNED|UNABLE_TO)_.*)$/;
const NOT_LET_IN =
  /^(The server does not support SSL|There was an error establishing an SSL) connection|^database ".*" is not currently accepting connections$/;

/** PgBouncer's words: most of its releases have one SQLSTATE for all that it says, also for what waiting helps with. */
const POOLER_SHUTS_OUT =
  /^(no such (database|user)|(SASL|password) authentication failed|unsupported startup parameter)/;

/** It is there and does not let us in. Whoever was in before waits until its password, certificate or data are put right again. */
export function isShutOut(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return SHUT_OUT.test(codeOf(error)) || NOT_LET_IN.test(error.message) || POOLER_SHUTS_OUT.test(error.message);
}

/** Why somebody is not let in, for whoever set DATABASE_URL. What we set on a connection is a startup parameter, and a pooler takes none. */
export function wordsOfShutOut(error: Error): string {
  if (!error.message.startsWith("unsupported startup parameter")) return error.message;
  return `${error.message}. DATABASE_URL is a pooler: set DATABASE_POOLER=1, and no options in DATABASE_URL.`;
}

/** Of `SESSION_SETTINGS`, those that a connection has not: of a role that nobody has set to them, behind a pooler. */
export async function settingsThatDiffer(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name = ANY ($1)",
    [Object.keys(SESSION_SETTINGS)],
  );
  const actual = new Map(rows.map(({ name, setting }) => [name, setting]));
  return Object.entries(SESSION_SETTINGS).flatMap(([name, wanted]) =>
    actual.get(name) === String(wanted) ? [] : [name],
  );
}

/** What the driver says by itself has no code, and the same words each time. Others' words may quote values. */
export function wordsOfDriver(error: Error): string | null {
  const isDrivers = codeOf(error) === "" && (LOST.test(error.message) || NOT_LET_IN.test(error.message));
  return isDrivers ? error.message : null;
}

/** Somebody else has a row, or a person, and did not give it back in time. */
export function isHeldUp(error: unknown): boolean {
  return codeOf(behind(error)) === "55P03";
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** What the driver said, also where it was told as unavailable already. */
export function behind(error: unknown): unknown {
  return error instanceof Unavailable ? error.cause : error;
}

/** The one row a statement is known to give. */
export function onlyRow<R>(result: { rows: R[] }): R {
  const [row] = result.rows;
  if (row === undefined || result.rows.length > 1) throw new Error(`Expected one row, got ${result.rows.length}.`);
  return row;
}
