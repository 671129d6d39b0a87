import { MIGRATIONS } from "./migrations/migrations";
import { ConfigError, readConfig } from "./platform/config";
import { openDatabase } from "./platform/database";
import { demoSecrets } from "./platform/demo-secrets";
import { readAddress } from "./platform/embedded-postgres";
import { MigrationRefused, migrate } from "./platform/migrate";

const COMMANDS: Record<string, (words: string[]) => Promise<string>> = {
  async migrate() {
    const db = openDatabase(databaseUrl(), { max: 1 });
    try {
      const applied = await migrate(db, MIGRATIONS);
      return applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.";
    } finally {
      await db.end();
    }
  },
};

const [name = "", ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(`Say one of: ${Object.keys(COMMANDS).join(", ")}.\n`);
  process.exit(1);
}
try {
  process.stdout.write(`${await command(words)}\n`);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof MigrationRefused;
  process.stderr.write(isExpected ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}

function databaseUrl(): string {
  const config = readConfig(process.env, demoSecrets);
  const url = config.databaseUrl ?? readAddress(config.dataDir);
  if (!url) throw new ConfigError("There is no database: set DATABASE_URL, or start the bank once.");
  return url;
}
