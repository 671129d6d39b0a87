import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoSecrets } from "../../api/src/platform/demo-secrets";
import { readAddress } from "../../api/src/platform/postgres/address";
import { said, stopped } from "../../tools/start/child-process";
import prepare, { root } from "../harness/prepare";

/** A database that the benchmark can reach as well: rows by the hundred thousand are not typed in through the bank. */
export default async function withDatabase(): Promise<() => Promise<void>> {
  prepare();
  const folder = await mkdtemp(join(tmpdir(), "lintel-bench-"));
  const program = spawn(process.execPath, ["--import", "./tools/start/end-with-parent.mjs", "api/dist/database.js"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    // The first pipe is never written to: a run that is killed leaves no database running.
    stdio: ["pipe", "pipe", "inherit"],
  });
  await said(program, /\{.*\}/);
  process.env.DATABASE_URL = readAddress(folder) ?? "";
  // Every site of the benchmark has a folder of its own, and would make keys of its own in it.
  Object.assign(process.env, demoSecrets(folder));

  return async () => {
    await stopped(program);
    await rm(folder, { recursive: true, force: true });
  };
}
