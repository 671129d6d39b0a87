import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error";

const PORT_FREE_WITHIN_MS = 1_000;

/** Where the launcher leaves the address for the processes that use the database. Readable by the owner alone: it holds the password. */
export function addressFile(dataDir: string): string {
  return join(dataDir, "postgres.json");
}

export function readAddress(dataDir: string): string | null {
  try {
    const { url } = JSON.parse(readFileSync(addressFile(dataDir), "utf8")) as { url?: unknown };
    return typeof url === "string" ? url : null;
  } catch {
    return null;
  }
}

export function readPort(dataDir: string): number {
  const url = readAddress(dataDir);
  return url ? Number(new URL(url).port) : 0;
}

export function readPassword(dataDir: string): string | null {
  const url = readAddress(dataDir);
  return url ? new URL(url).password : null;
}

export function writeAddress(dataDir: string, url: string) {
  // A full disk has no room for it once more, and whoever starts PostgreSQL over and over would leave a draft each time.
  if (readAddress(dataDir) === url) return;
  const draft = `${addressFile(dataDir)}.${process.pid}`;
  try {
    // The password stands nowhere else: after a power cut, an empty file would shut out the bank for good.
    writeFileSync(draft, JSON.stringify({ url }), { mode: 0o600, flush: true });
    renameSync(draft, addressFile(dataDir));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The port of last time when it is still free, so that those who know the address find the database again. */
export async function freePort(preferred: number): Promise<number> {
  // A child of a killed server that was only just born holds the port for a moment longer.
  for (let waited = 0; preferred !== 0 && waited < PORT_FREE_WITHIN_MS; waited += 50) {
    if ((await probe(preferred)) !== null) return preferred;
    await sleep(50);
  }
  const port = await probe(0);
  if (port === null) throw new EmbeddedPostgresError("There is no free port on 127.0.0.1 for PostgreSQL.");
  return port;
}

function probe(candidate: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(null));
    server.listen(candidate, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" ? (address?.port ?? null) : null));
    });
  });
}
