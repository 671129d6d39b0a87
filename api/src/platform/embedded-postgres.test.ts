import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  addressFile,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  readAddress,
  startEmbeddedPostgres,
} from "./embedded-postgres";

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

  async function start() {
    const postgres = await startEmbeddedPostgres(dataDir, { durable: false });
    started.push(postgres);
    return postgres;
  }

  async function ask(url: string, text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
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

  it("takes another port when its own is taken meanwhile", async () => {
    const first = await start();
    await first.stop();
    const squatter = await new Promise<Server>((done) => {
      const server = createServer();
      server.listen(Number(new URL(first.url).port), "127.0.0.1", () => done(server));
    });

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

  it("says in a sentence that the data is of another major version, and touches none of it", async () => {
    const first = await start();
    await first.stop();
    const file = join(dataDir, "postgres/data/PG_VERSION");
    writeFileSync(file, "15\n");

    await expect(start()).rejects.toThrow(/written by PostgreSQL 15; this is PostgreSQL 18/);
    await expect(start()).rejects.toThrow(EmbeddedPostgresError);
    expect(readFileSync(file, "utf8")).toBe("15\n");
  });

  it("listens on this machine alone, asks for a password, and keeps it from others", async () => {
    const { url } = await start();
    const open = new URL(url);
    open.password = "guess";

    expect(new URL(url).hostname).toBe("127.0.0.1");
    await expect(ask(open.href, "SELECT 1")).rejects.toThrow(/password/);
    expect(statSync(addressFile(dataDir)).mode & 0o777).toBe(0o600);
  });

  it("works in a folder that only its owner may enter, also for root, who may not run it", async () => {
    chmodSync(dataDir, 0o700);

    const postgres = await start();

    expect(await ask(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    const owner = execFileSync("ps", ["-o", "uid=", "-p", String(postgres.pid())], { encoding: "utf8" }).trim();
    expect(owner).not.toBe("0");
    expect(existsSync(join(dataDir, "postgres/data"))).toBe(true);
  });
});
