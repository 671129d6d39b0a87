import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from "./platform/embedded-postgres";

/** Keeps the embedded PostgreSQL running. Prints one JSON line {"url"} once it takes connections; SIGTERM or SIGINT stops it. */
const dataDir = process.env.DATA_DIR || ".data";
let stopping = false;
let postgres = await start();
process.stdout.write(`${JSON.stringify({ url: postgres.url })}\n`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    stopping = true;
    void postgres.stop().then(() => process.exit(0));
  });
}

// One that was attached to is nobody's child: only looking tells that it ended.
for (;;) {
  await sleep(200);
  if (!stopping && !isAlive(postgres.pid())) postgres = await start();
}

async function start(): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(dataDir);
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function isAlive(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
