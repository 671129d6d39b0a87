import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import prepare, { root } from "../harness/prepare";

/** A database that the benchmark can reach as well: rows by the hundred thousand are not typed in through the bank. */
export default async function withDatabase(): Promise<() => Promise<void>> {
  prepare();
  const folder = await mkdtemp(join(tmpdir(), "lintel-bench-"));
  const program = spawn(process.execPath, ["api/dist/database.js"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env.DATABASE_URL = await new Promise<string>((done, failed) => {
    program.stdout.once("data", (line: Buffer) => done((JSON.parse(line.toString()) as { url: string }).url));
    program.once("exit", () => failed(new Error("PostgreSQL did not start.")));
  });

  return async () => {
    const ended = new Promise((done) => program.once("exit", done));
    program.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
