import { execFileSync } from "node:child_process";
import fs, {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { addressFile, readAddress, writeAddress } from "./address";
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres";
import { EmbeddedPostgresError } from "./embedded-postgres-error";
import { endOrphans } from "./end-orphans";
import { initialise } from "./program";

describe("the embedded PostgreSQL", () => {
  let dataDir: string;
  let started: EmbeddedPostgres[];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "bank-embedded-"));
    started = [];
  });
  afterEach(async () => {
    for (const postgres of started) await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(options: EmbeddedOptions = { durable: false }) {
    const postgres = await startEmbeddedPostgres(dataDir, options);
    started.push(postgres);
    return postgres;
  }

  function squatOn(url: string) {
    return new Promise<Server>((done) => {
      const server = createServer();
      server.listen(Number(new URL(url).port), "127.0.0.1", () => done(server));
    });
  }

  /** From here on its recovery asks a command for what it lacks, and that command may kill it. */
  function recoverByCommand() {
    const file = join(dataDir, "postgres/data/recovery.signal");
    writeFileSync(file, "");
    chmodSync(file, 0o666);
  }

  const ITSELF = "$server";
  /** A recovery that outlives its server may ask again before it is ended: each server counts once, and only that one is killed. */
  function killsWhileStarting(times: number, victim = ITSELF): string {
    const killed = `server=$(head -1 postmaster.pid); echo $server >> kills; sleep 0.2; kill -9 ${victim}`;
    return `touch kills; [ $(sort -u kills | wc -l) -ge ${times} ] || { ${killed}; }; false`;
  }

  function kills(): number {
    return new Set(readFileSync(join(dataDir, "postgres/data/kills"), "utf8").trim().split("\n")).size;
  }

  async function ask(url: string, text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  it("keeps its data over a stop and a start, at the same address", async () => {
    const first = await start();
    await ask(first.url, "CREATE TABLE kept AS SELECT 1 AS one");
    await first.stop();

    const second = await start();

    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "SELECT * FROM kept")).toEqual([{ one: 1 }]);
  });

  it("attaches to one that outlived its launcher", async () => {
    const first = await start();

    const second = await start();

    expect([first.started, second.started]).toEqual([true, false]);
    expect(second.url).toBe(first.url);
    expect(second.pid()).toBe(first.pid());
  });

  it("does not take a copy of its folder for its own, whose server it would stop", async () => {
    const first = await start();
    const copy = `${dataDir}-copy`;
    cpSync(dataDir, copy, { recursive: true });
    try {
      await expect(startEmbeddedPostgres(copy)).rejects.toThrow(
        `is a copy of ${join(realpathSync(dataDir), "postgres/data")}, made while PostgreSQL ran there`,
      );
    } finally {
      rmSync(copy, { recursive: true });
    }
    expect(await ask(first.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("attaches to one whose folder was moved meanwhile", async () => {
    const first = await start();
    const before = dataDir;
    dataDir = `${before}-moved`;
    renameSync(before, dataDir);

    const second = await start();

    expect([second.started, second.pid()]).toEqual([false, first.pid()]);
  });

  it("tells who started it and who attached to it as soon as it has ended", async () => {
    const first = await start();
    const second = await start();
    const told: string[] = [];
    const both = Promise.all([
      first.ended().then(() => told.push("started")),
      second.ended().then(() => told.push("attached")),
    ]);
    await sleep(200);

    expect(told).toEqual([]);
    process.kill(first.pid() ?? 0, "SIGKILL");
    await both;

    expect(told.toSorted()).toEqual(["attached", "started"]);
    await first.ended();
  });

  it("takes another port when its own is taken meanwhile", async () => {
    const first = await start();
    await first.stop();
    const squatter = await squatOn(first.url);

    const second = await start();
    squatter.close();

    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
    expect(readAddress(dataDir)).toBe(second.url);
    expect(await ask(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("starts after a crash that left its lock file behind", async () => {
    const first = await start();
    process.kill(first.pid() ?? 0, "SIGKILL");
    const second = await start();

    expect(second.started).toBe(true);
  });

  it("waits for a port that is only held for a moment longer", async () => {
    const first = await start();
    await first.stop();
    const squatter = await squatOn(first.url);
    setTimeout(() => squatter.close(), 200);

    const second = await start();

    expect(second.url).toBe(first.url);
  });

  it("does not wait for what a killed one was still working on", async () => {
    const first = await start();
    const work = ask(
      first.url,
      `DO $$ DECLARE ending timestamptz := clock_timestamp() + interval '1 minute';
       BEGIN WHILE clock_timestamp() < ending LOOP END LOOP; END $$`,
    ).then(
      () => "done",
      () => "given up",
    );
    await sleep(200);
    process.kill(first.pid() ?? 0, "SIGKILL");

    const second = await start();

    expect(second.started).toBe(true);
    expect(await work).toBe("given up");
    expect(await ask(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("leaves the children of a server alone that is alive", async () => {
    const first = await start();
    const work = ask(first.url, "SELECT pg_sleep(1), 1 AS one");

    await endOrphans(join(dataDir, "postgres/data"));

    expect(await work).toMatchObject([{ one: 1 }]);
  });

  it.each([
    ["it", ITSELF],
    ["its recovery", "$PPID"],
  ])("starts again when %s is killed while it starts", async (_what, victim) => {
    const first = await start({ durable: true });
    await ask(first.url, "CREATE TABLE kept AS SELECT 1 AS one");
    process.kill(first.pid() ?? 0, "SIGKILL");
    recoverByCommand();

    const second = await start({ settings: { restore_command: killsWhileStarting(3, victim) } });

    expect(kills()).toBe(3);
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "SELECT * FROM kept")).toEqual([{ one: 1 }]);
  });

  it("gives up with a sentence when it is killed each time it starts, and leaves the data as it was", async () => {
    const first = await start({ durable: true });
    await ask(first.url, "CREATE TABLE kept AS SELECT 1 AS one");
    process.kill(first.pid() ?? 0, "SIGKILL");
    recoverByCommand();

    const outcome = start({ settings: { restore_command: killsWhileStarting(100) } });

    await expect(outcome).rejects.toThrow(EmbeddedPostgresError);
    await expect(outcome).rejects.toThrow(/^PostgreSQL was killed 8 times in a row while it was starting\. Find out/);
    expect(kills()).toBe(8);
    const second = await start({ settings: { restore_command: "false" } });
    expect(await ask(second.url, "SELECT * FROM kept")).toEqual([{ one: 1 }]);
  }, 120_000);

  it("attaches to one that has much to recover, and does not have it stopped half-way", async () => {
    const crashed = await start({ durable: true });
    await ask(crashed.url, "CREATE TABLE kept AS SELECT 1 AS one");
    process.kill(crashed.pid() ?? 0, "SIGKILL");
    recoverByCommand();
    const recovered = join(dataDir, "recovered");
    const first = start({ settings: { restore_command: `while [ ! -e ${recovered} ]; do sleep 0.1; done; false` } });
    const says = () => ask(crashed.url, "SELECT").catch(({ code }) => code);
    while ((await says()) !== "57P03") await sleep(50);

    // For longer than one that says nothing is given.
    const whole = sleep(6_000).then(() => writeFileSync(recovered, ""));
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const second = await start().finally(() => Promise.all([whole, first]));
    const told = said.mock.calls.filter(([text]) => String(text).includes("putting its data in order"));
    said.mockRestore();

    expect(told).toHaveLength(1);
    expect([second.started, second.pid()]).toEqual([false, (await first).pid()]);
    expect(await ask(second.url, "SELECT * FROM kept")).toEqual([{ one: 1 }]);
  });

  it("puts everything on the disk after a kill, in one call where the system tells that it failed", async () => {
    const postgres = await start({ durable: true });

    expect(await ask(postgres.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    expect(await ask(postgres.url, "SHOW recovery_init_sync_method")).toEqual([
      { recovery_init_sync_method: process.platform === "linux" ? "syncfs" : "fsync" },
    ]);
  });

  it("has its password on the disk before it is where it is looked for: it stands nowhere else", () => {
    const onDisk: string[] = [];
    const sync = jest.spyOn(fs, "fsyncSync").mockImplementation(() => {
      onDisk.push(readdirSync(dataDir).join(), readAddress(dataDir) ?? "none yet");
    });

    writeAddress(dataDir, "postgres://bank:secret@127.0.0.1:5432/bank");
    sync.mockRestore();

    expect(onDisk).toEqual([`postgres.json.${process.pid}`, "none yet"]);
    expect(readAddress(dataDir)).toBe("postgres://bank:secret@127.0.0.1:5432/bank");
  });

  it("writes its address anew where it is another one alone: a full disk would have no room for it", () => {
    const [url, moved] = ["postgres://bank:secret@127.0.0.1:5432/bank", "postgres://bank:secret@127.0.0.1:5433/bank"];
    writeAddress(dataDir, url);
    const { ino } = statSync(addressFile(dataDir));

    writeAddress(dataDir, url);
    expect(statSync(addressFile(dataDir)).ino).toBe(ino);

    writeAddress(dataDir, moved);
    expect(readAddress(dataDir)).toBe(moved);
  });

  it("leaves no draft beside an address that could not be written", () => {
    mkdirSync(addressFile(dataDir));

    expect(() => writeAddress(dataDir, "postgres://bank:secret@127.0.0.1:5432/bank")).toThrow("EISDIR");
    expect(readdirSync(dataDir)).toEqual(["postgres.json"]);
  });

  it("says in a sentence that the data is of another major version, and touches none of it", async () => {
    const first = await start();
    await first.stop();
    const file = join(dataDir, "postgres/data/PG_VERSION");
    writeFileSync(file, "15\n");

    await expect(start()).rejects.toThrow(/written by PostgreSQL 15; this is PostgreSQL 18/);
    await expect(start()).rejects.toThrow(EmbeddedPostgresError);
    expect(readFileSync(file, "utf8")).toBe("15\n");
  });

  it.each(["emptied", "removed"])(
    "says in a sentence that its password is not there, and begins nothing anew: %s",
    async (how) => {
      await (await start()).stop();
      if (how === "removed") rmSync(addressFile(dataDir));
      else writeFileSync(addressFile(dataDir), "");

      await expect(start()).rejects.toThrow(
        /postgres\.json should hold the database's password, and does not\. Bring it back/,
      );
      await expect(start()).rejects.toThrow(EmbeddedPostgresError);
    },
  );

  it("does not advise another account than the one that ran it to begin anew", async () => {
    await (await start()).stop();
    chmodSync(addressFile(dataDir), 0);

    // Root may read everything.
    if (process.getuid?.() === 0) process.seteuid?.(65_534);
    const outcome = start().finally(() => process.seteuid?.(process.getuid?.() ?? 0));

    await expect(outcome).rejects.toThrow(/postgres\.json cannot be read \(EACCES\): start the bank with the account/);
  });

  it("listens on this machine alone, asks for a password, and keeps it from others", async () => {
    const { url } = await start();
    const open = new URL(url);
    open.password = "guess";

    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect(new URL(url).password).toMatch(/^[\w-]{32}$/);
    expect(await ask(url, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await ask(url, "SHOW unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
    await expect(ask(open.href, "SELECT 1")).rejects.toThrow(/password/);
    expect(statSync(addressFile(dataDir)).mode & 0o777).toBe(0o600);
  });

  it("is told its password in a file that only its owner can read, and that is gone afterwards", () => {
    const home = mkdtempSync(join(tmpdir(), "bank-initdb-"));
    const initdb = join(home, "initdb");
    const told = join(home, "told");
    const program = `#!${process.execPath}
      const fs = require("node:fs");
      const given = (name) => process.argv.find((word) => word.startsWith(name)).slice(name.length);
      const file = given("--pwfile=");
      fs.writeFileSync("${told}", [fs.readFileSync(file), fs.statSync(file).mode & 0o777].join());
      fs.mkdirSync(given("--pgdata="));`;
    writeFileSync(initdb, program, { mode: 0o755 });

    initialise(initdb, join(home, "data"), "9f2c", null);

    const [said, left] = [readFileSync(told, "utf8"), readdirSync(home).sort()];
    rmSync(home, { recursive: true });
    expect(said).toBe(`9f2c,${0o600}`);
    expect(left).toEqual(["data", "initdb", "told"]);
  });

  it("works in a folder that only its owner may enter, also for root, who may not run it", async () => {
    chmodSync(dataDir, 0o700);

    const postgres = await start();

    expect(await ask(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    const owner = execFileSync("ps", ["-o", "uid=", "-p", String(postgres.pid())], { encoding: "utf8" }).trim();
    expect(owner).not.toBe("0");
    expect(existsSync(join(dataDir, "postgres/data"))).toBe(true);
  });

  describe("below a folder that only its owner may enter", () => {
    /** Root cannot lend it, and has the data elsewhere. */
    let closed: string;
    let homes: Set<string>;
    beforeEach(() => {
      closed = mkdtempSync(join(tmpdir(), "bank-closed-"));
      homes = new Set();
    });
    afterEach(async () => {
      for (const postgres of started) await postgres.stop();
      for (const folder of [...homes, closed]) rmSync(folder, { recursive: true, force: true });
    });

    async function startIn(folder: string): Promise<{ postgres: EmbeddedPostgres; home: string }> {
      const postgres = await startEmbeddedPostgres(folder, { durable: false });
      started.push(postgres);
      const [row] = (await ask(postgres.url, "SHOW data_directory")) as { data_directory: string }[];
      const home = dirname(row?.data_directory ?? "");
      homes.add(home);
      return { postgres, home };
    }

    const tables = (url: string) => ask(url, "SELECT relname FROM pg_stat_user_tables");

    it("begins anew where the folder was removed, and shares nothing with one that is called almost the same", async () => {
      const folder = join(closed, "a b");
      const first = await startIn(folder);
      await ask(first.postgres.url, "CREATE TABLE kept ()");
      const neighbour = await startIn(join(closed, "a-b"));
      expect(await tables(neighbour.postgres.url)).toEqual([]);
      await first.postgres.stop();

      const again = await startIn(folder);
      expect(await tables(again.postgres.url)).toEqual([{ relname: "kept" }]);
      await again.postgres.stop();

      rmSync(folder, { recursive: true });
      const anew = await startIn(folder);
      expect(await tables(anew.postgres.url)).toEqual([]);
    });

    it("finds its data where an earlier release has put it", async () => {
      const first = await startIn(join(closed, "data"));
      await ask(first.postgres.url, "CREATE TABLE kept ()");
      await first.postgres.stop();
      const before = first.home.replace(/-[0-9a-f]{8}$/, "");
      if (before !== first.home) renameSync(first.home, before);

      const { postgres, home } = await startIn(join(closed, "data"));

      expect(home).toBe(before);
      expect(await tables(postgres.url)).toEqual([{ relname: "kept" }]);
    });
  });
});
