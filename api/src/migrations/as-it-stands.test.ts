import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBank, type TestBank } from "../../test/bank";
import type { Db } from "../platform/database";
import { MIGRATIONS } from "./migrations";

/**
 * Migrations say how the database came about, and change pieces of what earlier ones wrote. This file says what it is now, to be read.
 * `WRITE_SCHEMA=1 npx jest --selectProjects api --testPathPatterns as-it-stands` writes it anew.
 */
const FILE = join(__dirname, "as-it-stands.sql");
const OURS = `n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`;
/** A migration makes it where PostgreSQL does not have it. */
const OWN_FROM_18_ON = "uuidv7";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

it("says what all migrations together have made", async () => {
  const schema = await describeSchema(bank.db);
  if (process.env.WRITE_SCHEMA) {
    // Edited after it was listed: whoever has had it would be refused at the next start. Put it back, and write what it is to change into
    // a new file; one that nobody has had is taken out of the list first.
    expect(migrationsIn(readFileSync(FILE, "utf8")).filter((line) => !schema.includes(line))).toEqual([]);
    writeFileSync(FILE, schema);
  }

  expect(readFileSync(FILE, "utf8")).toBe(schema);
});

it("is made by every file that stands here, in the order of their numbers", () => {
  const files = readdirSync(__dirname).filter((file) => /^\d+-.*\.sql$/.test(file));

  expect(MIGRATIONS.map(({ name }) => `${name}.sql`)).toEqual(files.sort());
});

it("notices a function, a column, a rule, an index and a trigger that have changed", async () => {
  const before = await describeSchema(bank.db);
  const texts = [before];
  for (const change of [
    "CREATE OR REPLACE FUNCTION refuse_balance() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    "ALTER TABLE journals ALTER kind DROP NOT NULL",
    "ALTER TABLE accounts DROP CONSTRAINT accounts_never_overdrawn",
    "DROP INDEX transactions_transfer",
    "ALTER TABLE postings DISABLE TRIGGER postings_append_only",
  ]) {
    await bank.db.query(change);
    texts.push(await describeSchema(bank.db));
  }

  expect(new Set(texts).size).toBe(texts.length);
});

const migrationsIn = (schema: string) => schema.match(/^-- {3}[\da-f]{12} {2}\S+$/gm) ?? [];

async function describeSchema(db: Db): Promise<string> {
  const linesOf = async (query: string) => (await db.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const migrations = await linesOf(
    `SELECT format('--   %s  %s', left(checksum, 12), name) AS text FROM migrations ORDER BY name COLLATE "C"`,
  );
  const domains = await linesOf(`
    SELECT format('CREATE DOMAIN %I AS %s %s;', o.typname, format_type(o.typbasetype, o.typtypmod), pg_get_constraintdef(c.oid)) AS text
    FROM pg_type o JOIN pg_namespace n ON n.oid = o.typnamespace JOIN pg_constraint c ON c.contypid = o.oid
    WHERE ${OURS} ORDER BY o.typname`);
  const tables = await linesOf(`
    SELECT format(E'CREATE TABLE %I (\\n%s\\n)%s;\\n%s', o.relname,
      (SELECT string_agg('  ' || part.text, E',\\n' ORDER BY part.at) FROM (
        SELECT a.attnum AS at, format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
          || CASE WHEN a.attidentity <> '' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
          || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS text
        FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = o.oid AND a.attnum > 0 AND NOT a.attisdropped
        UNION ALL
        SELECT 10000 + row_number() OVER (ORDER BY c.contype DESC, c.conname), format('CONSTRAINT %I %s', c.conname, pg_get_constraintdef(c.oid))
        FROM pg_constraint c WHERE c.conrelid = o.oid AND c.contype <> 'n'
      ) part),
      coalesce(' WITH (' || array_to_string(o.reloptions, ', ') || ')', ''),
      (SELECT string_agg(rest.text || E';\\n', '' ORDER BY rest.at, rest.text) FROM (
        SELECT 1 AS at, pg_get_indexdef(i.indexrelid) AS text FROM pg_index i
        WHERE i.indrelid = o.oid AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
        UNION ALL
        SELECT 2, pg_get_triggerdef(t.oid) || CASE t.tgenabled WHEN 'D' THEN ' -- disabled' ELSE '' END
        FROM pg_trigger t WHERE t.tgrelid = o.oid AND NOT t.tgisinternal
      ) rest)) AS text
    FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace WHERE ${OURS} AND o.relkind = 'r' ORDER BY o.relname`);
  const functions = await linesOf(`
    SELECT pg_get_functiondef(o.oid) || E';\\n' AS text
    FROM pg_proc o JOIN pg_namespace n ON n.oid = o.pronamespace
    WHERE ${OURS} AND o.proname <> '${OWN_FROM_18_ON}' ORDER BY o.proname`);
  return `-- Written by as-it-stands.test.ts: what all migrations together have made. For reading; nothing runs it.
-- The migrations, each with its hash. A database that has had one refuses it once it was edited: write a new one instead.
${[migrations.join("\n"), domains.join("\n"), ...tables, ...functions].join("\n\n")}`
    .replaceAll("public.", "")
    .replaceAll(/\n{3,}/g, "\n\n");
}
