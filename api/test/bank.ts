import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type AccountType, type RefusalCode, type Role, toWire } from "@lintel/contract";
import {
  type Account,
  type Answer,
  type Body,
  type EndpointKey,
  endpoints,
  type Params,
  type Query,
} from "@lintel/contract/schema";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { pinHmac } from "../src/access/pin/check-pins";
import { createApp } from "../src/app";
import type { Deps } from "../src/deps";
import { openAccount } from "../src/ledger/accounts";
import { Books } from "../src/ledger/books";
import { SYSTEM_ACCOUNTS } from "../src/ledger/system-accounts";
import { type BooksReport, verifyBooks } from "../src/ledger/verify-books";
import { MIGRATIONS } from "../src/migrations/migrations";
import { type Config, readConfig } from "../src/platform/config";
import { type Db, openDatabase, type Tx, transaction } from "../src/platform/database";
import { createLog } from "../src/platform/log";
import { createMetrics } from "../src/platform/metrics";
import { migrate } from "../src/platform/migrate";
import { refusalsOf } from "../src/platform/openapi";

export interface TestBank {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  /** The clock that all expiry goes by: `advance` makes ten minutes pass at once. */
  clock: { now(): Date; advance(milliseconds: number): void };
  /** Every line that was logged so far. */
  logged(): string;
  call<K extends EndpointKey>(key: K, input?: CallInput<K>): Promise<Reply<Answer<K>>>;
  person(options?: PersonOptions): Promise<TestPerson>;
  /** A person who has set TEST_PIN. */
  customer(options?: PersonOptions): Promise<TestPerson>;
  /** An account with money in it, which came from outside. */
  account(owner: { id: string }, options?: { cents?: bigint; type?: AccountType }): Promise<Account>;
  /** That the books add up. Asserted by whoever moves money. */
  books(): Promise<BooksReport>;
  /** How many secrets of a kind this process has compared so far, as it tells whoever watches. */
  compared(kind: "pin" | "password" | "login_code" | "reset_code"): Promise<number>;
  /** A second API process on the same database, with the same clock. */
  twin(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export interface CallInput<K extends EndpointKey> {
  as?: { token: string } | undefined;
  body?: Body<K> | Record<string, unknown>;
  params?: Params<K> extends undefined ? never : Params<K>;
  query?: Query<K> extends undefined ? never : Query<K>;
  key?: string;
  headers?: Record<string, string>;
  ip?: string;
  /** Which process is asked; the bank's own unless said otherwise. */
  app?: FastifyInstance;
}

export interface Reply<A> {
  status: number;
  headers: Record<string, unknown>;
  /** As the call succeeds. A refusal has `code` and `message`, whose types a test that expects one does not need. */
  answer: A & { code?: string; message?: string; retry_after?: number; request_id?: string };
  text: string;
}

export interface PersonOptions {
  firstname?: string;
  lastname?: string;
  email?: string;
  role?: Role;
  pin?: string;
  /** argon2id hash; most tests sign in by the session they are given and need none. */
  passwordHash?: string;
  suspended?: boolean;
}

export interface TestPerson {
  id: string;
  email: string;
  token: string;
  /** Another session of the same person. */
  signIn(): Promise<{ token: string }>;
}

const NOW = Date.parse("2026-03-14T12:00:00Z");
let addresses = 0;

/** A busy machine is no fault. Only a lock is waited for as short a time as ever: there are tests of that. */
const PATIENCE = {
  connectionTimeoutMillis: 25_000,
  query_timeout: 25_000,
  statement_timeout: 25_000,
  idle_in_transaction_session_timeout: 25_000,
};
const PATIENT_APP = { maxLoopDelayMs: Number.POSITIVE_INFINITY };

/** Of every customer. */
export const TEST_PIN = "4826";

/** Where a transfer to another bank goes, abroad. */
export const WIRE = {
  recipient_account: "GB20309912345678",
  bank_name: "Barclays",
  routing_number: "026002574",
  swift_code: "BARCGB22",
};

export const NOTHING_WRONG: BooksReport = {
  sum: 0n,
  unbalancedJournals: 0,
  accountsOffTheirPostings: 0,
  overdrawn: 0,
  misplacedTransfers: 0,
  misstatedTransfers: 0,
  strayLines: 0,
  miscountedMonths: 0,
};

/** A bank of its own for one test file: fresh database, the whole application in place, a clock that can be moved. */
export async function createBank(environment: Record<string, string> = {}): Promise<TestBank> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("These tests run in the jest project api, which starts PostgreSQL.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await copyMigrated(server, name);
  const url = new URL(server);
  url.pathname = `/${name}`;

  const config = testConfig({ DATABASE_URL: url.href, DEMO: "1", ...environment });
  const db = openDatabase(url.href, { max: 12 });
  Object.assign(db.options, PATIENCE);
  let passed = 0;
  const clock = {
    now: () => new Date(NOW + passed),
    advance(milliseconds: number) {
      passed += milliseconds;
    },
  };
  let lines = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const makeDeps = (): Deps => ({
    config,
    clock,
    db,
    log: createLog({ ...config, LOG_LEVEL: "debug" }, sink),
    metrics: createMetrics(),
  });
  const deps = makeDeps();
  const app = await createApp(deps, PATIENT_APP);
  const twins: FastifyInstance[] = [];

  const bank: TestBank = {
    app,
    deps,
    db,
    clock,
    logged: () => lines,
    call: (key, input) => call(app, key, input),
    person: (options) => makePerson(deps, options),
    customer: (options) => makePerson(deps, { pin: TEST_PIN, ...options }),
    account: (owner, options) => fundAccount(deps, owner.id, options),
    books: () => verifyBooks(db),
    async compared(kind) {
      const { values } = await deps.metrics.secretsCompared.get();
      return values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
    },
    async twin() {
      const twin = await createApp(makeDeps(), PATIENT_APP);
      twins.push(twin);
      return twin;
    },
    async close() {
      await Promise.all([app, ...twins].map((each) => each.close()));
      await db.end();
      await asAdmin(server, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
  return bank;
}

function testConfig(environment: Record<string, string> = {}): Config {
  const secrets = {
    PIN_KEY: "p".repeat(40),
    CARD_KEY: "c".repeat(40),
    AUDIT_KEY: "a".repeat(40),
    OUTBOX_KEY: "o".repeat(40),
  };
  return readConfig({ NODE_ENV: "test", ...environment }, () => secrets);
}

async function call<K extends EndpointKey>(
  inPlace: FastifyInstance,
  key: K,
  input: CallInput<K> = {},
): Promise<Reply<Answer<K>>> {
  const [method = "GET", path = ""] = key.split(" ");
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ""));
  const response = await (input.app ?? inPlace).inject({
    method: method as "GET",
    url: `/api${filled}`,
    query: Object.fromEntries(Object.entries(input.query ?? {}).map(([field, value]) => [field, String(value)])),
    headers: {
      ...(input.as ? { authorization: `Bearer ${input.as.token}` } : {}),
      ...(input.key ? { "idempotency-key": input.key } : {}),
      ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      ...input.headers,
    },
    remoteAddress: input.ip ?? "127.0.0.1",
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  const answer = response.body ? JSON.parse(response.body) : null;
  if (response.statusCode === 200) expectOnWire(key, answer);
  else if (answer !== null) expectNamed(key, answer.code);
  return {
    status: response.statusCode,
    headers: response.headers,
    answer: answer as Reply<Answer<K>>["answer"],
    text: response.body,
  };
}

/** Customers should not pay for this check, and whoever forgot a field reads here which one. */
function expectOnWire(key: EndpointKey, answer: unknown) {
  const schema: z.ZodType = endpoints[key].answer;
  const { error } = schema.safeParse(answer);
  if (error) throw new Error(`${key} answers something else than its row says:\n${z.prettifyError(error)}`);
}

/** Refusals are found by their code, which the compiler does not hold against the row that pages and the description of the API go by. */
function expectNamed(key: EndpointKey, code: RefusalCode) {
  if (!refusalsOf(key).includes(code)) throw new Error(`${key} refuses with ${code}, which its row does not name.`);
}

/** Until so many connections to a database wait for a lock. */
export async function waiting(db: Db, count: number): Promise<void> {
  const waiters = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  const giveUpAt = Date.now() + 20_000;
  while (((await db.query(waiters)).rowCount ?? 0) < count) {
    if (Date.now() > giveUpAt) throw new Error(`Fewer than ${count} wait for a lock.`);
    await sleep(10);
  }
}

/**
 * Has calls come one after the other while somebody holds what they need, each once the one before it waits for that, and lets go when all of them
 * wait. Their answers.
 */
export async function whileHeld<const Calls extends readonly (() => Promise<unknown>)[]>(
  db: Db,
  hold: (holder: Tx) => Promise<unknown>,
  ...calls: Calls
): Promise<{ -readonly [Call in keyof Calls]: Awaited<ReturnType<Calls[Call]>> }> {
  const holder = await db.connect();
  const answers: Promise<unknown>[] = [];
  try {
    await holder.query("BEGIN");
    await hold(holder);
    for (const call of calls) {
      answers.push(call());
      await waiting(db, answers.length);
    }
  } finally {
    await holder.query("COMMIT");
    holder.release();
  }
  return Promise.all(answers) as never;
}

/** Those of a table that the database lets anybody write anew. */
export async function columnsThatChange(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
    [table],
  );
  const changed: string[] = [];
  for (const { name } of rows) {
    await db.query(`UPDATE ${table} SET ${name} = ${name}`).then(
      () => changed.push(name),
      (error: Error) => {
        if (!error.message.includes("append-only")) throw error;
      },
    );
  }
  return changed;
}

/** An address nobody has called from yet, for tests that count calls by address. */
export function freshAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function makePerson({ db, clock, config }: Deps, options: PersonOptions = {}): Promise<TestPerson> {
  const id = randomUUID();
  const email = options.email ?? `person-${id.slice(0, 8)}@example.com`;
  const now = clock.now();
  await db.query(
    `INSERT INTO users (id, firstname, lastname, email, role, banking_id, password_hash, suspended_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      options.firstname ?? "Ada",
      options.lastname ?? "Lind",
      email,
      options.role ?? "user",
      `LNT-${randomBytes(5).toString("hex").toUpperCase()}`,
      options.passwordHash ?? null,
      options.suspended ? now : null,
      now,
    ],
  );
  const signIn = async () => {
    const token = randomBytes(32).toString("base64url");
    await db.query(
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at) VALUES ($1, $2, $3, $3, $4)`,
      [createHash("sha256").update(token).digest(), id, clock.now(), new Date(clock.now().getTime() + 8 * 3_600_000)],
    );
    return { token };
  };
  const { pin } = options;
  if (pin) {
    await db.query("INSERT INTO pins (user_id, hmac) VALUES ($1, $2)", [id, pinHmac(config.keys.pin, id, pin)]);
  }
  return { id, email, ...(await signIn()), signIn };
}

async function fundAccount(
  { db, clock }: Deps,
  ownerId: string,
  { cents = 100_000n, type = "checking" }: { cents?: bigint; type?: AccountType } = {},
) {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const account = await openAccount(tx, ownerId, type, now);
    const books = await Books.open(tx, { ids: [account.id, SYSTEM_ACCOUNTS.cash] }, now);
    const to = books.account(account.id);
    if (!to) throw new Error("The new account is not there.");
    // Booked without a line on the statement: tests count the lines they cause.
    books.move(books.system("cash"), to, cents, "funding", null);
    await books.write(tx);
    return { ...account, balance: toWire(cents) };
  });
}

/**
 * Migrating once and copying costs a tenth of migrating each time. Test files run side by side, so one makes the original and the others wait.
 * It is named after what it was made by: a server that stays may have one of other migrations, or half of one. Gives its name.
 */
export async function copyMigrated(server: string, name: string, migrations = MIGRATIONS) {
  const original = `migrated_${createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 12)}`;
  const draft = `${original}_draft`;
  await asAdmin(server, async (admin) => {
    await admin.query("SELECT pg_advisory_lock(1)");
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [original]);
    if (rowCount === 0) {
      await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${draft}`);
      const url = new URL(server);
      url.pathname = `/${draft}`;
      const db = openDatabase(url.href, { max: 1, isPatient: true });
      Object.assign(db.options, PATIENCE);
      await migrate(db, migrations).finally(() => db.end());
      await admin.query(`ALTER DATABASE ${draft} RENAME TO ${original}`);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${original}`);
  });
  return original;
}

/** Databases are made and dropped however long it takes: it is no statement of the bank's. */
export async function asAdmin<T>(server: string, work: (admin: Db) => Promise<T>): Promise<T> {
  const admin = openDatabase(server, { max: 1, isPatient: true });
  admin.options.connectionTimeoutMillis = PATIENCE.connectionTimeoutMillis;
  try {
    await admin.query("SET lock_timeout = 0; SET statement_timeout = 0");
    return await work(admin);
  } finally {
    await admin.end();
  }
}
