/** `npm start`: from a fresh clone to a running bank. Plain JavaScript, because it runs before anything is installed. */
import { mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { resolve } from "node:path";
import { installIfMissing } from "./install.mjs";
import { root, runTypeScript } from "./run.mjs";
import { Supervisor } from "./supervisor.mjs";

const READY_WITHIN_MS = 60_000;

/** A failure whose message is the whole story for the person at the keyboard. */
class Plain extends Error {}

const port = Number(process.env.PORT ?? 3000);
const dataDir = resolve(root, process.env.DATA_DIR ?? ".data");
const isProduction = process.env.NODE_ENV === "production";
const isDemo =
  process.env.DEMO === undefined ? !process.env.DATABASE_URL && !isProduction : /^(1|true)$/.test(process.env.DEMO);

try {
  await start();
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  process.exit(1);
}

async function start() {
  if (await isTaken(port)) {
    throw new Plain(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  }
  mkdirSync(dataDir, { recursive: true });
  await installIfMissing();
  console.log("Building what has changed …");
  await runTypeScript("tools/prepare-cli.ts", { DATA_DIR: dataDir });

  const apiPort = process.env.API_PORT ?? String(await freePort());
  const shared = { ...process.env, DATA_DIR: dataDir, API_PORT: apiPort };
  const supervisor = new Supervisor();
  if (!process.env.DATABASE_URL) supervisor.run("database", ["api/dist/database.js"], shared);
  supervisor.run("api", ["api/dist/main.js"], {
    ...shared,
    HOST: "127.0.0.1",
    // The site stands before it and says who is calling.
    TRUSTED_PROXIES: "1",
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  });
  supervisor.run("site", ["site/dist/main.js"], { ...shared, PORT: String(port) });
  supervisor.stopOnSignals();

  await ready(supervisor);
  announce();
}

async function ready(supervisor) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  await supervisor.stop();
  throw new Plain("The bank did not become ready within a minute. Its last words are above.");
}

function announce() {
  console.log(`\nLintel is open at http://localhost:${port}\n`);
  if (!isDemo) return;
  console.log("  Demo people, password Demo-pass-1! and PIN 4826:");
  console.log("    customer@example.com   two accounts, two cards, 14 months of history");
  console.log("    admin@example.com      the admin console");
  console.log("    suspended@example.com  may look, may not pay");
  console.log("    newcomer@example.com   no PIN and no account yet");
  console.log(`  Codes are mailed to http://localhost:${port}/dev/mailbox\n`);
  console.log("  Ctrl-C stops everything.");
}

function isTaken(candidate) {
  return new Promise((done) => {
    const socket = connect({ port: candidate, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

async function freePort() {
  return new Promise((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port: free } = server.address();
      server.close(() => done(free));
    });
  });
}

function sentenceFor(error) {
  if (error instanceof Plain) return error.message;
  if (error?.code === "EACCES" || error?.code === "EPERM") return `No permission to write ${error.path ?? dataDir}.`;
  if (error?.code === "ENOSPC") return "The disk is full: the bank needs about 500 MB.";
  if (error?.isTold) return "It could not be started; the reason is above.";
  return `It could not be started: ${error instanceof Error ? error.message : String(error)}`;
}
