import { randomBytes } from "node:crypto";
import type { Migration } from "../src/platform/migrate";
import { asAdmin, copyMigrated, createBank } from "./bank";

const server = process.env.TEST_DATABASE_URL ?? "";
const unique = randomBytes(6).toString("hex");
const [before, after] = [`test_${unique}_before`, `test_${unique}_after`];
/** Made for this test alone, so that no other waits for it. */
const first: Migration = { name: "001-first", sql: `CREATE TABLE first_${unique} ()` };
const second: Migration = { name: "002-second", sql: `CREATE TABLE second_${unique} ()` };

async function query(database: string, text: string) {
  const url = new URL(server);
  if (database) url.pathname = `/${database}`;
  return asAdmin(url.href, (admin) => admin.query<{ name: string }>(text));
}

const tables = async (database: string) =>
  (
    await query(database, `SELECT tablename AS name FROM pg_tables WHERE tablename LIKE '%${unique}' ORDER BY 1`)
  ).rows.map(({ name }) => name);

it("gives each test a database as the migrations of today make it, on a server that stays and after a run that broke off", async () => {
  const originals: string[] = [];
  try {
    const original = await copyMigrated(server, before, [first]);
    originals.push(original);
    // As a run leaves it that ends before the original has its name.
    await query("", `DROP DATABASE ${before}`);
    await query("", `ALTER DATABASE ${original} RENAME TO ${original}_draft`);
    await copyMigrated(server, before, [first]);
    originals.push(await copyMigrated(server, after, [first, second]));

    expect(await tables(before)).toEqual([`first_${unique}`]);
    expect(await tables(after)).toEqual([`first_${unique}`, `second_${unique}`]);
  } finally {
    for (const name of [before, after, ...originals]) await query("", `DROP DATABASE IF EXISTS ${name}`);
  }
});

it("names the call and the field where an answer is not what the contract says", async () => {
  const bank = await createBank();
  try {
    const person = await bank.person();
    await bank.account(person);
    await bank.db.query("ALTER TABLE accounts DISABLE TRIGGER accounts_keep_owner");
    await bank.db.query("UPDATE accounts SET kind = 'gold' WHERE owner_id = $1", [person.id]);

    const asked = bank.call("GET /accounts", { as: person });

    await expect(asked).rejects.toThrow(/^GET \/accounts .*\n.*\n.*at \[0\]\.account_type$/);
  } finally {
    await bank.close();
  }
});
