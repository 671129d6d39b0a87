import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { stopped } from "../../tools/start/child-process";
import { freePort } from "../../tools/start/ports.mjs";
import { pinHmac } from "../src/access/pin/check-pins";
import { openEnvelope } from "../src/mail/outbox";
import { onlyRow, openDatabase } from "../src/platform/database";
import { readAddress } from "../src/platform/postgres/address";

const api = resolve(import.meta.dirname, "..");
const END_WITH_PARENT = resolve(api, "..", "tools", "start", "end-with-parent.mjs");
export const PIN = "4826";
/** In hex, in which none spells a word that production takes for an example. */
export const SECRETS = {
  PIN_KEY: randomBytes(32).toString("hex"),
  CARD_KEY: randomBytes(32).toString("hex"),
  AUDIT_KEY: randomBytes(32).toString("hex"),
  OUTBOX_KEY: randomBytes(32).toString("hex"),
};

export interface BenchCustomer {
  id: string;
  token: string;
  accountId: string;
  accountNumber: string;
}

/** The bank as it is deployed: the built programs, in processes of their own, on a real disk. */
export class BankUnderTest {
  readonly dataDir = mkdtempSync(join(tmpdir(), "bank-bench-"));
  private database: ChildProcess | null = null;
  private readonly apis = new Map<number, ChildProcess>();

  constructor(
    private readonly environment: Record<string, string> = {},
    private readonly apiProgram = "main.js",
  ) {}

  get url(): string {
    const url = readAddress(this.dataDir);
    if (!url) throw new Error("The database has not been started.");
    return url;
  }

  async startDatabase() {
    this.database = this.run("database.js", {});
    await this.until(async () => {
      const db = this.connect(1);
      await db.query("SELECT 1").finally(() => db.end());
    });
  }

  /** What PostgreSQL takes only as it starts. */
  async restartDatabaseWith(setting: string, value: string) {
    const pid = this.postgresPid();
    if (pid === null) throw new Error("The database has not been started.");
    const db = this.connect(1);
    await db.query(`ALTER SYSTEM SET ${setting} = ${value}`).finally(() => db.end());
    process.kill(pid, "SIGINT");
    await this.until(async () => {
      const restarted = this.connect(1);
      const { rows } = await restarted.query(`SHOW ${setting}`).finally(() => restarted.end());
      if (rows[0]?.[setting] !== value) throw new Error("It has not been started again.");
    });
  }

  connect(max = 4): pg.Pool {
    return openDatabase(this.url, { max });
  }

  /** Gives the port once it is ready. */
  async startApi(environment: Record<string, string> = {}, port?: number): Promise<number> {
    const at = port ?? (await freePort());
    this.apis.set(at, this.run(this.apiProgram, { API_PORT: String(at), ...environment }));
    await this.until(async () => {
      const response = await fetch(`http://127.0.0.1:${at}/api/readyz`);
      if (!response.ok) throw new Error("not ready");
    });
    return at;
  }

  apiProcess(port: number): ChildProcess {
    const process = this.apis.get(port);
    if (!process) throw new Error("No API runs on this port.");
    return process;
  }

