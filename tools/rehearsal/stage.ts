import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BankUnderTest } from "../../api/bench/bank-under-test";
import { type Db, openDatabase } from "../../api/src/platform/database";
import { root } from "../build/apps";
import { stopped, undoneWhenStopped } from "../start/child-process";
import { freePort } from "../start/ports.mjs";
import { type MailServer, startMailServer } from "./mail-server";
import { startNginx, startPgBouncer, withAddresses } from "./programs";

export const BOTH = [0, 1] as const;

/** Everything of a deployment, on this machine: two sites, two APIs, nginx, PgBouncer, PostgreSQL and a mail server. */
export class Stage {
  private readonly folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  private readonly bank = new BankUnderTest({ NODE_ENV: "production", LOG_LEVEL: "warn" });
  private readonly sites: ChildProcess[] = [];
  private nginx: ChildProcess | undefined;
  private pgBouncer: ChildProcess | undefined;
  private pooledUrl = "";

  private constructor(
    private readonly releases: string,
    readonly mail: MailServer,
    private readonly ports: Readonly<Record<"outside" | "inside" | "pooler", number>>,
    private readonly sitePorts: readonly number[],
    private readonly apiPorts: readonly number[],
  ) {}

  /** `releases` is the folder whose store the sites serve. */
  static async open(releases: string): Promise<Stage> {
    const ports = { outside: await freePort(), inside: await freePort(), pooler: await freePort() };
    const mail = await startMailServer();
    const pair = async () => [await freePort(), await freePort()];
    const stage = new Stage(releases, mail, ports, await pair(), await pair());
    undoneWhenStopped(() => stage.close());
    try {
      await stage.start();
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  /** What customers call. */
  get port(): number {
    return this.ports.outside;
  }

  /** Past PgBouncer. */
  directly(): Db {
    return this.bank.connect(2);
  }

  /** As the API reaches it. */
  pooled(): Db {
    return openDatabase(this.pooledUrl, { max: 8, isPooled: true });
  }

  addCustomers(...how: Parameters<BankUnderTest["addCustomers"]>) {
    return this.bank.addCustomers(...how);
  }

  async startApi(index: 0 | 1): Promise<void> {
    const environment = {
      DATABASE_URL: this.pooledUrl,
      DATABASE_POOLER: "1",
      SMTP_URL: this.mail.url,
      PUBLIC_URL: `http://127.0.0.1:${this.port}`,
      TRUSTED_PROXIES: "1",
    };
    await this.bank.startApi(environment, this.apiPorts[index]);
  }

  stopApi(index: 0 | 1, signal?: NodeJS.Signals): Promise<number | null> {
    return stopped(this.bank.apiProcess(this.apiPorts[index] ?? 0), signal);
  }

  async startSite(index: 0 | 1): Promise<void> {
    const port = this.sitePorts[index];
    this.sites[index] = spawn(process.execPath, ["site/dist/main.js"], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: this.releases,
        API_URL: `http://127.0.0.1:${this.ports.inside}`,
        PUBLIC_URL: `http://127.0.0.1:${this.port}`,
        TRUSTED_PROXIES: "1",
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await this.bank.until(async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/`);
      if (status !== 200) throw new Error(`A site answers ${status}.`);
    });
  }

  stopSite(index: 0 | 1): Promise<number | null> {
    return stopped(this.sites[index]);
  }

  async close(): Promise<void> {
    await stopped(this.nginx);
    await Promise.all(BOTH.map((index) => this.stopSite(index)));
    // The APIs say goodbye to the database before it goes.
    await this.bank.stop();
    await stopped(this.pgBouncer);
    this.mail.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    await this.bank.startDatabase();
    const admin = this.directly();
    await admin.query(withAddresses("roles.sql", {}));
    await admin.end();
    const pooler = await startPgBouncer(this.folder, this.bank.url, this.ports.pooler);
    this.pgBouncer = pooler.process;
    this.pooledUrl = pooler.url;
    for (const index of BOTH) await this.startApi(index);
    this.nginx = await startNginx(this.folder, { ...this.ports, sites: this.sitePorts, apis: this.apiPorts });
    for (const index of BOTH) await this.startSite(index);
  }
}
