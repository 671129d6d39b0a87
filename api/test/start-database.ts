import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../src/platform/postgres/embedded-postgres";
import { running } from "./running-database";

/** One real PostgreSQL for the whole run: the embedded one, or that of `TEST_DATABASE_URL`. Each test file makes a database of its own in it. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), "bank-tests-"));
  const postgres = await startEmbeddedPostgres(dataDir, { durable: false });
  running.postgres = postgres;
  running.dataDir = dataDir;

  process.env.TEST_DATABASE_URL = postgres.url;
}
