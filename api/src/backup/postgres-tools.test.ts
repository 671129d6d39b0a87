import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { standIns, type ToolCall } from "../../test/stand-in";
import { pgDump, pgRestore, ToolFailed } from "./postgres-tools";

const URL = "postgres://bank:9f2c@db.internal:6543/bank";

describe("pg_dump and pg_restore", () => {
  const before = { ...process.env };
  let folder: string;
  let file: string;
  let calls: () => ToolCall[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bank-tools-"));
    file = join(folder, "bank.backup");
    const tools = standIns(folder);
    calls = tools.calls;
    const ofTheDatabase = Object.keys(before).filter((name) => name.startsWith("PG"));
    process.env = { ...before, ...tools.environment };
    for (const name of ofTheDatabase) delete process.env[name];
  });
  afterEach(() => {
    process.env = before;
    rmSync(folder, { recursive: true });
  });

  it("end with the command that runs them, and do not go on without it", async () => {
    const held = join(folder, "held");
    writeFileSync(held, "");
    process.env.STAND_IN_HELD_BY = held;
    const restoring = pgRestore(URL, file).catch((error: unknown) => error);
    while (calls().length === 0) await sleep(5);

    process.emit("exit", 1);
    rmSync(held);

    expect(await restoring).toBeInstanceOf(ToolFailed);
  });

  async function environmentFor(url: string) {
    await pgDump(url, file);
    rmSync(file);
    return calls().at(-1)?.env;
  }

  it("reach the database of the address, and nobody can read the password among their arguments", async () => {
    await pgDump(URL, file);
    await pgRestore(URL, file);

    const [dumped, restored] = calls();
    expect(dumped?.program).toBe("pg_dump");
    expect(restored?.program).toBe("pg_restore");
    for (const call of [dumped, restored]) {
      expect(call?.env).toEqual({
        PGHOST: "db.internal",
        PGPORT: "6543",
        PGUSER: "bank",
        PGPASSWORD: "9f2c",
        PGDATABASE: "bank",
      });
      expect(call?.args.join(" ")).not.toContain("9f2c");
    }
    expect(restored?.args).toEqual(expect.arrayContaining(["--single-transaction", "--exit-on-error", file]));
  });

  it.each([
    ["postgres:///bank?host=db.internal&user=bank&password=9f2c", { PGHOST: "db.internal", PGPASSWORD: "9f2c" }],
    ["postgres://bank@localhost/bank?host=/var/run/postgresql", { PGHOST: "/var/run/postgresql" }],
    ["postgres://bank@[2001:db8::7]:5433/bank", { PGHOST: "2001:db8::7", PGPORT: "5433" }],
    ["postgres://bank@%2Fvar%2Frun%2Fpostgresql/bank", { PGHOST: "/var/run/postgresql" }],
    // Where the driver goes without a host, libpq would look for a socket.
    ["postgres:///bank", { PGHOST: "localhost" }],
    [`${URL}?options=-c%20role%3Dbackup`, { PGOPTIONS: "-c role=backup" }],
    [`${URL}?channel_binding=require`, { PGCHANNELBINDING: "require" }],
  ])("go where the driver goes: %s", async (url, expected) => {
    expect(await environmentFor(url)).toMatchObject(expected);
  });

  it("are not led elsewhere by what the driver does not look at", async () => {
    process.env.PGHOSTADDR = "192.0.2.7";
    process.env.PGSERVICE = "other";

    const env = await environmentFor(URL);

    expect(env).not.toHaveProperty("PGHOSTADDR");
    expect(env).not.toHaveProperty("PGSERVICE");
  });

  const CA = "sslrootcert=%2Fetc%2Fca.pem";
  it.each([
    [`?sslmode=verify-full&${CA}`, { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/etc/ca.pem" }],
    [`?${CA}`, { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/etc/ca.pem" }],
    // The driver takes each of these for verify-full, by the certificates that it brings.
    ["?sslmode=require", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system" }],
    ["?sslmode=prefer", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system" }],
    [`?sslmode=verify-ca&${CA}`, { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/etc/ca.pem" }],
    ["?ssl=true", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system" }],
    ["?sslnegotiation=direct", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system", PGSSLNEGOTIATION: "direct" }],
    [
      `?sslmode=verify-full&${CA}&sslcert=%2Fetc%2Fbank.pem&sslkey=%2Fetc%2Fbank.key`,
      { PGSSLMODE: "verify-full", PGSSLCERT: "/etc/bank.pem", PGSSLKEY: "/etc/bank.key" },
    ],
    // Only whoever asks for libpq's words gets their meaning, and never an open line.
    [`?uselibpqcompat=true&sslmode=verify-ca&${CA}`, { PGSSLMODE: "verify-ca", PGSSLROOTCERT: "/etc/ca.pem" }],
    ["?uselibpqcompat=true&sslmode=require", { PGSSLMODE: "require" }],
    ["?uselibpqcompat=true&sslmode=prefer", { PGSSLMODE: "require" }],
    ["?sslmode=no-verify", { PGSSLMODE: "require" }],
    ["?ssl=no-verify", { PGSSLMODE: "require" }],
    ["?sslmode=disable", { PGSSLMODE: "disable" }],
    ["?ssl=0", { PGSSLMODE: "disable" }],
  ])("check the server's certificate no less than the driver does: %s", async (query, expected) => {
    expect(await environmentFor(`${URL}${query}`)).toMatchObject(expected);
  });

  it("check it also where the environment asks for it, by the certificates that it names", async () => {
    process.env.PGSSLMODE = "require";
    process.env.PGSSLROOTCERT = "/etc/ours.pem";

    expect(await environmentFor(URL)).toMatchObject({ PGSSLMODE: "verify-full", PGSSLROOTCERT: "/etc/ours.pem" });
  });

  it("write a file that its owner alone can read, from the first byte on", async () => {
    await pgDump(URL, file);

    expect(calls()[0]?.mode).toBe(0o600);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toBe("PGDMP, all of it");
  });

  it("leave nothing behind that failed, neither under its name nor beside it, and say why", async () => {
    process.env.STAND_IN_FAILS = "1";
    const there = readdirSync(folder);

    await expect(pgDump(URL, file)).rejects.toThrow(new ToolFailed("pg_dump: error: the server went away"));

    expect(readdirSync(folder).filter((name) => !there.includes(name))).toEqual(["calls"]);
  });

  it("say so when they are not there", async () => {
    process.env.PATH = folder;
    writeFileSync(file, "PGDMP");

    await expect(pgRestore(URL, file)).rejects.toThrow("pg_restore is not here");
  });
});
