import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildBank } from "./bank-under-test";

const root = join(__dirname, "../..");

beforeAll(buildBank);

let folder: string;
let program: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stopped-"));
  // Run by root, a database below a private folder would lie elsewhere.
  chmodSync(folder, 0o755);
});
afterEach(() => {
  program.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function untilDatabaseRuns() {
  const isRunning = (name: string) => existsSync(join(folder, name, "postgres", "data", "postmaster.pid"));
  while (!readdirSync(folder).some(isRunning)) {
    if (program.exitCode !== null) throw new Error(`It ended with ${program.exitCode}.`);
    await sleep(20);
  }
}

it.each(["chaos", "fuzz", "guesses", "lists", "races", "trail"])(
  "%s leaves neither a database nor its folder behind where somebody stops it in the middle, by a Ctrl-C that comes twice",
  async (bench) => {
    program = spawn(process.execPath, ["--import", "./tools/typescript.mjs", `api/bench/${bench}.ts`], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let told = "";
    program.stderr?.on("data", (chunk) => (told += chunk));
    const ended = once(program, "exit");
    await untilDatabaseRuns();

    program.kill("SIGINT");
    await sleep(50);
    program.kill("SIGINT");

    expect(await ended).toEqual([1, null]);
    expect(readdirSync(folder)).toEqual([]);
    expect(told).toBe("");
  },
);
