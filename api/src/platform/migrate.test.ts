import { randomUUID } from "node:crypto";
import { asAdmin, createBank, NOTHING_WRONG, TEST_PIN, type TestBank } from "../../test/bank";
import { MIGRATIONS } from "../migrations/migrations";
import { openDatabase } from "./database";
import { isMigrated, MigrationRefused, migrate } from "./migrate";

describe("R21 migrations are applied whole or not at all", () => {
  let bank: TestBank;
  beforeEach(async () => {
    bank = await createBank();
  });
  afterEach(() => bank.close());

  const good = { name: "900-good", sql: "CREATE TABLE good (id int)" };
  const bad = { name: "901-bad", sql: "CREATE TABLE bad (id int); SELECT 1 / 0" };

  it("leaves nothing behind of one that fails half-way, nor of those before it in the same run", async () => {
    await expect(migrate(bank.db, [...MIGRATIONS, good, bad])).rejects.toThrow("division by zero");

    const { rows } = await bank.db.query("SELECT to_regclass('good') AS good, to_regclass('bad') AS bad");
    expect(rows).toEqual([{ good: null, bad: null }]);
    expect(await isMigrated(bank.db, MIGRATIONS)).toBe(true);
    expect(await isMigrated(bank.db, [...MIGRATIONS, good])).toBe(false);
  });

  it("leaves the processes of the release before ready while the next one's are applied already", async () => {
    await migrate(bank.db, [...MIGRATIONS, good]);

    const response = await bank.app.inject("/api/readyz");

    expect([response.statusCode, response.json()]).toEqual([200, { status: "ready" }]);
    expect(await isMigrated(bank.db, [{ ...good, name: "000-other" }, ...MIGRATIONS])).toBe(false);
  });

  it("lets the processes of the release before write where the next one has added columns that have a default", async () => {
    const tables = ["transfers", "journals", "postings", "transactions", "audit"];
    const sql = tables.map((table) => `ALTER TABLE ${table} ADD COLUMN extra int NOT NULL DEFAULT 7;`).join("");
    const customer = await bank.customer();
    const account = await bank.account(customer);
    await migrate(bank.db, [...MIGRATIONS, { name: "900-adding", sql }]);

    const body = { account_id: account.id, card_type: "debit", pin: TEST_PIN };
    const issued = await bank.call("POST /cards", { as: customer, body });

    expect(issued.status).toBe(200);
    expect(await bank.books()).toEqual(NOTHING_WRONG);
    for (const table of tables) {
      const { rows } = await bank.db.query(`SELECT DISTINCT extra FROM ${table}`);
      expect(rows).toEqual([{ extra: 7 }]);
    }
  });

  it("applies each once, whoever asks at the same moment", async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(bank.db, [...MIGRATIONS, good])));

    expect(applied.flat()).toEqual(["900-good"]);
  });

  it("gives up, having changed nothing, where somebody reads a table for long: everybody else would wait behind it", async () => {
    const altering = { name: "900-altering", sql: "ALTER TABLE users ADD COLUMN extra int" };
    const reader = await bank.db.connect();
    await reader.query("SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT FROM users LIMIT 1");

    const began = Date.now();
    const outcome = await migrate(bank.db, [...MIGRATIONS, altering]).catch((error) => error);
    const after = Date.now() - began;
    await reader.query("ROLLBACK");
    reader.release(true);

    expect(outcome).toMatchObject({ message: "The database is unavailable.", cause: { code: "55P03" } });
    expect(after).toBeGreaterThan(9_000);
    expect(await migrate(bank.db, [...MIGRATIONS, altering])).toEqual(["900-altering"]);
  });

  it("refuses a database that the next release has migrated, unless somebody says that this one can live with it", async () => {
    const next = { name: "901-next", sql: "CREATE TABLE next (id int)" };
    await migrate(bank.db, [...MIGRATIONS, good, next]);

    await expect(migrate(bank.db, MIGRATIONS)).rejects.toThrow(
      /900-good, which is not known here\. .*DATABASE_MAY_BE_AHEAD=1/,
    );
    expect(await migrate(bank.db, MIGRATIONS, { mayBeAhead: true })).toEqual([]);
    expect(await migrate(bank.db, [...MIGRATIONS, good, next])).toEqual([]);
  });

  it("refuses a database whose migrations differ in what is known here, and applies nothing to it", async () => {
    const later = { name: "902-later", sql: "CREATE TABLE later (id int)" };
    await migrate(bank.db, [...MIGRATIONS, good, later]);
    const first = { name: "000-first", sql: "SELECT 1" };
    const between = { name: "901-between", sql: "CREATE TABLE between_both (id int)" };

    for (const [ours, reason] of [
      // Changed, though the database is ahead too.
      [[...MIGRATIONS, { ...good, sql: `${good.sql};` }], /900-good was changed.* into a new file\..*DATA_DIR/],
      // Missing in the database, and what came later is there.
      [[...MIGRATIONS, good, between], /901-between is missing.*902-later.* comes last\..*DATA_DIR/],
      [[...MIGRATIONS, good, between, later], /901-between is missing.*902-later.* comes last\..*DATA_DIR/],
      [[first, ...MIGRATIONS, good, later], /000-first is missing.*001-access.*DATA_DIR/],
      // Applied there between two of ours, and not known.
      [[...MIGRATIONS, later], /900-good, which is not known here\..*DATA_DIR/],
    ] as const) {
      for (const mayBeAhead of [false, true]) {
        const outcome = await migrate(bank.db, ours, { mayBeAhead }).catch((error) => error);
        expect(outcome).toBeInstanceOf(MigrationRefused);
        expect(outcome.message).toMatch(reason);
      }
    }
    const { rows } = await bank.db.query("SELECT to_regclass('between_both') AS it");
    expect(rows).toEqual([{ it: null }]);
  });

  it("refuses a new database that does not have everybody's letters", async () => {
    const url = new URL(bank.deps.config.databaseUrl ?? "");
    const name = `latin_${randomUUID().slice(0, 8)}`;
    const made = `CREATE DATABASE ${name} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`;
    await asAdmin(url.href, (admin) => admin.query(made));
    const latin = openDatabase(Object.assign(new URL(url), { pathname: `/${name}` }).href, { max: 1, isPatient: true });

    const outcome = await migrate(latin, MIGRATIONS).catch((error) => error);
    await latin.end();
    await asAdmin(url.href, (admin) => admin.query(`DROP DATABASE ${name}`));

    expect(outcome).toBeInstanceOf(MigrationRefused);
    expect(outcome.message).toMatch(/keeps text in LATIN1.*ENCODING 'UTF8'/);
  });
});
