import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../tools/start/ports.mjs";
import { BankUnderTest, type BenchCustomer, buildBank, PIN, SECRETS } from "../bench/bank-under-test";
import { type BenchReply, HttpConnection } from "../bench/http-connection";
import { verifyBooks } from "./ledger/verify-books";
import { MIGRATIONS } from "./migrations/migrations";
import { openDatabase, transaction } from "./platform/database";
import { migrate } from "./platform/migrate";
import { writeAddress } from "./platform/postgres/address";

const PROGRAM = join(import.meta.dirname, "../dist/main.js");
const COMMANDS = join(import.meta.dirname, "../dist/cli.js");
const DATABASE = join(import.meta.dirname, "../dist/database.js");
// They build, start and kill whole programs.
jest.setTimeout(180_000);
/** Longer than the bank lets anybody wait, and than a busy machine takes on top. */
const PATIENCE_MS = 30_000;
const MEASUREMENT = `
  import { BankUnderTest } from "./api/bench/bank-under-test.ts";
  const bank = new BankUnderTest();
  await bank.startDatabase();
  process.stdout.write(bank.dataDir);
`;
const NOT_SET = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, ""]));

/** The built programs in processes of their own, which can be killed. */
describe("the bank as processes", () => {
  let bank: BankUnderTest;
  let port: number;
  let people: BenchCustomer[];

  beforeAll(async () => {
    buildBank();
    bank = new BankUnderTest();
    await bank.startDatabase();
    port = await bank.startApi();
    people = await bank.addCustomers(20, 100_000n);
  });
  // What a test that failed has left running.
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });
  afterAll(() => bank.stop());

  function startProgram(environment: Record<string, string>, flags: string[] = [], command?: string) {
    const program = command === undefined ? [PROGRAM] : [COMMANDS, command];
    const child = spawn(process.execPath, [...flags, ...program], {
      env: {
        PATH: process.env.PATH ?? "",
        DATA_DIR: bank.dataDir,
        DEMO: "0",
        API_PORT: "0",
        ...SECRETS,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // Unread it would hold the program up.
    child.stderr.resume();
    children.push(child);
    return child;
  }

  function transfer(index: number, key: string) {
    const sender = people[index % people.length];
    const recipient = people[(index + 1) % people.length];
    if (!sender || !recipient) throw new Error("There are no people.");
    const connection = new HttpConnection(port, PATIENCE_MS);
    return connection
      .send(
        "POST",
        "/api/transactions/transfer",
        { authorization: `Bearer ${sender.token}`, "idempotency-key": key },
        JSON.stringify({
          account_id: sender.accountId,
          recipient_account: recipient.accountNumber,
          amount: 1,
          pin: PIN,
        }),
      )
      .finally(() => connection.close());
  }

  /** No more than fifteen under way, so that a kill in the middle finds some that are acknowledged, some under way and some still to come. */
  function oneAfterTheOther(keys: string[]) {
    const sent: Promise<BenchReply>[] = [];
    for (const [index, key] of keys.entries()) {
      const before = sent[index - 15]?.catch(() => {});
      sent.push(Promise.resolve(before).then(() => transfer(index, key)));
    }
    return sent;
  }

  function acknowledgedOf(keys: string[], outcomes: PromiseSettledResult<BenchReply>[]): string[] {
    return keys.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.status === "fulfilled" && outcome.value.status === 200;
    });
  }

  async function untilAnswered(index: number, key: string) {
    for (;;) {
      const reply = await transfer(index, key).catch(() => null);
      if (reply && reply.status !== 503) return reply;
      await sleep(50);
    }
  }

  async function booked(keys: string[]): Promise<number> {
    const db = bank.connect(1);
    try {
      expect(await verifyBooks(db)).toMatchObject({
        sum: 0n,
        unbalancedJournals: 0,
        accountsOffTheirPostings: 0,
        overdrawn: 0,
      });
      return (await db.query("SELECT FROM transfers WHERE idempotency_key = ANY ($1)", [keys])).rowCount ?? 0;
    } finally {
      await db.end();
    }
  }

  function postgres(): number {
    const pid = bank.postgresPid();
    if (pid === null) throw new Error("PostgreSQL is not running.");
    return pid;
  }

  function ended(child: ChildProcess): Promise<unknown> {
    return child.exitCode === null && child.signalCode === null
      ? new Promise((done) => child.once("exit", done))
      : Promise.resolve();
  }

  /** What it said, and with what it ended; null: it became ready. */
  async function outcomeOf(environment: Record<string, string>) {
    const child = startProgram(environment);
    const closed = once(child, "close");
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
      });
    }
    const giveUpAt = Date.now() + 60_000;
    while (!said.includes('"ready"') && child.exitCode === null && Date.now() < giveUpAt) await sleep(20);
    child.kill("SIGKILL");
    await closed;
    return { exitCode: child.exitCode, said };
  }

  /** A folder, and the PostgreSQL that should have left it. Tells whether there was one. */
  function takeAway(dataDir: string, lockFile: string): boolean {
    const isLeft = existsSync(lockFile);
    if (isLeft) process.kill(Number(readFileSync(lockFile, "utf8").split("\n")[0]), "SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
    return isLeft;
  }

  it("does not go on without the measurement that started it, however that ends", async () => {
    const measurement = spawn(
      process.execPath,
      ["--import", "./tools/typescript.mjs", "--input-type=module", "-e", MEASUREMENT],
      { cwd: join(import.meta.dirname, "../.."), stdio: ["ignore", "pipe", "inherit"] },
    );
    children.push(measurement);
    const [dataDir] = (await once(measurement.stdout, "data")).map(String) as [string];
    const lockFile = join(dataDir, "postgres/data/postmaster.pid");
    expect(existsSync(lockFile)).toBe(true);

    measurement.kill("SIGKILL");

    const deadline = Date.now() + PATIENCE_MS;
    while (existsSync(lockFile) && Date.now() < deadline) await sleep(50);
    const isLeft = takeAway(dataDir, lockFile);

    expect(isLeft).toBe(false);
  });

  it("R1 an API killed in the middle of transfers has done each whole or not at all, and the same keys tell which", async () => {
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const first = oneAfterTheOther(keys);
    await first[15];
    bank.apiProcess(port).kill("SIGKILL");
    const outcomes = await Promise.allSettled(first);
    await bank.startApi({}, port);

    // Before anything is sent again: a key would book anew what was lost.
    const acknowledged = acknowledgedOf(keys, outcomes);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await booked(acknowledged)).toBe(acknowledged.length);
    expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);

    const replies = await Promise.all(keys.map((key, index) => untilAnswered(index, key)));

    expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(await booked(keys)).toBe(60);
  });

  it("R1 an API that stood still with a transfer in its socket does not make it once it was withdrawn at another", async () => {
    const other = await bank.startApi();
    const sender = people[0];
    if (!sender) throw new Error("There are no people.");
    const key = randomUUID();
    const child = bank.apiProcess(port);
    child.kill("SIGSTOP");
    const late = transfer(0, key);
    const connection = new HttpConnection(other, PATIENCE_MS);
    const withdrawn = await connection
      .send("POST", `/api/transfers/${key}/withdraw`, { authorization: `Bearer ${sender.token}` })
      .finally(() => {
        connection.close();
        child.kill("SIGCONT");
      });
    const { status, body } = await late;

    expect([withdrawn.status, JSON.parse(withdrawn.body)]).toEqual([200, { state: "withdrawn", transaction: null }]);
    expect([status, JSON.parse(body).code]).toEqual([422, "key_reused"]);
    const db = bank.connect(1);
    const { rowCount: moved } = await db
      .query("SELECT FROM journals j JOIN transfers t ON t.id = j.transfer_id WHERE t.idempotency_key = $1", [key])
      .finally(() => db.end());
    expect(moved).toBe(0);
  });

  it("R2 a killed PostgreSQL costs no acknowledged transfer, and the API comes back by itself", async () => {
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const first = oneAfterTheOther(keys);
    await first[15];
    process.kill(postgres(), "SIGKILL");
    const outcomes = await Promise.allSettled(first);
    // What the API knew of it may be from before.
    await bank.until(async () => {
      const db = bank.connect(1);
      await db.query("SELECT").finally(() => db.end());
    });
    while ((await fetch(`http://127.0.0.1:${port}/api/readyz`)).status !== 200) await sleep(50);

    // Before anything is sent again: a key would book anew what was lost.
    const acknowledged = acknowledgedOf(keys, outcomes);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(60);
    expect(await booked(acknowledged)).toBe(acknowledged.length);
    const replies = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, headers }) => status === 503 && /retry-after/i.test(headers))).toBe(true);

    await Promise.all(keys.map((key, index) => untilAnswered(index, key)));

    expect(await booked(keys)).toBe(60);
    expect(bank.apiProcess(port).exitCode).toBeNull();
  });

  it("R2 a PostgreSQL that is killed again each time it starts comes back once it is left alone", async () => {
    const key = randomUUID();
    expect((await untilAnswered(0, key)).status).toBe(200);
    const killed = new Set<number>();
    const giveUpAt = Date.now() + 60_000;
    while (killed.size < 5 && Date.now() < giveUpAt) {
      const pid = bank.postgresPid();
      if (pid !== null && !killed.has(pid)) {
        process.kill(pid, "SIGKILL");
        killed.add(pid);
      }
      await sleep(2);
    }

    expect(killed.size).toBe(5);
    expect((await untilAnswered(1, randomUUID())).status).toBe(200);
    expect(await booked([key])).toBe(1);
  });

  it("R4 a frozen PostgreSQL is answered with 503 in less than six seconds, and everything goes on afterwards", async () => {
    // The best of three goes: a busy machine makes them late, and nothing makes them early.
    let lastAfterMs = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && lastAfterMs >= 6_000; attempt++) {
      const frozen = freeze(postgres());
      const began = Date.now();
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, index) => transfer(index, randomUUID())),
      ).finally(() => {
        for (const pid of frozen) signal(pid, "SIGCONT");
      });
      lastAfterMs = Date.now() - began;

      expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(503));
      expect((await untilAnswered(0, randomUUID())).status).toBe(200);
    }
    expect(lastAfterMs).toBeLessThan(6_000);
  });

  it("R20 a stop lets what is under way come to its end, however often it is told", async () => {
    const other = await bank.startApi();
    const sender = people[0];
    const recipient = people[1];
    if (!sender || !recipient) throw new Error("There are no people.");
    const request = async () => {
      const connection = new HttpConnection(other, PATIENCE_MS);
      const reply = await connection.send(
        "POST",
        "/api/transactions/transfer",
        { authorization: `Bearer ${sender.token}`, "idempotency-key": randomUUID() },
        JSON.stringify({
          account_id: sender.accountId,
          recipient_account: recipient.accountNumber,
          amount: 0.01,
          pin: PIN,
        }),
      );
      connection.close();
      return reply.status;
    };
    const db = bank.connect(2);
    const child = bank.apiProcess(other);
    let underWay: Promise<number>[] = [];
    await transaction(db, async (tx) => {
      // While we hold the account, nothing can come to its end.
      await tx.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [sender.accountId]);
      underWay = Array.from({ length: 30 }, request);
      const isWaiting = async () => (await db.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount !== 0;
      while (!(await isWaiting())) await sleep(5);
      // Connections are taken in the order in which they came: it has all of them once it answers on a newer one.
      const last = new HttpConnection(other, PATIENCE_MS);
      await last.send("GET", "/api/healthz", {}).finally(() => last.close());
      for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) {
        child.kill(signal);
        await sleep(50);
      }
    });

    const statuses = await Promise.all(underWay);
    await ended(child);
    await db.end();

    expect(statuses).toEqual(Array(30).fill(200));
    expect(child.exitCode).toBe(0);
  });

  it("R20 a stop takes ten seconds at most, also beside a mail server that goes on answering and never comes to an end", async () => {
    const mailServer = createServer((socket) => {
      socket.on("error", () => {}).write("220 mail.example\r\n");
      socket.once("data", () => {
        const drip = setInterval(() => socket.write("250-again\r\n"), 500);
        socket.once("close", () => clearInterval(drip));
        mailServer.emit("dripping");
      });
    });
    // Where this fails, the run ends all the same.
    mailServer.unref();
    await once(mailServer.listen(0, "127.0.0.1"), "listening");
    const dripping = once(mailServer, "dripping");
    const { port: mailPort } = mailServer.address() as AddressInfo;
    const other = await bank.startApi({
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      CONTACT_EMAIL: "office@bank.example",
    });
    const connection = new HttpConnection(other, PATIENCE_MS);
    const body = JSON.stringify({ name: "Ada", email: "ada@bank.example", message: "Hi" });
    await connection.send("POST", "/api/contact", {}, body).finally(() => connection.close());
    await dripping;

    const child = bank.apiProcess(other);
    const toldAt = performance.now();
    child.kill("SIGTERM");
    await ended(child);
    const tookMs = performance.now() - toldAt;
    mailServer.close();

    expect(child.exitCode).toBe(0);
    // It was waited for, and given up long before the letter was.
    expect(tookMs).toBeGreaterThan(9_000);
    expect(tookMs).toBeLessThan(14_000);
  });

  it("says in a sentence that the database of DATABASE_URL does not answer, to whoever reads no log", async () => {
    const { stderr } = startProgram({ DATABASE_URL: `postgres://bank:x@127.0.0.1:${await freePort()}/bank` });

    const [said] = await once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });

    expect(`${said}`).toBe("Waiting for the database, which does not answer (ECONNREFUSED): look at DATABASE_URL.\n");
  });

  it("says what it waits for where there is no DATABASE_URL and nobody has started a database", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-without-database-"));
    const { stderr } = startProgram({ DATA_DIR: dataDir });

    const said = once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });

    expect(`${await said.finally(() => rmSync(dataDir, { recursive: true }))}`).toBe(
      "Waiting for an embedded database in DATA_DIR, which `npm start` starts. Another one is named by DATABASE_URL.\n",
    );
  });

  it("R20 a stop ends an API that still waits for its database, by itself: in a container nobody else would", async () => {
    const child = startProgram({
      DATABASE_URL: `postgres://bank:x@127.0.0.1:${await freePort()}/bank`,
      LOG_LEVEL: "silent",
    });
    await once(child.stdout, "data");

    child.kill("SIGTERM");
    await ended(child);

    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
  });

  it.each([
    ["no password", "", "password must be a string"],
    ["a wrong password", ":canary", "password authentication failed"],
    ["encryption", ":canary", "does not support SSL", "?ssl=1"],
  ])("an API that its database does not let in says why and ends: %s", async (_what, password, why, query = "") => {
    const { username, host } = new URL(bank.url);
    const DATABASE_URL = `postgres://${username}${password}@${host}/bank${query}`;

    const { exitCode, said } = await outcomeOf({ DATABASE_URL });

    expect(exitCode).toBe(1);
    expect(said).toContain(why);
    expect(said).not.toContain("canary");
  });

  /** What PgBouncer answers to whoever comes, whatever it is asked. */
  async function poolerThatSays(message: string) {
    const body = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
    const head = Buffer.from("E____");
    head.writeInt32BE(body.length + 4, 1);
    const pooler = createServer((socket) => {
      socket.on("error", () => {}).once("data", () => socket.end(Buffer.concat([head, body])));
    });
    await once(pooler.listen(0, "127.0.0.1"), "listening");
    const { port: at } = pooler.address() as AddressInfo;
    return { url: `postgres://bank:canary@127.0.0.1:${at}/bank`, close: () => pooler.close() };
  }

  it.each([
    ["no such database: bonk", ""],
    ["SASL authentication failed", ""],
    [
      "unsupported startup parameter: options",
      ". DATABASE_URL is a pooler: set DATABASE_POOLER=1, and no options in DATABASE_URL.",
    ],
  ])("an API that PgBouncer does not let in says why and ends, and so does a command: %s", async (why, more) => {
    const pooler = await poolerThatSays(why);

    const { exitCode, said } = await outcomeOf({ DATABASE_URL: pooler.url });
    const command = startProgram({ DATABASE_URL: pooler.url }, [], "migrate");
    const [saidByCommand] = await once(command.stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });
    await ended(command);
    pooler.close();

    const sentence = `The database does not let the bank in: ${why}${more}\n`;
    expect(exitCode).toBe(1);
    expect(said).toContain(sentence);
    expect([command.exitCode, `${saidByCommand}`]).toEqual([1, sentence]);
    expect(said).not.toContain("canary");
  });

  it("an API behind a pooler tells what nobody has set on its role, and nothing where all is", async () => {
    const { host } = new URL(bank.url);
    const db = bank.connect(1);
    await db.query("CREATE ROLE pooled SUPERUSER LOGIN PASSWORD 'p'");
    await db.query("ALTER ROLE pooled SET lock_timeout = '2s'");
    const environment = { DATABASE_URL: `postgres://pooled:p@${host}/bank`, DATABASE_POOLER: "1" };

    const { said: before } = await outcomeOf(environment);
    const settings = readFileSync(join(import.meta.dirname, "../../deploy/roles.sql"), "utf8");
    await db.query(settings.replaceAll("ROLE bank", "ROLE pooled")).finally(() => db.end());
    const { said: after } = await outcomeOf(environment);

    const [told] = before.split("\n").filter((line) => line.includes("roles.sql"));
    expect(JSON.parse(told ?? "{}").settings.sort()).toEqual([
      "enable_seqscan",
      "idle_in_transaction_session_timeout",
      "jit",
      "statement_timeout",
    ]);
    expect(after).toContain('"ready"');
    expect(after).not.toContain("roles.sql");
  });

  it("an API whose database account may make no tables says so and ends", async () => {
    const db = bank.connect(1);
    await db.query("CREATE ROLE guest LOGIN PASSWORD 'p'");
    await db.query("CREATE DATABASE of_somebody_else").finally(() => db.end());
    const { host } = new URL(bank.url);

    const outcome = await outcomeOf({ DATABASE_URL: `postgres://guest:p@${host}/of_somebody_else` });

    expect(outcome).toMatchObject({
      exitCode: 1,
      said: expect.stringMatching(/what it needs: permission denied for schema public$/m),
    });
  });

  it("says why it waits for a database that can only be read", async () => {
    const { username, password, host } = new URL(bank.url);
    const readOnly = `postgres://${username}:${password}@${host}/bank?options=-cdefault_transaction_read_only%3Don`;
    const { stderr } = startProgram({ DATABASE_URL: readOnly });

    const [said] = await once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });

    expect(`${said}`).toBe("Waiting for the database, which can only be read (25006): look at DATABASE_URL.\n");
  });

  /** A database of its own whose server says of every table that it has no room for it, as one with a full disk does. */
  async function withoutRoom(name: string): Promise<string> {
    const admin = bank.connect(1);
    await admin.query(`CREATE DATABASE ${name}`).finally(() => admin.end());
    const url = new URL(bank.url);
    url.pathname = `/${name}`;
    const db = new pg.Client({ connectionString: url.href });
    await db.connect();
    await db
      .query(
        `CREATE FUNCTION out_of_room() RETURNS event_trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
         CREATE EVENT TRIGGER out_of_room ON ddl_command_start EXECUTE FUNCTION out_of_room()`,
      )
      .finally(() => db.end());
    return url.href;
  }

  it("says that the disk of the database is full, of the embedded one too, where `npm start` shows no log", async () => {
    const url = await withoutRoom("without_room");
    const dataDir = mkdtempSync(join(tmpdir(), "bank-without-room-"));
    writeAddress(dataDir, url);

    const said = [{ DATABASE_URL: url }, { DATA_DIR: dataDir }].map(async (environment) => {
      const { stderr } = startProgram(environment);
      const [first] = await once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });
      return `${first}`;
    });

    const full = "Waiting for the database, which has no room left on its disk (53100).\n";
    expect(await Promise.all(said).finally(() => rmSync(dataDir, { recursive: true }))).toEqual([full, full]);
  });

  it("says that the database has no connection left, and not that its address is wrong", async () => {
    const db = bank.connect(1);
    await db.query("CREATE ROLE crowded LOGIN PASSWORD 'p' CONNECTION LIMIT 0").finally(() => db.end());
    const { host } = new URL(bank.url);
    const { stderr } = startProgram({ DATABASE_URL: `postgres://crowded:p@${host}/bank` });

    const [said] = await once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });

    expect(`${said}`).toBe("Waiting for the database, which has no connection left (53300).\n");
  });

  it("says at once that a backup keeps it from what it has to migrate, and lets everybody else at it until it tries again", async () => {
    const admin = bank.connect(1);
    await admin.query("CREATE DATABASE read_for_long").finally(() => admin.end());
    const url = Object.assign(new URL(bank.url), { pathname: "/read_for_long" }).href;
    const db = openDatabase(url, { max: 2, isPatient: true });
    await migrate(db, MIGRATIONS.slice(0, -1));
    const backup = await db.connect();
    await backup.query("SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT FROM users LIMIT 1");
    const { stderr } = startProgram({ DATABASE_URL: url });

    const [said] = await once(stderr, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });
    const reads: unknown[] = [];
    for (let read = 0; read < 20; read++) {
      reads.push(await db.query("SET lock_timeout = 200; SELECT FROM users").catch((error: Error) => error.message));
      await sleep(150);
    }
    const refused = reads.filter((read) => typeof read === "string");
    backup.release(true);
    await db.end();

    expect(`${said}`).toBe(
      "Waiting for the database, which somebody else, such as a backup, holds where it is to be changed (55P03).\n",
    );
    expect(refused).toEqual([]);
  });

  it.each(["API_PORT", "METRICS_PORT"])(
    "an API whose port is taken says which variable to look at, and ends: %s",
    async (name) => {
      const child = startProgram({ DATABASE_URL: bank.url, [name]: `${port}` });
      let said = "";
      child.stderr.on("data", (chunk) => {
        said += chunk;
      });
      await once(child, "close");

      expect([child.exitCode, said]).toEqual([
        1,
        expect.stringMatching(`^The port is taken.*look at ${name} and HOST.\n$`),
      ]);
    },
  );

  it("an API that is no demo brings none of the demo's people, whose password everybody can read", async () => {
    const db = bank.connect(1);
    const known = "SELECT email FROM users WHERE role = 'admin' OR password_hash IS NOT NULL";

    const { rows } = await db.query(known).finally(() => db.end());

    expect(rows).toEqual([]);
  });

  it("an API does by itself what nobody calls for, each of its works soon after it has started", async () => {
    const metricsPort = await freePort();
    startProgram({ DATABASE_URL: bank.url, METRICS_PORT: `${metricsPort}` }).stdout.resume();
    const wentThrough = async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null);
      const told = (await answer?.text()) ?? "";
      return [...told.matchAll(/^bank_chore_last_success_timestamp_seconds\{chore="(\w+)"\} [1-9]/gm)].map(
        ([, name]) => name,
      );
    };
    let works = await wentThrough();
    for (const giveUpAt = Date.now() + PATIENCE_MS; works.length < 4 && Date.now() < giveUpAt; ) {
      await sleep(100);
      works = await wentThrough();
    }

    expect(works.sort()).toEqual(["forgetting", "mail", "seals", "search"]);
  });

  it("R3 an API that is started first is alive, not ready, and becomes ready once its database is there", async () => {
    const db = bank.connect(1);
    await db.query("CREATE DATABASE late").finally(() => db.end());
    const address = new URL(bank.url);
    const postgres = Number(address.port);
    const door = await freePort();
    address.pathname = "/late";
    address.port = String(door);
    const child = startProgram({ DATABASE_URL: address.href, LOG_LEVEL: "silent" });
    const { listening } = JSON.parse(String(await new Promise((done) => child.stdout.once("data", done)))) as {
      listening: string;
    };
    const statusOf = async (path: string) => (await fetch(`${listening}/api${path}`)).status;
    const asStranger = () =>
      fetch(`${listening}/api/me`, { method: "POST", headers: { authorization: `Bearer ${"x".repeat(43)}` } });

    const early = [await statusOf("/healthz"), await statusOf("/readyz")];
    const call = await asStranger();
    // The database comes up where it was looked for.
    const opened = createServer((socket) => {
      const through = connect(postgres, "127.0.0.1");
      socket.on("error", () => through.destroy()).pipe(through);
      through.on("error", () => socket.destroy()).pipe(socket);
    })
      .listen(door, "127.0.0.1")
      .unref();
    const giveUpAt = Date.now() + 60_000;
    while ((await statusOf("/readyz")) !== 200 && Date.now() < giveUpAt) await sleep(50);
    const late = [await statusOf("/healthz"), await statusOf("/readyz"), (await asStranger()).status];

    expect([...early, call.status]).toEqual([200, 503, 503]);
    expect(call.headers.get("retry-after")).toBe("1");
    expect(late).toEqual([200, 200, 401]);
    expect(child.exitCode).toBeNull();
    child.kill("SIGKILL");
    await ended(child);
    opened.close();
  });

  it("R3 an API whose database was started again at another address ends, so that one that knows it can start", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-moved-"));
    const before = new URL(bank.url);
    before.port = String(await freePort());
    writeAddress(dataDir, before.href);
    const child = startProgram({ DATA_DIR: dataDir, DEMO: "1", LOG_LEVEL: "silent" });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    await once(child.stdout, "data");
    expect(child.exitCode).toBeNull();

    writeAddress(dataDir, bank.url);
    const giveUpAt = Date.now() + 60_000;
    while (child.exitCode === null && Date.now() < giveUpAt) await sleep(50);
    const { exitCode } = child;
    child.kill("SIGKILL");

    expect(exitCode).toBe(1);
    expect(said).toContain("The database was started again at another address.");
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says that its database is there without the password, which VERBOSE=1 would bring into a log", async () => {
    const env = { PATH: process.env.PATH ?? "", DATA_DIR: bank.dataDir };
    const child = spawn(process.execPath, [DATABASE], { env });
    children.push(child);

    const [said] = await once(child.stdout, "data");
    child.kill("SIGKILL");
    await ended(child);

    expect(JSON.parse(String(said))).toEqual({ ready: "database" });
    expect(String(said)).not.toContain(new URL(bank.url).password);
  });

  if (existsSync("/proc/self"))
    it("leaves the database to the start that it has found it running under", async () => {
      const before = bank.postgresPid();
      const child = spawn(process.execPath, [DATABASE], {
        env: { PATH: process.env.PATH ?? "", DATA_DIR: bank.dataDir },
      });
      children.push(child);
      await once(child.stdout, "data");

      child.kill("SIGTERM");
      await ended(child);

      expect(child.exitCode).toBe(0);
      const db = bank.connect(1);
      expect((await db.query("SELECT 1 AS one").finally(() => db.end())).rows).toEqual([{ one: 1 }]);
      expect(bank.postgresPid()).toBe(before);
    });

  it("takes along a database whose start was killed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-taken-over-"));
    const lockFile = join(dataDir, "postgres/data/postmaster.pid");
    const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir };
    const first = spawn(process.execPath, [DATABASE], { env });
    children.push(first);
    await once(first.stdout, "data");
    first.kill("SIGKILL");
    await ended(first);
    const next = spawn(process.execPath, [DATABASE], { env });
    children.push(next);
    await once(next.stdout, "data");

    next.kill("SIGTERM");
    await ended(next);

    expect([next.exitCode, takeAway(dataDir, lockFile)]).toEqual([0, false]);
  });

  it.each([
    ["has started", ({ stdout }: ChildProcess) => once(stdout ?? process.stdin, "data")],
    [
      "is only starting",
      async (_child: ChildProcess, lockFile: string) => {
        while (!existsSync(lockFile)) await sleep(5);
      },
    ],
  ])("leaves no PostgreSQL behind that %s when what keeps it is told to stop", async (_when, arrived) => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-stopped-"));
    // PostgreSQL removes it once everything is on the disk.
    const lockFile = join(dataDir, "postgres/data/postmaster.pid");
    const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir };
    const child = spawn(process.execPath, [DATABASE], { env });
    children.push(child);
    await arrived(child, lockFile);

    child.kill("SIGTERM");
    await ended(child);
    const isLeft = takeAway(dataDir, lockFile);

    expect([child.exitCode, isLeft]).toEqual([0, false]);
  });

  it("does not start where it cannot write, with keys of its own or without", async () => {
    // Whatever rights a test has, a file holds no folder, and /proc takes none.
    const unfit: [string, string][] = [[join(PROGRAM, "data"), "ENOTDIR"]];
    if (existsSync("/proc/self")) unfit.push(["/proc/nope", "ENOENT"]);
    for (const [DATA_DIR, code] of unfit) {
      for (const keys of [NOT_SET, SECRETS]) {
        const child = startProgram({ DATABASE_URL: bank.url, DATA_DIR, ...keys });
        let said = "";
        child.stderr.on("data", (chunk) => {
          said += chunk;
        });
        child.stdout.on("data", () => child.kill("SIGKILL"));
        await ended(child);

        expect([child.exitCode, said]).toEqual([1, `In DATA_DIR the bank has to write, and cannot (${code}).\n`]);
      }
    }
  });

  it("R21 a process starts on a database that the next release has migrated when it is told that it may", async () => {
    const db = bank.connect(1);
    await db.query("INSERT INTO migrations (name, checksum) VALUES ('999-next', 'theirs')");

    const refused = await outcomeOf({ DATABASE_URL: bank.url });
    const started = await outcomeOf({ DATABASE_URL: bank.url, DATABASE_MAY_BE_AHEAD: "1" });
    await db.query("DELETE FROM migrations WHERE name = '999-next'").finally(() => db.end());

    expect(refused).toEqual({ exitCode: 1, said: expect.stringContaining("999-next, which is not known here") });
    expect(started).toEqual({ exitCode: null, said: expect.stringContaining('"ready"') });
  });

  it.each([
    ["PIN_KEY", () => ({ PIN_KEY: "another" })],
    // Nothing is set, and the folder is empty: it makes its own.
    [
      "AUDIT_KEY and CARD_KEY and OUTBOX_KEY and PIN_KEY",
      () => ({ ...NOT_SET, DATA_DIR: join(bank.dataDir, "empty") }),
    ],
  ])("an API with other keys than its database is kept under says which, and ends: %s", async (names, keys) => {
    const said = expect.stringContaining(`is kept under another ${names}. Start with`);

    expect(await outcomeOf({ DATABASE_URL: bank.url, ...keys() })).toEqual({ exitCode: 1, said });
  });

  it.each([
    ["its disk is full", "/dev/full"],
    ["its reader stands still", null],
  ])("goes on, and ends when it is told to, while the log takes nothing: %s", async (_why, file) => {
    const log = file === null ? "pipe" : openSync(file, "w");
    const apiPort = await freePort();
    const child = spawn(process.execPath, [PROGRAM], {
      env: {
        DATABASE_URL: bank.url,
        DATA_DIR: bank.dataDir,
        DEMO: "0",
        API_PORT: `${apiPort}`,
        LOG_LEVEL: "debug",
        ...SECRETS,
      },
      stdio: ["ignore", log, "ignore"],
    });
    children.push(child);
    const answerTo = (path: string) =>
      fetch(`http://127.0.0.1:${apiPort}/api${path}`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status,
        () => null,
      );
    const giveUpAt = Date.now() + PATIENCE_MS;
    while ((await answerTo("/readyz")) !== 200 && Date.now() < giveUpAt) await sleep(50);
    // Each is logged in a line, and a pipe holds 64 kB of them.
    const statuses = new Set<number | null>();
    for (let call = 0; call < 500 && !statuses.has(null); call++) statuses.add(await answerTo("/healthz"));
    child.kill("SIGTERM");
    await Promise.race([ended(child), sleep(PATIENCE_MS)]);
    if (typeof log === "number") closeSync(log);

    expect([...statuses, child.exitCode]).toEqual([200, 0]);
  });

  it("R24 a process that lost track of itself says so and ends, so that a fresh one can start", async () => {
    const child = startProgram({ DATABASE_URL: bank.url }, [
      "--import",
      `data:text/javascript,process.on("SIGUSR2", () => { Promise.reject(new Error(["can", "ary"].join(""))); })`,
    ]);
    let log = "";
    child.stdout.on("data", (chunk) => {
      log += chunk;
      if (String(chunk).includes('"listening"')) child.kill("SIGUSR2");
    });
    await ended(child);

    expect(child.exitCode).toBe(1);
    expect(log).toContain("unhandled rejection");
    expect(log).not.toContain("canary");
  });
});

