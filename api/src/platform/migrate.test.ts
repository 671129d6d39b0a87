import { createBank, type TestBank } from "../../test/bank";
import { MIGRATIONS } from "../migrations/migrations";
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

  it("applies each once, whoever asks at the same moment", async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(bank.db, [...MIGRATIONS, good])));

    expect(applied.flat()).toEqual(["900-good"]);
  });

  it("refuses a database that was migrated by a file that has changed since, or by one it does not know", async () => {
    await migrate(bank.db, [...MIGRATIONS, good]);

    await expect(migrate(bank.db, [...MIGRATIONS, { ...good, sql: `${good.sql};` }])).rejects.toThrow(MigrationRefused);
    await expect(migrate(bank.db, MIGRATIONS)).rejects.toThrow(/900-good/);
  });
});
