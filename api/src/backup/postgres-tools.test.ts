import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { isPgDump, pgDump, pgRestore } from "./postgres-tools";

/** Stands in for PostgreSQL's own programs: says what it was asked, writes what looks like a dump, and fails when told to. */
const PROGRAM = `#!/bin/sh
env | grep '^PG' | sort > "$SEEN"
echo "ARGUMENTS=$*" >> "$SEEN"
for word in "$@"; do case "$word" in --file=*) printf PGDMP > "\${word#--file=}"; ls -l "\${word#--file=}" | cut -c1-10 | sed 's/^/RIGHTS=/' >> "$SEEN";; esac; done
test -z "$FAILS"
`;

const folder = mkdtempSync(join(tmpdir(), "bank-tools-"));
const seen = join(folder, "seen.txt");
const file = join(folder, "bank.dump");
const before = { ...process.env };
const mask = process.umask(0o022);

beforeAll(() => {
  for (const name of ["pg_dump", "pg_restore"]) writeFileSync(join(folder, name), PROGRAM, { mode: 0o755 });
});
beforeEach(() => {
  Object.assign(process.env, {
    PATH: `${folder}${delimiter}${before.PATH}`,
    SEEN: seen,
    FAILS: "",
    PGSSLMODE: "allow",
  });
  for (const name of readdirSync(folder).filter((name) => name.startsWith("bank."))) rmSync(join(folder, name));
});
afterAll(() => {
  process.umask(mask);
  process.env = before;
  rmSync(folder, { recursive: true });
});

function asked(): Record<string, string> {
  return Object.fromEntries(
    readFileSync(seen, "utf8")
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

it("keeps a dump from everybody but its owner, from its first byte on", async () => {
  await pgDump("postgres://bank:secret@db.internal/bank", file);

  expect(asked().RIGHTS).toBe("-rw-------");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await isPgDump(file)).toBe(true);
  expect(asked().ARGUMENTS).not.toContain("secret");
});

it("leaves nothing under the name of a dump that failed", async () => {
  process.env.FAILS = "1";

  await expect(pgDump("postgres://bank:secret@db.internal/bank", file)).rejects.toThrow();

  expect(readdirSync(folder).filter((name) => name.startsWith("bank."))).toEqual([]);
});

it.each([
  [
    "postgres://u:p%40ss@db.internal:6000/b",
    { PGHOST: "db.internal", PGPORT: "6000", PGUSER: "u", PGPASSWORD: "p@ss", PGDATABASE: "b", PGSSLMODE: "allow" },
  ],
  ["postgres://u:p@[::1]/b", { PGHOST: "::1", PGPORT: "5432" }],
  ["postgres:///b?host=/run/postgresql&user=u", { PGHOST: "/run/postgresql", PGUSER: "u", PGDATABASE: "b" }],
  [
    "postgres://u:p@db/b?sslmode=verify-full&sslrootcert=/etc/ca.pem",
    { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/etc/ca.pem" },
  ],
  ["postgres://u:p@db/b?sslmode=require", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system" }],
  ["postgres://u:p@db/b?sslmode=no-verify", { PGSSLMODE: "require" }],
  ["postgres://u:p@db/b?sslmode=disable", { PGSSLMODE: "disable" }],
])("reaches %s as the bank does, and has the time it needs", async (address, wanted) => {
  await pgDump(address, file);
  const dump = asked();
  await pgRestore(address, file);

  for (const environment of [dump, asked()]) {
    expect(environment).toMatchObject(wanted);
    expect(environment.PGOPTIONS).toContain("statement_timeout=0");
  }
});
