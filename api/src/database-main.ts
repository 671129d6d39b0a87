import { whenToldToStop } from "@lintel/contract/leaving";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./platform/postgres/embedded-postgres";
import { EmbeddedPostgresError } from "./platform/postgres/embedded-postgres-error";

/**
 * Keeps the embedded PostgreSQL running. Prints one JSON line once it takes connections: that it does, since its address has the password in it
 * and stays in its file. SIGTERM or SIGINT stops it.
 */
const dataDir = process.env.DATA_DIR || ".data";
let isStopping = false;
let running = start();

whenToldToStop(async () => {
  isStopping = true;
  // One that is only starting would outlive us unseen.
  await (await running).stop();
  process.exit(0);
});

await running;
process.stdout.write(`${JSON.stringify({ ready: "database" })}\n`);

while (!isStopping) {
  await (await running).ended();
  if (!isStopping) running = start();
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
