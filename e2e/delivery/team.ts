import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { said } from "../../tools/start/child-process";
import { test as base } from "../harness/bank";
import { root } from "../harness/prepare";

const NOT_COPIED = new Set(["node_modules", ".git", ".data", ".cache", "docs", "api", "e2e"]);
const WITHIN_MS = 600_000;

/** A team's own checkout: what it edits and publishes there changes nothing of what the tests run from. */
export class Team {
  private constructor(
    readonly folder: string,
    private readonly dataFolder: string,
  ) {}

  static async create(dataFolder: string): Promise<Team> {
    const folder = await mkdtemp(join(tmpdir(), "lintel-team-"));
    for (const name of await readdir(root)) {
      if (NOT_COPIED.has(name)) continue;
      await cp(join(root, name), join(folder, name), {
        recursive: true,
        filter: (source) => !relative(root, source).split("/").includes("node_modules"),
      });
      const own = join(root, name, "node_modules");
      if (existsSync(own)) await symlink(own, join(folder, name, "node_modules"));
    }
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    return new Team(folder, dataFolder);
  }

  /** As somebody has it who has not pulled since that commit, with what is installed today. */
  static async at(commit: string, dataFolder: string): Promise<Team> {
    const folder = await mkdtemp(join(tmpdir(), "lintel-team-"));
    execFileSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', commit, folder], { cwd: root });
    const installed = join(folder, "node_modules");
    await mkdir(join(installed, "@lintel"), { recursive: true });
    // Ours are links into a checkout, and have to lead into this one: else it would be built with what is shared today.
    for (const name of await readdir(join(root, "node_modules"))) {
      if (name !== "@lintel") await symlink(join(root, "node_modules", name), join(installed, name));
    }
    for (const name of await readdir(join(root, "node_modules", "@lintel"))) {
      if (existsSync(join(folder, name))) await symlink(join(folder, name), join(installed, "@lintel", name));
    }
    for (const name of await readdir(folder)) {
      const own = join(root, name, "node_modules");
      if (existsSync(own)) await symlink(own, join(folder, name, "node_modules"));
    }
    return new Team(folder, dataFolder);
  }

  async edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`Nothing of ${file} was changed.`);
    await writeFile(path, after);
  }

  /** What a person types, and what it prints. */
  async run(...command: string[]): Promise<{ code: number; output: string }> {
    return new Promise((done) => {
      execFile(
        "npm",
        ["run", "--silent", ...command],
        {
          cwd: this.folder,
          timeout: WITHIN_MS,
          env: { ...process.env, DATA_DIR: this.dataFolder, PUBLISHER: "e2e" },
        },
        (error, stdout, stderr) => done({ code: error === null ? 0 : 1, output: `${stdout}\n${stderr}` }),
      );
    });
  }

  /** What a person leaves running; resolves once it has said what is waited for. */
  async start(command: readonly string[], until: RegExp): Promise<{ said: RegExpExecArray; stop(): Promise<void> }> {
    // npm would not pass a signal on, and what it started would stay.
    const program = spawn(process.execPath, ["tools/releases.mjs", ...command], {
      cwd: this.folder,
      // What it makes for a while is found here, and what it leaves.
      env: { ...process.env, DATA_DIR: this.dataFolder, PUBLISHER: "e2e", TMPDIR: this.folder },
      detached: true,
    });
    const ended = new Promise<void>((done) => program.once("exit", () => done()));
    return {
      said: await said(program, until),
      async stop() {
        if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, "SIGTERM");
        await ended;
      },
    };
  }

  /** Which builds there are: the same list before and after says that nothing was built. */
  async builds(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const name of await readdir(this.folder)) {
      const record = await readFile(join(this.folder, name, "dist", "build.json"), "utf8").catch(() => null);
      if (record !== null) found[name] = record;
    }
    return found;
  }

  async leave(): Promise<void> {
    // What a command has started may still be writing.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

export const test = base.extend<{ team: Team }>({
  team: async ({ stack }, use) => {
    const team = await Team.create(stack.dataFolder);
    await use(team);
    await team.leave();
  },
});