/** Freezes a server and all of its children: itself first, so that it can start no more of them. */
function freeze(pid: number): number[] {
  signal(pid, "SIGSTOP");
  const parentOf = (candidate: string) => {
    try {
      return Number(readFileSync(`/proc/${candidate}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
    .map(Number);
  for (const child of children) signal(child, "SIGSTOP");
  return [pid, ...children];
}

/** To fill a disk takes one that is small, and to mount that takes root. */
if (process.platform === "linux" && process.getuid?.() === 0) {
  describe("the bank on a disk that fills up", onADiskThatFillsUp);
} else {
  it("R11 is tried by root, in CI", () => {
    const workflow = readFileSync(join(import.meta.dirname, "../../.github/workflows/ci.yml"), "utf8");
    expect(workflow).toMatch(/sudo .*npx jest api\/src\/process\.test\.ts -t R11/);
  });
}

function onADiskThatFillsUp() {
  let bank: BankUnderTest;
  beforeAll(async () => {
    buildBank();
    bank = new BankUnderTest();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m,mode=0755", "tmpfs", bank.dataDir]);
    await bank.startDatabase();
  });
  afterAll(async () => {
    // What is mounted cannot be removed.
    await bank.stop().catch(() => {});
    execFileSync("umount", [bank.dataDir]);
    rmSync(bank.dataDir, { recursive: true, force: true });
  });

  it("R11 answers writes with 503 and reads as ever, and goes on by itself once there is room", async () => {
    const port = await bank.startApi();
    const people = await bank.addCustomers(10, 1_000_000n);
    const [sender, recipient] = people;
    if (!sender || !recipient) throw new Error("There are no people.");
    const authorization = `Bearer ${sender.token}`;
    const read = (path: string) => {
      const connection = new HttpConnection(port, PATIENCE_MS);
      return connection.send("GET", `/api${path}`, { authorization }).finally(() => connection.close());
    };
    const send = (key = randomUUID()) => {
      const connection = new HttpConnection(port, PATIENCE_MS);
      const body = JSON.stringify({
        account_id: sender.accountId,
        recipient_account: recipient.accountNumber,
        amount: 1,
        pin: PIN,
      });
      return connection
        .send("POST", "/api/transactions/transfer", { authorization, "idempotency-key": key }, body)
        .finally(() => connection.close());
    };
    let done = 0;
    const before = await send();
    if (before.status === 200) done++;

    const filler = join(bank.dataDir, "filler");
    fill(filler);
    const keys: ReturnType<typeof randomUUID>[] = [];
    let refused = 0;
    for (let attempt = 0; attempt < 600 && refused < 5; attempt++) {
      const key = randomUUID();
      const { status } = await send(key);
      if (status === 200) done++;
      else if (status === 503) {
        refused++;
        keys.push(key);
      } else if (status === 429) await sleep(200);
      else throw new Error(`A transfer was answered ${status}.`);
    }
    await sleep(1_100);
    const reads = [await read("/accounts"), await read("/transactions?limit=10")];
    rmSync(filler);
    const after: number[] = [];
    for (const key of keys) {
      let reply = await send(key);
      for (let again = 0; reply.status !== 200 && again < 50; again++) {
        await sleep(100);
        reply = await send(key);
      }
      after.push(reply.status);
      done++;
    }

    expect(refused).toBe(5);
    expect(reads.map(({ status }) => status)).toEqual([200, 200]);
    expect(after).toEqual(Array(5).fill(200));
    const db = bank.connect(1);
    try {
      expect(await verifyBooks(db)).toMatchObject({ sum: 0n, unbalancedJournals: 0, accountsOffTheirPostings: 0 });
      const { rows } = await db.query<{ count: bigint }>("SELECT count(*) FROM transfers");
      expect(Number(rows[0]?.count)).toBe(done);
    } finally {
      await db.end();
    }
  });
}

/** Until not another byte fits. */
function fill(file: string) {
  const handle = openSync(file, "w");
  try {
    for (const size of [1_048_576, 4_096, 1]) {
      const chunk = Buffer.alloc(size, 1);
      try {
        for (;;) if (writeSync(handle, chunk) < size) break;
      } catch (error) {
        if (!String(error).includes("ENOSPC")) throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Whoever is gone needs no signal: a server's children come and go. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT") {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
