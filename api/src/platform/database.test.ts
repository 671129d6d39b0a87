import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createBank } from "../../test/bank";
import { openDatabase } from "./database";

/** A bank that has used up its files, each connection of a customer being one, and needs another for the database. */
const WITHOUT_FILES = `
  import { closeSync, openSync } from "node:fs";
  import { openDatabase, transaction } from "./api/src/platform/database.ts";
  const db = openDatabase("postgres://bank@127.0.0.1:1/bank");
  const held = [];
  try {
    for (;;) held.push(openSync("/dev/null"));
  } catch {}
  const error = await transaction(db, (tx) => tx.query("SELECT 1")).catch((error) => error);
  for (const file of held) closeSync(file);
  console.log(error.constructor.name, error.cause?.code);
`;

it("takes it for a database that is away when this process may open no more files", () => {
  const { stdout, stderr } = spawnSync(
    "sh",
    [
      "-c",
      'ulimit -n 100 && exec "$@"',
      "sh",
      process.execPath,
      "--import",
      "./tools/typescript.mjs",
      "--input-type=module",
      "-",
    ],
    { cwd: join(__dirname, "../../.."), input: WITHOUT_FILES, encoding: "utf8" },
  );

  expect([stdout, stderr]).toEqual(["Unavailable EMFILE\n", ""]);
});

it("reads times from a database that is set to write them otherwise", async () => {
  const bank = await createBank();
  const { databaseUrl } = bank.deps.config;
  await bank.db.query(`ALTER DATABASE ${new URL(databaseUrl ?? "").pathname.slice(1)} SET DateStyle = 'SQL, DMY'`);
  const db = openDatabase(databaseUrl ?? "", { max: 1 });

  const { rows } = await db.query<{ at: Date; text: string }>(
    "SELECT at, at::text AS text FROM (SELECT timestamptz '2026-03-04T12:00:00Z' AS at) t",
  );
  await db.end();
  await bank.close();

  expect(rows[0]?.at).toEqual(new Date("2026-03-04T12:00:00Z"));
  expect(rows[0]?.text).toMatch(/^2026-03-04 /);
});
