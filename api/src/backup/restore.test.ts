import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { asAdmin, createBank, NOTHING_WRONG, TEST_PIN, type TestBank, type TestPerson, waiting } from "../../test/bank";
import { newestCode } from "../../test/inbox";
import { hashPassword } from "../access/passwords";
import { createApp } from "../app";
import { TrailSealer } from "../audit/seal-trail";
import { verifyTrail } from "../audit/verify-trail";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { verifyBooks } from "../ledger/verify-books";
import { NOBODY, welcomeLetter } from "../mail/letters";
import { queueLetter } from "../mail/outbox";
import { MIGRATIONS } from "../migrations/migrations";
import { type Db, openDatabase } from "../platform/database";
import { compareKeys } from "../platform/key-marks";
import { migrate } from "../platform/migrate";
import { Unavailable } from "../platform/outcome";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres";
import { RestoreRefused, restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const PASSWORD = "Right-pass-1!";

describe("R22 a restored backup", () => {
  const folder = mkdtempSync(join(tmpdir(), "bank-backup-"));
  const file = join(folder, "bank.backup");
  const opened: { db: Db; drop(): Promise<unknown> }[] = [];
  let bank: TestBank;
  let person: TestPerson;
  let other: TestPerson;
  let accounts: { id: string; account_number: string }[];

  beforeAll(async () => {
    bank = await createBank();
    person = await bank.customer({ passwordHash: await hashPassword(PASSWORD), firstname: 'Ada "\\, (x)' });
    other = await bank.customer();
    accounts = [await bank.account(person), await bank.account(other)];
    for (let index = 0; index < 5; index++) expect((await send(bank.app, 1 + index)).status).toBe(200);
    await bank.db.query(
      `INSERT INTO telemetry (at, kind, remote, version, team, route, message, count)
       VALUES (now(), 'error', 'mfe-banking', '0.1.0', 'banking', '/', $1, 1)`,
      ["Ended\u2028here\u2029and there"],
    );
    // More than are read at once, twice over.
    await bank.db.query(
      `INSERT INTO contact_messages (created_at, name, email, message)
       SELECT now(), 'Ada', 'ada@example.com', n::text FROM generate_series(1, 2001) n`,
    );
    await bank.call("POST /send-login-otp", { body: { identifier: other.email } });
    const toBeSent = { ...bank.deps.config, SMTP_URL: "smtp://127.0.0.1:1" };
    const letter = welcomeLetter(NOBODY, "LNT-1", toBeSent);
    await queueLetter(bank.db, toBeSent, other.email, letter, bank.clock.now());
    await new TrailSealer(bank.db, bank.deps.config.keys.audit).sealAll();
    await compareKeys(bank.db, bank.deps.config.keys);
    await writeBackup(bank.db, file);
  });
  afterAll(async () => {
    for (const { db, drop } of opened) {
      await db.end();
      await drop();
    }
    await bank.close();
    rmSync(folder, { recursive: true });
  });

  function send(app: FastifyInstance, amount: number, as: { token: string } = person) {
    const body = {
      account_id: accounts[0]?.id ?? "",
      recipient_account: accounts[1]?.account_number ?? "",
      amount,
      pin: TEST_PIN,
    };
    return bank.call("POST /transactions/transfer", { app, as, body, key: randomUUID() });
  }

  async function emptyDatabase(): Promise<Db> {
    const name = `restored_${randomUUID().slice(0, 8)}`;
    const server = bank.deps.config.databaseUrl ?? "";
    await asAdmin(server, (admin) => admin.query(`CREATE DATABASE ${name}`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    const db = openDatabase(url.href, { max: 4 });
    opened.push({ db, drop: () => asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name}`)) });
    return db;
  }

  /** A backup with one thing changed in its lines. */
  function changed(change: (lines: string[]) => string[]): string {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
    const path = join(folder, `${randomUUID()}.backup`);
    writeFileSync(path, gzipSync(change(lines).join("\n")));
    return path;
  }

  async function tablesIn(db: Db): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      "SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  }

  it("has every row of every table as it was, but for what was open, balanced books and an intact trail", async () => {
    const restored = await emptyDatabase();
    await restoreBackup(restored, file);

    const tables = await tablesIn(bank.db);
    expect(await tablesIn(restored)).toEqual(tables);
    for (const table of tables.filter((name) => !["migrations", "sessions", "challenges", "outbox"].includes(name))) {
      const all = `SELECT coalesce(json_agg(t::text ORDER BY t::text), '[]') AS rows FROM ${table} t`;
      expect((await restored.query(all)).rows).toEqual((await bank.db.query(all)).rows);
    }
    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
    expect(await verifyTrail(restored, bank.deps.config.keys.audit)).toMatchObject({ intact: true, unsealed: 0 });
  });

  it("sends no letter a second time, and lets nobody go on who was in then, or take the code that they had", async () => {
    const restored = await emptyDatabase();
    const ended = await restoreBackup(restored, file);
    const app = await createApp({ ...bank.deps, db: restored });
    const { rows: letters } = await bank.db.query("SELECT * FROM outbox WHERE kept");
    const statusOfMe = async (app: FastifyInstance) => (await bank.call("POST /me", { app, as: person })).status;

    expect([await statusOfMe(bank.app), await statusOfMe(app)]).toEqual([200, 401]);
    expect(ended).toEqual({ sessions: 2, codes: 1, letters: 1, leftOut: [] });
    expect((await restored.query("SELECT FROM challenges")).rowCount).toBe(0);
    expect((await restored.query("SELECT * FROM outbox")).rows).toEqual(letters);
    expect(letters).toHaveLength(1);
    await app.close();
  });

  it("is there only once what was open in it is ended", async () => {
    const restored = await emptyDatabase();
    await migrate(restored, MIGRATIONS);
    await restored.query(
      `CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken off'; END $$;
       CREATE TRIGGER break_off BEFORE DELETE ON outbox FOR EACH STATEMENT EXECUTE FUNCTION break_off();
       ALTER TABLE outbox ENABLE ALWAYS TRIGGER break_off`,
    );

    await expect(restoreBackup(restored, file)).rejects.toThrow("broken off");

    expect((await restored.query("SELECT FROM users")).rowCount).toBe(0);
  });

  it("lets its people in and their money move, and the trail goes on where it was", async () => {
    const restored = await emptyDatabase();
    await restoreBackup(restored, file);
    const deps = { ...bank.deps, db: restored };
    const app = await createApp(deps);

    const started = await bank.call("POST /send-login-otp", { app, body: { identifier: person.email } });
    const otp = await newestCode({ ...bank, app }, person.email);
    const login = await bank.call("POST /verify-otp-login", {
      app,
      body: { user_id: started.answer.user_id, otp, password: PASSWORD },
    });
    expect(login.status).toBe(200);
    expect((await send(app, 10, { token: login.answer.access_token })).status).toBe(200);

    await new TrailSealer(restored, deps.config.keys.audit).sealAll();
    expect(await verifyTrail(restored, deps.config.keys.audit)).toMatchObject({ intact: true, unsealed: 0 });
    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
    await app.close();
  });

  it("is kept under the keys of the bank that it was saved from, whoever has started on the database before", async () => {
    const { keys } = bank.deps.config;
    const others = { ...keys, pin: Buffer.alloc(32) };
    const restored = await emptyDatabase();
    await migrate(restored, MIGRATIONS);
    await compareKeys(restored, others);

    await restoreBackup(restored, file);

    await compareKeys(restored, keys);
    await expect(compareKeys(restored, others)).rejects.toThrow("another PIN_KEY.");
  });

  it("is made of tables that are in another schema than public, and restored over nobody who is in one", async () => {
    const { connectionString = "" } = (await emptyDatabase()).options;
    await asAdmin(connectionString, async (admin) => {
      const name = new URL(connectionString).pathname.slice(1);
      await admin.query(`CREATE SCHEMA "Our own"; ALTER DATABASE ${name} SET search_path = "Our own", public`);
    });
    const ours = openDatabase(connectionString, { max: 4, isPatient: true });
    opened.unshift({ db: ours, drop: async () => {} });
    const path = join(folder, "ours.backup");
    await restoreBackup(ours, file);

    const written = await writeBackup(ours, path);
    const outcome = await restoreBackup(ours, path).catch((error: unknown) => error);
    rmSync(path);

    expect(await tablesIn(ours)).toEqual([]);
    expect(written).toBeGreaterThan(0);
    expect(outcome).toBeInstanceOf(RestoreRefused);
    expect((await ours.query("SELECT FROM users")).rowCount).toBe(2);
  });

  it("is a bank again without what somebody else has put beside its tables, and says what that is", async () => {
    const path = join(folder, `${randomUUID()}.backup`);
    await bank.db.query("CREATE TABLE people_before AS TABLE users; CREATE TABLE notes (id serial, text text)");
    await bank.db.query("INSERT INTO notes (text) VALUES ('ask Ada')");
    await writeBackup(bank.db, path).finally(() => bank.db.query("DROP TABLE people_before, notes"));
    const restored = await emptyDatabase();

    const { leftOut } = await restoreBackup(restored, path);
    rmSync(path);

    expect(leftOut).toEqual(["notes", "people_before"]);
    expect(await tablesIn(restored)).toEqual(await tablesIn(bank.db));
    expect((await restored.query("SELECT FROM users")).rowCount).toBe(
      (await bank.db.query("SELECT FROM users")).rowCount,
    );
    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
  });

  it("is readable by its owner alone and leaves no draft behind", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["bank.backup"]);
  });

  it("shows that somebody changed the trail inside of it", async () => {
    const restored = await emptyDatabase();
    const path = changed((lines) => lines.map((line) => line.replace("transfer.sent", "transfer.sunk")));
    await restoreBackup(restored, path);

    expect(await verifyTrail(restored, bank.deps.config.keys.audit)).toMatchObject({ intact: false });
  });

  it.each([
    ["was cut off", (lines: string[]) => lines.slice(0, -2)],
    [
      "lost rows",
      (lines: string[]) => lines.filter((line) => !line.includes('{"rows":["(') || line.includes("admins")),
    ],
    [
      "is of another release",
      ([head = "", ...lines]: string[]) => [head.replace(/"checksum":"\w/, '"checksum":"-'), ...lines],
    ],
    ["is none", () => ["{}", ""]],
    ["begins with a number", ([, ...lines]: string[]) => ["5", ...lines]],
    ["has nothing in a line", ([head = "", ...lines]: string[]) => [head, "null", ...lines]],
    [
      "has rows of a table that its head does not name",
      (lines: string[]) => lines.map((line) => line.replace('{"table":"users"}', '{"table":"people"}')),
    ],
    ["has rows that are no texts", (lines: string[]) => [...lines.slice(0, 2), '{"rows":[5]}', ...lines.slice(2)]],
  ])("restores nothing of one that %s", async (_what, change) => {
    const restored = await emptyDatabase();

    await expect(restoreBackup(restored, changed(change))).rejects.toThrow(RestoreRefused);
    expect(await tablesIn(restored)).toEqual([]);
  });

  it.each([
    [
      "signed up",
      `INSERT INTO users (firstname, lastname, email, banking_id, created_at)
       VALUES ('Zoe', 'Field', 'zoe@example.com', 'LNT-0000-0001', now())`,
      ["zoe@example.com"],
    ],
    ["failed to log in", "INSERT INTO audit (at, action) VALUES (now(), 'login.failed')", ["login.failed"]],
  ])("is not restored over somebody who has %s since the database was looked at", async (_what, sql, left) => {
    const restored = await emptyDatabase();
    await migrate(restored, MIGRATIONS);
    const somebody = await restored.connect();
    await somebody.query(`BEGIN; ${sql}`);

    const outcome = restoreBackup(restored, file).catch((error: unknown) => error);
    await waiting(restored, 1);
    await somebody.query("COMMIT");
    somebody.release();

    expect(await outcome).toBeInstanceOf(RestoreRefused);
    const { rows } = await restored.query<{ what: string }>(
      "SELECT email AS what FROM users UNION ALL SELECT action FROM audit",
    );
    expect(rows.map(({ what }) => what)).toEqual(left);
  });

  it("is read in lines that end at a line feed and at nothing else", async () => {
    const restored = await emptyDatabase();
    const path = changed((lines) => lines.map((line) => line.replace(/^\{/, "{\r")));

    await restoreBackup(restored, path);

    const { rows } = await restored.query("SELECT message FROM telemetry");
    expect(rows).toEqual([{ message: "Ended\u2028here\u2029and there" }]);
  });

  it("is not restored into newer tables, and asks for a new database in place of a variable that would not help", async () => {
    const db = await emptyDatabase();
    await migrate(db, [...MIGRATIONS, { name: "999-next", sql: "SELECT" }]);

    await expect(restoreBackup(db, file)).rejects.toThrow(
      /^The database was migrated by 999-next, which is not known here\. Restore into a new one\.$/,
    );
  });

  it("restores nothing of a file whose bytes are damaged", async () => {
    const restored = await emptyDatabase();
    await migrate(restored, MIGRATIONS);
    const path = join(folder, "damaged.backup");
    const bytes = readFileSync(file);
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));

    await expect(restoreBackup(restored, path)).rejects.toThrow(
      new RestoreRefused("The backup is damaged. Nothing was restored."),
    );
    expect((await restored.query("SELECT FROM users")).rowCount).toBe(0);
    expect((await restored.query("SELECT FROM accounts")).rowCount).toBeGreaterThan(0);
  });

  it.each([
    ["a plain dump of somebody's own", "--\n-- PostgreSQL database dump\n--\n"],
    ["another packed file", gzipSync("Dear diary\n")],
    ["one of a single line without an end", gzipSync("Dear diary")],
  ])("calls no other file a damaged backup: %s", async (_what, content) => {
    const restored = await emptyDatabase();
    const path = join(folder, "other.backup");
    writeFileSync(path, content);

    await expect(restoreBackup(restored, path)).rejects.toThrow(new RestoreRefused("This is no backup of the bank."));
    expect(await tablesIn(restored)).toEqual([]);
  });

  it("says of a file that cannot be read what the system says of it", async () => {
    const restored = await emptyDatabase();

    await expect(restoreBackup(restored, folder)).rejects.toMatchObject({ code: "EISDIR" });
    expect(await tablesIn(restored)).toEqual([]);
  });

  it("asks of an account that owns the database for what it lacks, and leaves no tables in the way of a backup of pg_dump's", async () => {
    const restored = await emptyDatabase();
    const owner = `owner_${randomUUID().slice(0, 8)}`;
    await restored.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'p'`);
    const url = new URL(restored.options.connectionString ?? "");
    await restored.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${owner}`);
    Object.assign(url, { username: owner, password: "p" });
    const asOwner = openDatabase(url.href, { max: 1 });

    const outcome = await restoreBackup(asOwner, file).catch((error) => error);
    await asOwner.end();
    const tables = await tablesIn(restored);
    await restored.query(`REASSIGN OWNED BY ${owner} TO CURRENT_USER; DROP OWNED BY ${owner}; DROP ROLE ${owner}`);

    expect(outcome).toBeInstanceOf(RestoreRefused);
    expect(outcome.message).toMatch(/Use a superuser, or have one GRANT SET ON PARAMETER session_replication_role/);
    expect(tables).toEqual([]);
  });

  it("is of one moment, though money moves while it is written", async () => {
    const path = join(folder, "while-money-moves.backup");
    const { rowCount: transfers } = await bank.db.query("SELECT FROM transfers");
    const holding = await bank.db.connect();
    await holding.query("BEGIN; LOCK TABLE telemetry");
    const writing = writeBackup(bank.db, path);
    // Postings have been read by then, and transfers have not.
    await waiting(bank.db, 1);
    const sent = await send(bank.app, 7);
    // A call of the bank waits two seconds for what another holds. Who saves all of it has time.
    await sleep(2_500);
    await holding.query("ROLLBACK");
    holding.release();
    await writing;

    const restored = await emptyDatabase();
    await restoreBackup(restored, path);

    expect(sent.status).toBe(200);
    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
    expect((await restored.query("SELECT FROM transfers")).rowCount).toBe(transfers);
  });

  it("is of one release, though the next one would migrate while it is written", async () => {
    const path = join(folder, "while-migrating.backup");
    const growing = await createBank();
    const nickname = { name: "999-nickname", sql: "ALTER TABLE users ADD COLUMN nickname text DEFAULT 'none'" };
    await growing.customer();
    try {
      const holding = await growing.db.connect();
      await holding.query("BEGIN; LOCK TABLE telemetry");
      const writing = writeBackup(growing.db, path);
      // Its people are read last.
      await waiting(growing.db, 1);
      const started = await migrate(growing.db, MIGRATIONS);
      const migrating = migrate(growing.db, [...MIGRATIONS, nickname]).catch((error: unknown) => error);
      await waiting(growing.db, 2);
      // Nobody waits behind it: what it is to change it has not taken yet.
      const people = await growing.db.query("SELECT FROM users").catch((error: unknown) => error);
      const outcome = await migrating;
      await holding.query("ROLLBACK");
      holding.release();
      await writing;

      const restored = await emptyDatabase();
      await restoreBackup(restored, path);

      expect(started).toEqual([]);
      expect(outcome).toBeInstanceOf(Unavailable);
      expect(people).toMatchObject({ rowCount: 1 });
      expect((await restored.query("SELECT FROM users")).rowCount).toBe(1);
      expect(await migrate(growing.db, [...MIGRATIONS, nickname])).toEqual([nickname.name]);
    } finally {
      await growing.close();
    }
  });

  it("may be of a server that follows another, and can only be read", async () => {
    const path = join(folder, "of-the-follower.backup");
    const dataDir = mkdtempSync(join(tmpdir(), "bank-follower-"));
    const alone = await startEmbeddedPostgres(dataDir, { durable: false });
    const db = openDatabase(alone.url, { max: 1, isPatient: true });
    await migrate(db, MIGRATIONS);
    await db.end();
    await alone.stop();
    // Whom it follows is not said, so it waits for word from nobody.
    writeFileSync(join(dataDir, "postgres/data/standby.signal"), "", { mode: 0o644 });
    const following = await startEmbeddedPostgres(dataDir, { durable: false });
    try {
      const follower = openDatabase(following.url, { max: 1 });
      await writeBackup(follower, path).finally(() => follower.end());
    } finally {
      await following.stop();
      rmSync(dataDir, { recursive: true });
    }

    const restored = await emptyDatabase();
    await restoreBackup(restored, path);

    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
  });

  it("may be made by an account that may read the bank and no more", async () => {
    const path = join(folder, "of-a-reader.backup");
    const reader = `reader_${randomUUID().slice(0, 8)}`;
    await bank.db.query(`CREATE ROLE ${reader} LOGIN PASSWORD 'p' IN ROLE pg_read_all_data`);
    const url = new URL(bank.deps.config.databaseUrl ?? "");
    Object.assign(url, { username: reader, password: "p" });
    const asReader = openDatabase(url.href, { max: 1 });

    const rows = await writeBackup(asReader, path).finally(() => asReader.end());
    await bank.db.query(`DROP ROLE ${reader}`);
    rmSync(path);

    expect(rows).toBeGreaterThan(0);
  });

  it("is a bank also where nobody had come to it yet", async () => {
    const path = join(folder, "young.backup");
    const young = await createBank();
    await writeBackup(young.db, path).finally(() => young.close());

    const restored = await emptyDatabase();
    await restoreBackup(restored, path);

    expect((await restored.query("SELECT FROM accounts")).rowCount).toBe(Object.keys(SYSTEM_ACCOUNTS).length);
    expect(await verifyBooks(restored)).toEqual(NOTHING_WRONG);
  });
});