  /** Bytes of memory that an API process holds. */
  residentBytes(port: number): number {
    const status = readFileSync(`/proc/${this.apiProcess(port).pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }

  /** Microseconds of processor time so far, of an API process and of the database with all its processes, as far as Linux tells. */
  processorTime(port: number): { api: number; database: number } {
    const server = String(this.postgresPid());
    const running = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
    const children = running.map(processorTimeOf).filter(({ parent }) => parent === server);
    const { own, ended } = processorTimeOf(server);
    return {
      api: processorTimeOf(this.apiProcess(port).pid).own,
      database: children.reduce((sum, child) => sum + child.own, own + ended),
    };
  }

  postgresPid(): number | null {
    try {
      const [first] = readFileSync(join(this.dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
      // The file is there before anything stands in it, and a signal to 0 would be one to ourselves.
      return Number(first) > 0 ? Number(first) : null;
    } catch {
      return null;
    }
  }

  /** People who are signed in and have money, put into the database directly. */
  async addCustomers(count: number, cents: bigint): Promise<BenchCustomer[]> {
    const key = createHash("sha256").update(SECRETS.PIN_KEY).digest();
    const people = Array.from({ length: count }, () => {
      const id = randomUUID();
      const token = randomBytes(32).toString("base64url");
      const digits = BigInt(`0x${randomBytes(6).toString("hex")}`) % 900_000_000_000n;
      return { id, token, accountId: randomUUID(), accountNumber: String(100_000_000_000n + digits) };
    });
    const db = this.connect(1);
    try {
      const ids = people.map(({ id }) => id);
      await db.query(
        `INSERT INTO users (id, firstname, lastname, email, banking_id, created_at)
         SELECT id, 'Bench', 'Customer', id || '@example.com', 'LNT-' || id, now() FROM unnest($1::uuid[]) AS id`,
        [ids],
      );
      await db.query("INSERT INTO pins (user_id, hmac) SELECT * FROM unnest($1::uuid[], $2::bytea[])", [
        ids,
        ids.map((id) => pinHmac(key, id, PIN)),
      ]);
      await db.query(
        `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
         SELECT hash, id, now(), now(), now() + interval '8 hours' FROM unnest($1::bytea[], $2::uuid[]) AS s (hash, id)`,
        [people.map(({ token }) => createHash("sha256").update(token).digest()), ids],
      );
      await db.query(
        `INSERT INTO accounts (id, kind, owner_id, account_number, created_at)
         SELECT account, 'checking', person, number, now() FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS a (account, person, number)`,
        [people.map(({ accountId }) => accountId), ids, people.map(({ accountNumber }) => accountNumber)],
      );
      if (cents > 0n) {
        const journals = people.map(() => randomUUID());
        await db.query(
          `WITH j AS (
             INSERT INTO journals (id, kind, booked_at) SELECT id, 'funding', now() FROM unnest($1::uuid[]) AS id
           )
           INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
           SELECT journal, 1, account, $3::bigint, $3::bigint, n * 2 FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS f (journal, account, n)
           UNION ALL
           SELECT journal, 2, '00000000-0000-4000-8000-000000000001', -$3::bigint,
             (SELECT balance FROM accounts WHERE kind = 'cash') - $3::bigint * n, n * 2 + 1
           FROM unnest($1::uuid[]) WITH ORDINALITY AS f (journal, n)`,
          [journals, people.map(({ accountId }) => accountId), cents],
        );
      }
      return people;
    } finally {
      await db.end();
    }
  }

  async stop() {
    for (const child of [...this.apis.values(), this.database]) {
      await Promise.race([stopped(child), sleep(12_000, undefined, { ref: false })]);
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private run(program: string, environment: Record<string, string>): ChildProcess {
    const flags = ["--import", END_WITH_PARENT, ...(process.env.NODE_FLAGS?.split(" ") ?? [])];
    return spawn(process.execPath, [...flags, join(api, "dist", program)], {
      env: {
        PATH: process.env.PATH ?? "",
        DATA_DIR: this.dataDir,
        DEMO: "0",
        LOG_LEVEL: "error",
        ...SECRETS,
        ...this.environment,
        ...environment,
      },
      // The pipe is never written to: a measurement that is broken off leaves no bank running.
      stdio: ["pipe", "ignore", "inherit"],
    });
  }

  /** Tries until it works, for half a minute. */
  async until(works: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      try {
        await works();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(50);
      }
    }
  }
}

/** Microseconds of processor time of a process, and of its children that have ended, as far as Linux tells. */
export function processorTimeOf(pid: string | number | undefined): { parent: string; own: number; ended: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .map(Number);
    const [own, ended] = [
      [11, 12],
      [13, 14],
    ].map((at) => at.reduce((sum, field) => sum + (fields[field] ?? 0), 0));
    return { parent: String(fields[1]), own: (own ?? 0) * 10_000, ended: (ended ?? 0) * 10_000 };
  } catch {
    return { parent: "", own: 0, ended: 0 };
  }
}

/** What is sent to move `amount` dollars. */
export function transferBody(from: BenchCustomer, to: BenchCustomer, amount: number) {
  return { account_id: from.accountId, recipient_account: to.accountNumber, amount, pin: PIN };
}

/** The code in the letter that was written last. */
export async function newestCode(db: pg.Pool): Promise<string> {
  const { letter } = onlyRow(await db.query<{ letter: Buffer }>("SELECT letter FROM outbox ORDER BY id DESC LIMIT 1"));
  const { code } = openEnvelope(createHash("sha256").update(SECRETS.OUTBOX_KEY).digest(), letter);
  if (code === undefined) throw new Error("The newest letter has no code.");
  return code;
}

/** In a process of its own, because bundlers and test runners do not share one well. */
export function buildBank() {
  execFileSync(process.execPath, ["--import", "./tools/typescript.mjs", "api/bench/build-bank.ts"], {
    cwd: resolve(api, ".."),
    stdio: ["ignore", "ignore", "inherit"],
  });
}
