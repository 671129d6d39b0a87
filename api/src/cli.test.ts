import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildBank } from "../bench/bank-under-test";
import { asAdmin, copyMigrated, createBank, TEST_PIN, type TestBank } from "../test/bank";
import { standIns, type ToolCall } from "../test/stand-in";
import { folderOfNotes, notedHead, startSealer } from "./audit/keep-sealed";
import { recordAudit } from "./audit/record-audit";
import { TrailSealer } from "./audit/seal-trail";
import { MIGRATIONS } from "./migrations/migrations";
import { openDatabase, transaction, unhurried } from "./platform/database";
import { keepMigrationsOut, migrate } from "./platform/migrate";

const PROGRAM = join(import.meta.dirname, "../dist/cli.js");
// They build and start whole programs.
jest.setTimeout(180_000);
const KEYS = {
  PIN_KEY: "p".repeat(40),
  CARD_KEY: "c".repeat(40),
  AUDIT_KEY: "a".repeat(40),
  OUTBOX_KEY: "o".repeat(40),
};
const POOLER = { DATABASE_POOLER: "1" };
const RESTORED =
  /^Restored. The books add up. The audit trail is intact \(rows under a seal: [1-9]\d*, seals: [1-9]\d*\b.*ended \(sessions: 2, codes: 0, letters to be sent: 0\)/;
/** As deploy/roles.sql sets them where a pooler keeps the bank from doing it. */
const TIMEOUTS = ["statement_timeout = 4000", "lock_timeout = 2000", "idle_in_transaction_session_timeout = 8000"];

interface Said {
  code: number;
  stdout: string;
  stderr: string;
}

/** The built program, called as an operator calls it. */
describe("the operator's commands", () => {
  const made: string[] = [];
  let bank: TestBank;
  let folder: string;
  let tools: { path: string; environment: Record<string, string>; calls(): ToolCall[] };

  beforeAll(async () => {
    buildBank();
    bank = await createBank();
    const [sender, recipient] = [await bank.customer(), await bank.customer()];
    const [from, to] = [await bank.account(sender), await bank.account(recipient)];
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 12.5, pin: TEST_PIN };
    const sent = await bank.call("POST /transactions/transfer", { as: sender, body, key: randomUUID() });
    expect(sent.status).toBe(200);
    await new TrailSealer(bank.db, bank.deps.config.keys.audit).sealAll();
  });
  afterAll(async () => {
    await asAdmin(bank.deps.config.databaseUrl ?? "", async (admin) => {
      for (const name of made) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
    await bank.close();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bank-cli-"));
    tools = standIns(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function cli(words: string[], environment: Record<string, string> = {}): Promise<Said> {
    const env = {
      ...KEYS,
      PATH: "",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: bank.deps.config.databaseUrl ?? "",
      ...environment,
    };
    return new Promise((done) => {
      execFile(process.execPath, [PROGRAM, ...words], { env }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
  }

  function file(name = "bank.backup") {
    return join(folder, name);
  }

  function besides(...names: string[]) {
    return readdirSync(folder).filter((name) => !["stand-ins", "calls", "data", ...names].includes(name));
  }

  async function database({ isMigrated = false } = {}) {
    const name = `cli_${randomUUID().slice(0, 8)}`;
    const server = bank.deps.config.databaseUrl ?? "";
    if (isMigrated) await copyMigrated(server, name);
    else await asAdmin(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0`));
    made.push(name);
    for (const setting of TIMEOUTS) await bank.db.query(`ALTER DATABASE ${name} SET ${setting}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Holds tables back until it is told: a table that takes as long as a large one. */
  async function withheld(url: string, tables: string[]) {
    const db = openDatabase(url, { max: 1 });
    const tx = await db.connect();
    await tx.query(`SET idle_in_transaction_session_timeout = 0; BEGIN; LOCK TABLE ${tables.join(", ")}`);
    return async () => {
      await tx.query("ROLLBACK");
      tx.release();
      await db.end();
    };
  }

  /** As pg_restore would, whose stand-in makes nothing: it waits until what it would have made is there. */
  async function bringTables(url: string) {
    const db = openDatabase(url, { max: 1, isPatient: true });
    const { rows } = await bank.db.query("SELECT json_agg(migrations) AS applied FROM migrations");
    for (const { sql } of MIGRATIONS) await db.query(sql);
    await db.query("CREATE TABLE migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz)");
    await db.query("INSERT INTO migrations SELECT * FROM json_populate_recordset(NULL::migrations, $1)", [
      JSON.stringify(rows[0]?.applied),
    ]);
    await db.end();
  }

  async function waitingIn(name: string): Promise<number> {
    const { rows } = await bank.db.query<{ count: bigint }>(
      "SELECT count(DISTINCT pid) FROM pg_locks JOIN pg_database d ON d.oid = database WHERE NOT granted AND datname = $1",
      [name],
    );
    return Number(rows[0]?.count);
  }

  it("back up with pg_dump where one is at hand that can read the server", async () => {
    const { rows } = await bank.db.query<{ own: string }>("SELECT current_setting('server_version') AS own");
    const said = await cli(["backup", file()], { ...tools.environment, STAND_IN_VERSION: rows[0]?.own ?? "" });

    expect(said).toEqual({ code: 0, stdout: `Backed up to ${file()} with pg_dump.\n`, stderr: "" });
    expect(tools.calls().map(({ program }) => program)).toEqual(["pg_dump"]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(besides("bank.backup")).toEqual([]);
  });

  it("back up in the bank's own format where it is older than the server", async () => {
    const said = await cli(["backup", file()], { ...tools.environment, STAND_IN_VERSION: "9.6" });

    expect(said.stdout).toContain("There is no pg_dump for this server here");
    expect(tools.calls()).toEqual([]);
    expect(readFileSync(file()).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  it("leave nothing of a dump that failed, so that the next one can be made under the same name", async () => {
    const failed = await cli(["backup", file()], { ...tools.environment, STAND_IN_FAILS: "1" });
    const left = besides();
    const again = await cli(["backup", file()], tools.environment);

    expect(failed).toEqual({ code: 1, stdout: "", stderr: "pg_dump: error: the server went away\n" });
    expect(left).toEqual([]);
    expect(again.code).toBe(0);
  });

  it.each(["migrate", "audit:verify"])("say why the database cannot be had: %s", async (command) => {
    const said = await cli([command], { DATABASE_URL: "postgres://bank@127.0.0.1:1/bank" });

    expect([said.code, said.stderr]).toEqual([1, expect.stringMatching(/unavailable.*ECONNREFUSED/)]);
  });

  it("say who keeps a migration from a table, and that it helps to wait", async () => {
    const DATABASE_URL = await database();
    const db = openDatabase(DATABASE_URL, { max: 1, isPatient: true });
    await migrate(db, MIGRATIONS.slice(0, -1));
    // As pg_dump does, for as long as it takes.
    const reader = await db.connect();
    await reader.query("SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT FROM users LIMIT 1");

    const heldUp = await cli(["migrate"], { DATABASE_URL });
    await reader.query("ROLLBACK");
    reader.release();
    await db.end();
    const after = await cli(["migrate"], { DATABASE_URL });

    expect(heldUp).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "Somebody else, such as a backup, holds what is to be changed. Nothing was changed: do it again once that is done.\n",
    });
    expect(after).toEqual({ code: 0, stdout: `Applied ${MIGRATIONS.at(-1)?.name}.\n`, stderr: "" });
  });

  it("say of each address of a host why the database cannot be had there", async () => {
    const addresses = [
      { address: "127.0.0.1", family: 4 },
      { address: "::1", family: 6 },
    ];
    const lookup = `import dns from "node:dns"; dns.lookup = (_, __, done) => done(null, ${JSON.stringify(addresses)});`;

    const said = await cli(["migrate"], {
      DATABASE_URL: "postgres://bank@two-addresses:1/bank",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(lookup)}`,
    });

    expect([said.code, said.stderr]).toEqual([1, expect.stringMatching(/unavailable.*127\.0\.0\.1:1.*::1:1/)]);
  });

  it("find a file from where npm was called, and no other that such a script calls", async () => {
    const relative = `${randomUUID()}.backup`;
    const calledBy = (npm_lifecycle_event: string) => ({
      ...tools.environment,
      INIT_CWD: folder,
      npm_lifecycle_event,
    });

    const said = await cli(["backup", relative], calledBy("backup"));
    const missed = await cli(["restore", relative], calledBy("rehearsal"));
    const found = await cli(["restore", relative], calledBy("restore"));
    rmSync(relative, { force: true });

    expect([said.stdout, said.stderr]).toEqual([`Backed up to ${file(relative)} with pg_dump.\n`, ""]);
    expect(missed.stderr).toBe(`${relative} is not there.\n`);
    expect(found.stderr).toContain("Restore into a new one");
  });

  it.each([
    ["back up", "backup"],
    ["verify", "audit:verify"],
  ])("%s no other database, whose backup would be found to be empty when it is needed", async (_what, command) => {
    const DATABASE_URL = await database();
    const words = command === "backup" ? [command, file()] : [command];

    const said = await cli(words, { ...tools.environment, DATABASE_URL });

    expect(said).toEqual({
      code: 1,
      stdout: "",
      stderr: "The bank's tables are not in this database: look at DATABASE_URL or, without it, DATA_DIR.\n",
    });
    expect(besides()).toEqual([]);
  });

  it("overwrite no backup", async () => {
    writeFileSync(file(), "an older one");

    const said = await cli(["backup", file()], tools.environment);

    expect([said.code, said.stderr]).toEqual([1, expect.stringContaining("is there already")]);
    expect(readFileSync(file(), "utf8")).toBe("an older one");
  });

  it("say in one sentence what is missing behind an option, and which option they do not know", async () => {
    const untold = await cli(["admin:create", "--email"], tools.environment);
    const unknown = await cli(["admin:create", "--mail", "ada@bank.example"], tools.environment);

    expect([untold.code, untold.stderr]).toEqual([1, expect.stringMatching(/^Option '--email <value>' .*\n$/)]);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--mail'.*\n$/)]);
  });

  it("make the first admin, of a database without tables too, say where the password is chosen, and make no second", async () => {
    const DATABASE_URL = await database();
    const environment = { DATABASE_URL, PUBLIC_URL: "https://bank.example" };

    const first = await cli(["admin:create", "--email", "root@bank.example"], environment);
    const second = await cli(["admin:create", "--email", "ada@bank.example"], environment);
    const db = openDatabase(DATABASE_URL, { max: 1 });
    const { rows } = await db.query("SELECT email, role, password_hash FROM users").finally(() => db.end());

    expect(first).toEqual({
      code: 0,
      stdout:
        "root@bank.example is the first admin. There is no password yet: choose one at https://bank.example/reset-account-password\n",
      stderr: "",
    });
    expect(second).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(/^There is an admin already\. /) });
    expect(rows).toEqual([{ email: "root@bank.example", role: "admin", password_hash: null }]);
  });

  it("say what to type as they were called: behind npm's two dashes, which they take for the end of all options themselves", async () => {
    const here = await cli(["admin:create"], tools.environment);
    const byNpm = await cli(["admin:create"], { ...tools.environment, npm_lifecycle_event: "admin:create" });
    const withoutDashes = await cli(["admin:create", "ada@bank.example"], {
      ...tools.environment,
      npm_lifecycle_event: "admin:create",
    });
    const followed = await cli(["admin:create", "--email", "no-address"], tools.environment);

    expect([withoutDashes.code, withoutDashes.stderr]).toEqual([1, byNpm.stderr]);
    expect([here.code, here.stderr]).toEqual([1, "Say for whom: node api/dist/cli.js admin:create --email ADDRESS\n"]);
    expect([byNpm.code, byNpm.stderr]).toEqual([1, "Say for whom: npm run admin:create -- --email ADDRESS\n"]);
    expect(followed.stderr).toBe("This is not one plain email address.\n");
  });

  it.each([
    ["backup", " -- FILE", " FILE"],
    ["admin:create", " -- --email ADDRESS", " --email ADDRESS"],
    ["audit:verify", "", ""],
  ])("say what to type to whoever asks for help: %s", async (command, byNpm, without) => {
    const { stderr } = await cli([command, "--help"], tools.environment);
    const told = await cli([command, "--help"], { ...tools.environment, npm_lifecycle_event: command });

    expect(stderr).toBe(`Unknown option '--help'. Say: node api/dist/cli.js ${command}${without}\n`);
    expect(told).toEqual({
      code: 1,
      stdout: "",
      stderr: `Unknown option '--help'. Say: npm run ${command}${byNpm}\n`,
    });
  });

  it("say of a backup which they are not told, and which is not there", async () => {
    const untold = await cli(["restore"], tools.environment);
    const missing = await cli(["restore", file()], tools.environment);

    expect([untold.code, untold.stderr]).toEqual([1, "Say which backup: node api/dist/cli.js restore FILE\n"]);
    expect([missing.code, missing.stderr]).toEqual([1, `${file()} is not there.\n`]);
  });

  it.each([
    ["backup", "a", "b"],
    ["restore", "a", "b"],
    ["migrate", "b"],
    ["audit:verify", "b"],
    ["backup", "--file", "b"],
  ])("read every word they are given, or refuse: %s %s", async (...words) => {
    const said = await cli(words, tools.environment);

    expect([said.code, said.stdout]).toEqual([1, ""]);
    expect(said.stderr).toMatch(
      /^One file is enough: b .*\n$|^Unexpected argument 'b'.*\n$|^Unknown option '--file'.*\n$/,
    );
    expect(besides()).toEqual([]);
  });

  it.each([
    ["backup", "nowhere/bank.backup", "there is no such folder"],
    ["backup", "a-file/bank.backup", "what should be its folder is a file"],
    ["restore", "a-folder", "it is a folder"],
  ])("say of a file that cannot be used why not: %s %s", async (command, name, why) => {
    writeFileSync(file("a-file"), "");
    mkdirSync(file("a-folder"));
    const own = await cli([command, file(name)], { ...tools.environment, STAND_IN_VERSION: "9.6" });
    const dumped = await cli([command, file(name)], tools.environment);

    for (const said of [own, dumped]) {
      expect(said).toEqual({ code: 1, stdout: "", stderr: `${file(name)} cannot be used: ${why}.\n` });
    }
    expect(besides("a-file", "a-folder")).toEqual([]);
  });

  it.each([
    ["ENOSPC", "the disk is full"],
    // As Node says it of a used up quota, for which it has no name.
    [`Unknown system error ${-constants.errno.EDQUOT}`, "the quota of the disk is used up"],
  ])("say of a backup that there is no more room for, and leave nothing of it: %s", async (code, why) => {
    const full = join(folder, "full.cjs");
    writeFileSync(
      full,
      `const fs = require("node:fs");
       const error = Object.assign(new Error("No room"), { code: ${JSON.stringify(code)}, syscall: "write" });
       fs.write = fs.writev = (...given) => given.at(-1)(error);`,
    );
    const environment = { ...tools.environment, STAND_IN_VERSION: "9.6", NODE_OPTIONS: `--require ${full}` };

    const said = await cli(["backup", file()], environment);

    expect(said).toEqual({ code: 1, stdout: "", stderr: `${file()} cannot be used: ${why}.\n` });
    expect(besides("full.cjs")).toEqual([]);
  });

  it("keep pg_dump away from a pooler, on whose connections it would leave its settings, and back up all the same", async () => {
    const environment = { ...tools.environment, ...POOLER };
    const into = await database();

    const backedUp = await cli(["backup", file()], environment);
    const restored = await cli(["restore", file()], { ...environment, DATABASE_URL: into });

    expect(backedUp.stdout).toMatch(/^Backed up \d+ rows to .*pooler.*own format/);
    expect(restored.stderr).toBe("");
    expect(restored.stdout).toMatch(RESTORED);
    expect(tools.calls()).toEqual([]);
  });

  it("keep pg_restore away from a pooler too, and say what to do instead", async () => {
    writeFileSync(file(), "PGDMP, all of it");
    const DATABASE_URL = await database();

    const said = await cli(["restore", file()], { ...tools.environment, ...POOLER, DATABASE_URL });

    expect(said.code).toBe(1);
    expect(said.stderr).toMatch(/pooler.*DATABASE_URL.*DATABASE_POOLER/);
    expect(tools.calls()).toEqual([]);
  });

  it("keep pg_restore out of a database with the bank's tables, where it would fail, and restore the bank's own format there", async () => {
    const environment = { ...tools.environment, STAND_IN_VERSION: "9.6" };
    const DATABASE_URL = await database({ isMigrated: true });
    writeFileSync(file("dump"), "PGDMP, all of it");
    await cli(["backup", file()], environment);

    const refused = await cli(["restore", file("dump")], { ...environment, DATABASE_URL });
    const restored = await cli(["restore", file()], { ...environment, DATABASE_URL });

    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(/has the bank's tables.*new database/);
    expect(tools.calls()).toEqual([]);
    expect([restored.code, restored.stderr]).toEqual([0, ""]);
  });

  it("keep pg_restore out as well where another process has only just made the tables, which the restore waited for", async () => {
    const DATABASE_URL = await database();
    writeFileSync(file("dump"), "PGDMP, all of it");
    const db = openDatabase(DATABASE_URL, { max: 1, isPatient: true });
    let said: Said | null = null;
    const { restoring } = await unhurried(db, async (tx) => {
      await keepMigrationsOut(tx);
      await tx.query("CREATE TABLE users ()");
      const restoring = cli(["restore", file("dump")], { ...tools.environment, DATABASE_URL }).then((all) => {
        said = all;
      });
      while (said === null && (await waitingIn(new URL(DATABASE_URL).pathname.slice(1))) === 0) await sleep(50);
      return { restoring };
    }).finally(() => db.end());

    await restoring;

    expect(said).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/has the bank's tables/) });
    expect(tools.calls()).toEqual([]);
  });

  it("say of a backup of pg_dump's that it is of another database", async () => {
    writeFileSync(file(), "PGDMP, all of it");

    const said = await cli(["restore", file()], { ...tools.environment, DATABASE_URL: await database() });

    expect(said).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "This backup is of another database: none of the bank's tables came with it. What did come is here now: drop this database.\n",
    });
  });

  it("end what was open in a backup of pg_dump's, too, before a process that starts meanwhile can find it", async () => {
    const DATABASE_URL = await database();
    const environment = { ...tools.environment, STAND_IN_HELD_BY: file("held"), DATABASE_URL };
    for (const given of ["dump", "held"]) writeFileSync(file(given), "PGDMP, all of it");
    let said: Said | null = null;
    const restoring = cli(["restore", file("dump")], environment).then((all) => {
      said = all;
    });
    while (said === null && tools.calls().length === 0) await sleep(50);
    await bringTables(DATABASE_URL);
    const db = openDatabase(DATABASE_URL, { max: 1 });
    await db.query(
      "INSERT INTO outbox (letter, kept, next_attempt_at, give_up_at, created_at) VALUES ('', false, now(), now(), now())",
    );
    let found: number | null = null;
    const starting = cli(["migrate"], environment).then(async () => {
      found = (await db.query("SELECT FROM outbox")).rowCount;
    });
    while (found === null && (await waitingIn(new URL(DATABASE_URL).pathname.slice(1))) === 0) await sleep(50);

    rmSync(file("held"));
    await Promise.all([restoring, starting]).finally(() => db.end());

    expect(found).toBe(0);
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining("letters to be sent: 1") });
  });

  it("leave customers alone, and say what to do where a restore was broken off", async () => {
    writeFileSync(file(), "PGDMP, all of it");

    const said = await cli(["restore", file()], tools.environment);

    expect([said.code, said.stdout]).toEqual([1, ""]);
    expect(said.stderr).toMatch(/has customers.*broken off here, drop this database/);
    expect(tools.calls()).toEqual([]);
  });

  it("restore into no database whose trail has begun: its newest seal is noted outside of it", async () => {
    const environment = { ...tools.environment, STAND_IN_VERSION: "9.6" };
    const DATABASE_URL = await database({ isMigrated: true });
    const db = openDatabase(DATABASE_URL, { max: 1 });
    await recordAudit(db, { at: new Date(), action: "login.failed", actorId: null });
    await cli(["backup", file()], environment);

    const said = await cli(["restore", file()], { ...environment, DATABASE_URL });

    const { rows } = await db.query("SELECT action FROM audit").finally(() => db.end());
    expect([said.code, said.stdout]).toEqual([1, ""]);
    expect(said.stderr).toMatch(/an audit trail in it\. Restore into a new one/);
    expect(rows).toEqual([{ action: "login.failed" }]);
  });

  it("make a bank again of what they backed up, with whatever PostgreSQL's programs there are here", async () => {
    const environment = { PATH: process.env.PATH ?? "" };
    const into = await database();

    const backedUp = await cli(["backup", file()], environment);
    const restored = await cli(["restore", file()], { ...environment, DATABASE_URL: into });

    expect(backedUp.stdout).toMatch(/^Backed up/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(besides("bank.backup")).toEqual([]);
    expect(restored.stderr).toBe("");
    expect(restored.stdout).toMatch(RESTORED);
  });

  it("have what they restored counted by the database, which would plan its look at the books of a large bank as if it were empty", async () => {
    const environment = { ...tools.environment, STAND_IN_VERSION: "9.6" };
    const DATABASE_URL = await database();
    await cli(["backup", file()], environment);

    const { stdout } = await cli(["restore", file()], { ...environment, DATABASE_URL });

    const db = openDatabase(DATABASE_URL, { max: 1 });
    const { rows } = await db
      .query("SELECT reltuples FROM pg_class WHERE relname IN ('transfers', 'accounts', 'pins') AND reltuples <= 0")
      .finally(() => db.end());
    expect(stdout).toMatch(RESTORED);
    expect(rows).toEqual([]);
  });

  it("say that a backup was restored also where its trail cannot be checked, as under another key than the bank's", async () => {
    const environment = { PATH: process.env.PATH ?? "" };
    const into = await database();
    await cli(["backup", file()], environment);

    const restored = await cli(["restore", file()], { ...environment, DATABASE_URL: into, AUDIT_KEY: "b".repeat(40) });

    expect([restored.code, restored.stdout]).toEqual([1, ""]);
    expect(restored.stderr).toMatch(
      /^Restored\. The books add up\. The audit trail is broken: .*another AUDIT_KEY.*ended \(sessions: 2,/,
    );
  });

  it("say whether the trail is intact, and fail where it is not", async () => {
    const own = await cli(["audit:verify"]);
    const other = await cli(["audit:verify"], { AUDIT_KEY: "b".repeat(40) });

    expect([own.code, own.stderr]).toEqual([0, ""]);
    expect(own.stdout).toMatch(/^The audit trail is intact /);
    expect([other.code, other.stdout]).toEqual([1, ""]);
    expect(other.stderr).toMatch(/^The audit trail is broken: /);
  });

  it("hold the trail against the newest seal that was noted outside of the database", async () => {
    const dataDir = file("data");
    const sealer = startSealer({ ...bank.deps, config: { ...bank.deps.config, dataDir } }, 10);
    await recordAudit(bank.db, { at: new Date(), action: "login.failed", actorId: null });
    while ((await notedHead(bank.db, dataDir)) === null) await sleep(10);
    await sealer.stop();
    const [note = ""] = readdirSync(folderOfNotes(dataDir)).map((name) => join(folderOfNotes(dataDir), name));

    const whole = await cli(["audit:verify"]);
    writeFileSync(note, readFileSync(note, "utf8").replace(/"number":"\d+"/, '"number":"1000"'));
    const cut = await cli(["audit:verify"]);
    writeFileSync(note, "");
    const emptied = await cli(["audit:verify"]);

    expect(whole.stdout).toMatch(/; checked against seal \d+ as noted here\.\n$/);
    expect([cut.code, cut.stdout]).toEqual([1, ""]);
    expect([emptied.code, emptied.stdout]).toEqual([1, ""]);
    expect(emptied.stderr).toMatch(/^\S+\.json should name the newest seal of the audit trail, and does not: /);
  });

  it("say of a restored bank that its books do not add up, and fail", async () => {
    const environment = { ...tools.environment, STAND_IN_VERSION: "9.6" };
    const into = await database();
    // As no program could: a cent that nobody has sent.
    const addCents = (cents: number) =>
      transaction(bank.db, async (tx) => {
        await tx.query("SET LOCAL session_replication_role = replica");
        await tx.query("UPDATE accounts SET balance = balance + $1 WHERE owner_id IS NOT NULL", [cents]);
      });
    await addCents(1);
    await cli(["backup", file()], environment).finally(() => addCents(-1));

    const restored = await cli(["restore", file()], { ...environment, DATABASE_URL: into });

    expect(restored).toEqual({ code: 1, stdout: "", stderr: "Restored, and the books do not add up.\n" });
  });

  it.each([
    ["", {}],
    [" behind a pooler", POOLER],
  ])("take the time that whole tables take, longer than any call of a customer may%s", async (_where, pooler) => {
    const DATABASE_URL = await database();
    const environment = {
      ...tools.environment,
      STAND_IN_VERSION: "9.6",
      STAND_IN_HELD_BY: file("held"),
      DATABASE_URL,
      ...pooler,
    };
    const name = new URL(DATABASE_URL).pathname.slice(1);
    let over = 0;
    const run = (words: string[]) => cli(words, environment).finally(() => over++);
    const running: Promise<Said>[] = [];
    if (!("DATABASE_POOLER" in pooler)) {
      for (const given of ["dump", "held"]) writeFileSync(file(given), "PGDMP, all of it");
      running.push(run(["restore", file("dump")]));
      while (over === 0 && tools.calls().length === 0) await sleep(50);
    }
    await bringTables(DATABASE_URL);
    const release = await withheld(DATABASE_URL, ["audit", "postings"]);
    rmSync(file("held"), { force: true });
    running.push(run(["audit:verify"]), run(["backup", file()]));
    while (over === 0 && (await waitingIn(name)) < running.length) await sleep(50);
    await sleep(5_000);
    await release();

    const said = await Promise.all(running);

    expect(said.map(({ stderr }) => stderr)).toEqual(running.map(() => ""));
    expect(said.map(({ code }) => code)).toEqual(running.map(() => 0));
    expect(existsSync(file())).toBe(true);
  });

  it("say in which folder there is no database, and leave nothing where DATA_DIR is mistyped", async () => {
    const mistyped = file("mistyped");
    const unset = { DATABASE_URL: "", PIN_KEY: "", CARD_KEY: "", AUDIT_KEY: "", OUTBOX_KEY: "" };

    const said = await cli(["audit:verify"], { ...unset, DATA_DIR: mistyped });

    expect([said.code, said.stdout]).toEqual([1, ""]);
    expect(said.stderr).toMatch(`There is no database in ${mistyped}: set DATABASE_URL, or DATA_DIR `);
    expect(existsSync(mistyped)).toBe(false);
  });

  it("end by themselves when they are told to, whatever they wait for", async () => {
    const DATABASE_URL = await database({ isMigrated: true });
    const release = await withheld(DATABASE_URL, ["audit"]);
    const env = { ...KEYS, DATA_DIR: join(folder, "data"), DATABASE_URL };
    const child = spawn(process.execPath, [PROGRAM, "audit:verify"], { env });
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk;
    });
    while (child.exitCode === null && (await waitingIn(new URL(DATABASE_URL).pathname.slice(1))) === 0) await sleep(50);

    child.kill("SIGTERM");
    await once(child, "close");
    await release();

    expect([child.exitCode, child.signalCode, stderr]).toEqual([1, null, "Stopped before it was done.\n"]);
  });
});
