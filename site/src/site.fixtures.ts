import { generateKeyPairSync } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "@lintel/contract/schema";
import { type RemoteDeclaration, STARTER_FILES } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import { changeRegistry, withRemote } from "./releases/change-registry";
import { type Built, putRelease } from "./releases/put-release";
import type { SigningKey } from "./releases/signing";
import { createSite, type SiteOptions } from "./server";
import { folderStore, type ReleaseStore } from "./store/release-store";

export const ORIGIN = "https://bank.example";

/** What is said on the console from now on, which stays quiet. */
export function hearConsole(): string[] {
  const said: string[] = [];
  for (const level of ["warn", "error"] as const) {
    jest.spyOn(console, level).mockImplementation((...texts) => void said.push(texts.join(" ")));
  }
  return said;
}

/** A site over a store of its own, with two small remotes and a bank at which we decide what it says. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly store: ReleaseStore;
  readonly key: SigningKey;
  readonly bank: TestBank;
  close(): Promise<void>;
}

interface TestBank {
  readonly url: string;
  /** Everything that was told to it. */
  readonly reports: Report[];
  /** Addresses on whose behalf it was asked. */
  readonly askedFor: string[];
  hasReturned: boolean;
}

export const ADMIN = "Bearer an-admin";

export async function startSite(more: Partial<SiteOptions> = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), "lintel-site-"));
  const store = more.store ?? folderStore(join(folder, "store"));
  const key = newKey();
  const { bank, stop } = await startBank();

  const shell = await putRelease(store, "shell", await built(folder, "shell", "1"));
  await changeRegistry(store, key, (registry) => ({ ...registry, shell }));
  for (const name of ["mfe-one", "mfe-two"]) {
    const release = await putRelease(store, `remotes/${name}`, await built(folder, name, "1"));
    await changeRegistry(store, key, (registry) => withRemote(registry, declared(name), release));
  }
  const identity = { origin: ORIGIN, contact: { phone: "", email: "", address: "" }, isDemo: false, hasMailbox: false };
  const app = await createSite({ store, key, apiUrl: bank.url, idleMinutes: 15, identity, ...more });
  return {
    app,
    store,
    key,
    bank,
    async close() {
      await app.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { privateKey, publicKey: Buffer.from(x, "base64url").toString("base64") };
}

export function declared(name: string): RemoteDeclaration {
  const basePaths = [`/${name}/*`];
  return { name, team: `team of ${name}`, area: name, basePaths, access: "customer", nav: [], requires: {} };
}

export async function built(folder: string, name: string, version: string): Promise<Built> {
  const files = await mkdtemp(join(folder, "built-"));
  const prerendered = await mkdtemp(join(folder, "drawn-"));
  await mkdir(join(prerendered, "en", name), { recursive: true });
  const html = `<h1>About ${name}</h1><address>{address}</address>`;
  const drawn = { title: `About ${name}`, description: "", html, css: "h1{margin:0}" };
  await writeFile(join(prerendered, "en", name, "about.json"), JSON.stringify(drawn));
  await writeFile(join(files, "entry.js"), `// ${name} ${version}\n`);
  await writeFile(join(files, "page.js"), `// page of ${name} ${version}\n`);
  await writeFile(join(files, "starter.js"), `// starter of ${name} ${version}`);
  const dark = ':root[data-theme="dark"]';
  const contrast = `@media (prefers-contrast:more){:root{--line:#999999}${dark}{--line:#eeeeee}}`;
  const look = `:root{--canvas:#fefefe}@media screen{${dark}{--canvas:#010101}${contrast}}`;
  await writeFile(join(files, "look.css"), look);
  return {
    name,
    version,
    folder: files,
    prerendered,
    entry: "entry.js",
    styles: ["look.css"],
    pages:
      name === "shell"
        ? { [STARTER_FILES]: { scripts: ["starter.js"], languages: {} } }
        : Object.fromEntries(
            [`/${name}/:id`, `/${name}/about`].map((path) => [path, { scripts: ["page.js"], languages: {} }]),
          ),
    exposes: ["./routes"],
    shared: {},
  };
}

async function startBank(): Promise<{ bank: TestBank; stop(): Promise<void> }> {
  const reports: Report[] = [];
  const askedFor: string[] = [];
  const server = createServer((request, answer) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      askedFor.push(String(request.headers["x-forwarded-for"]));
      const say = (status: number, value: unknown) =>
        answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      if (request.url === "/api/telemetry") {
        reports.push(...(JSON.parse(body) as { reports: Report[] }).reports);
        say(200, { message: "Thank you." });
      } else if (request.url?.startsWith("/api/telemetry/verdict")) {
        say(200, { returned: bank.hasReturned });
      } else if (request.url === "/api/admin/releases") {
        const isAdmin = request.headers.authorization === ADMIN;
        say(isAdmin ? 200 : 403, isAdmin ? { health: [], newest: [] } : { message: "no", code: "forbidden" });
      } else say(404, {});
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const bank: TestBank = { url: `http://127.0.0.1:${port}`, reports, askedFor, hasReturned: false };
  return {
    bank,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export async function eventually<Value>(read: () => Promise<Value> | Value, isRight: (value: Value) => boolean) {
  for (const deadline = Date.now() + 60_000; ; ) {
    const value = await read();
    if (isRight(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(value)} after a minute.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
