import { setTimeout as sleep } from "node:timers/promises";
import { Plain } from "./run.mjs";
import { Supervisor } from "./supervisor.mjs";

// A slow machine may take minutes where a quick one takes seconds; whoever is not wanted any more is stopped by Ctrl-C.
const READY_WITHIN_MS = 300_000;
const WILDCARDS = new Set(["0.0.0.0", "::"]);

/**
 * Runs database, API and site under one supervisor, and returns once the bank takes calls.
 * @param {{ port: number, apiPort: number, dataDir: string, environment?: Record<string, string> }} options
 */
export async function startBank({ port, apiPort, dataDir, environment = {} }) {
  const shared = { ...process.env, ...environment, DATA_DIR: dataDir, API_PORT: String(apiPort) };
  const supervisor = new Supervisor();
  supervisor.stopOnSignals();
  if (!process.env.DATABASE_URL) await supervisor.run("database", ["api/dist/database.js"], shared);
  supervisor.run("api", ["api/dist/main.js"], {
    ...shared,
    HOST: "127.0.0.1",
    // The site stands before it and says who is calling.
    TRUSTED_PROXIES: "1",
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  });
  supervisor.run("site", ["site/dist/main.js"], { ...shared, PORT: String(port), DEMO: isDemo() ? "1" : "0" });

  const { HOST } = shared;
  const host = HOST && !WILDCARDS.has(HOST) ? (HOST.includes(":") ? `[${HOST}]` : HOST) : null;
  await ready(`http://${host ?? "127.0.0.1"}:${port}`, supervisor);
  announce(`http://${host ?? "localhost"}:${port}`);
}

async function ready(address, supervisor) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  await supervisor.stop();
  throw new Plain("The bank did not become ready within five minutes. Its last words are above.");
}

function isDemo() {
  const { DEMO, DATABASE_URL, NODE_ENV } = process.env;
  return DEMO ? /^(1|true)$/.test(DEMO) : !DATABASE_URL && NODE_ENV !== "production";
}

function announce(address) {
  console.log(`\nLintel is open at ${address}\n`);
  if (!isDemo()) {
    // The API says so too, in its log, which nobody is shown here.
    if (!process.env.SMTP_URL) console.log("  No mail is sent, and nobody can log in: set SMTP_URL, or DEMO=1.\n");
    return;
  }
  console.log("  Demo people, password Demo-pass-1! and PIN 4826:");
  console.log("    customer@example.com   two accounts, two cards, 14 months of history");
  console.log("    admin@example.com      the admin console");
  console.log("    suspended@example.com  may look, may not pay");
  console.log("    newcomer@example.com   no PIN and no account yet");
  console.log(process.env.SMTP_URL ? "" : `  Codes are mailed to ${address}/dev/mailbox\n`);
  console.log("  Ctrl-C stops everything.");
}
