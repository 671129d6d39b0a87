import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./is-alive.mjs";

const SUPERVISOR = resolve(import.meta.dirname, "supervisor.mjs");

let folder: string;
let supervisor: ChildProcess;
let programs: number[];
beforeEach(() => {
  programs = [];
  folder = mkdtempSync(join(tmpdir(), "supervisor-"));
});
afterEach(async () => {
  endGroup(supervisor);
  // Their last note would be written into a folder that is being removed.
  await untilGone(programs);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A supervisor in a process of its own, over two programs that note their number and how they were told to stop. Who is named stands
 * between it and us, the outermost first.
 */
async function startSupervisor(through: readonly string[] = []): Promise<number[]> {
  const program = join(folder, "program.mjs");
  writeFileSync(
    program,
    `import { writeFileSync } from "node:fs";
     const [name] = process.argv.slice(2);
     process.on("SIGTERM", () => { writeFileSync(name + ".stopped", ""); process.exit(0); });
     setInterval(() => {}, 1000);
     writeFileSync(name, String(process.pid));
     process.stdout.write('{"ready":true}\\n');`,
  );
  const main = join(folder, "main.mjs");
  writeFileSync(
    main,
    `import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
     const supervisor = new Supervisor();
     supervisor.stopOnSignals();
     for (const name of ["one", "two"]) await supervisor.run(name, [${JSON.stringify(program)}, ${JSON.stringify(folder)} + "/" + name], process.env);
     console.log("running");`,
  );
  const before = `
    const [title, ...rest] = process.argv.slice(1);
    process.title = title;
    const args = rest.length > 1 ? ["-e", process.env.BEFORE, ...rest] : rest;
    require("node:child_process").spawn(process.execPath, args, { stdio: "inherit" });`;
  supervisor = spawn(process.execPath, through.length > 0 ? ["-e", before, ...through, main] : [main], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, npm_lifecycle_event: "start", BEFORE: before },
  });
  if (!supervisor.stdout) throw new Error("The supervisor has no output.");
  await once(supervisor.stdout, "data");
  programs = ["one", "two"].map((name) => Number(readFileSync(join(folder, name), "utf8")));
  return programs;
}

/** A supervisor over programs of one's own. */
const PATIENCE = { stopWithinMs: 20_000, wellAfterMs: 5_000 };

async function supervise(sources: Readonly<Record<string, string>>, options = PATIENCE) {
  for (const [name, source] of Object.entries(sources)) {
    const whole = `${source}
      setInterval(() => {}, 1000);
      process.stdout.write('{"ready":true}\\n' + ${JSON.stringify(name)} + " is " + process.pid + "\\n");`;
    writeFileSync(join(folder, `${name}.mjs`), whole);
  }
  const main = join(folder, "main.mjs");
  writeFileSync(
    main,
    `import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
     const supervisor = new Supervisor(${JSON.stringify(options)});
     supervisor.stopOnSignals();
     for (const name of ${JSON.stringify(Object.keys(sources))})
       void supervisor.run(name, [${JSON.stringify(folder)} + "/" + name + ".mjs"], process.env);`,
  );
  const { npm_lifecycle_event: _, VERBOSE: __, ...env } = process.env;
  const child = spawn(process.execPath, [main], { stdio: ["ignore", "pipe", "pipe"], detached: true, env });
  supervisor = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const ended = once(child, "close");
  return {
    /** The number of a program that is running, once it is. */
    async running(name: string): Promise<number> {
      for (;;) {
        const pid = Number(new RegExp(`${name} is (\\d+)`).exec(said)?.[1]);
        if (pid > 0) {
          programs.push(pid);
          return pid;
        }
        await sleep(20);
      }
    },
    async end(): Promise<{ code: unknown; said: string }> {
      const [code] = await ended;
      return { code, said };
    },
  };
}

/** With whatever it started: one that outlived its shell would keep the test run waiting. */
function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

async function untilGone(pids: number[]) {
  for (let waited = 0; pids.some(isAlive) && waited < 60_000; waited += 50) await sleep(50);
}

const TALKS = 'setInterval(() => console.error("still here"), 20);';

describe("a supervisor", () => {
  if (existsSync("/dev/full"))
    it("goes on while the disk of its log is full", async () => {
      const noted = join(folder, "pid");
      const program = join(folder, "program.mjs");
      writeFileSync(
        program,
        `import { writeFileSync } from "node:fs";
         ${TALKS}
         writeFileSync(${JSON.stringify(noted)}, String(process.pid));`,
      );
      const source = `import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
        const supervisor = new Supervisor();
        supervisor.stopOnSignals();
        void supervisor.run("one", [${JSON.stringify(program)}], process.env);`;
      const full = openSync("/dev/full", "w");
      supervisor = spawn(process.execPath, ["--input-type=module", "--eval", source], {
        stdio: ["ignore", full, full],
        detached: true,
      });
      while (!existsSync(noted)) await sleep(20);
      await sleep(1_000);
      programs = [Number(readFileSync(noted, "utf8"))];

      expect([supervisor.exitCode, programs.every(isAlive)]).toEqual([null, true]);
    });

  it("stops everything in its order when nobody hears it any more", async () => {
    const { running, end } = await supervise({ one: TALKS });
    await running("one");

    supervisor.stdout?.destroy();
    supervisor.stderr?.destroy();

    expect((await end()).code).toBe(0);
  });

  it("stops everything when the shell that npm started it through is gone", async () => {
    const pids = await startSupervisor(["sh"]);
    supervisor.kill("SIGKILL");
    await untilGone(pids);

    expect(pids.filter(isAlive)).toEqual([]);
    for (const name of ["one", "two"]) expect(readFileSync(join(folder, `${name}.stopped`), "utf8")).toBe("");
  });

  // Who started a program is known where there is a /proc.
  const onLinux = process.platform === "linux" ? it : it.failing;

  onLinux("stops everything when npm is killed and the shell that it started us through lives on", async () => {
    const pids = await startSupervisor(["npm start", "sh"]);
    supervisor.kill("SIGKILL");
    await untilGone(pids);

    expect(pids.filter(isAlive)).toEqual([]);
    for (const name of ["one", "two"]) expect(readFileSync(join(folder, `${name}.stopped`), "utf8")).toBe("");
  });

  it("ends when who started it was gone before there was anything to supervise", async () => {
    const main = join(folder, "main.mjs");
    writeFileSync(
      main,
      `import { setTimeout as sleep } from "node:timers/promises";
       import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
       const shell = process.ppid;
       process.kill(shell, "SIGKILL");
       while (process.ppid === shell) await sleep(10);
       new Supervisor().stopOnSignals();
       setInterval(() => {}, 1000);`,
    );
    supervisor = spawn("sh", ["-c", '"$0" "$1"; true', process.execPath, main], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    let told = "";
    supervisor.stdout?.on("data", (chunk) => (told += chunk));
    const ended = once(supervisor, "close").then(() => "ended");

    expect(await Promise.race([ended, sleep(20_000, "runs on", { ref: false })])).toBe("ended");
    expect(told.trim()).toBe("Stopping …");
  });

  it("goes on when somebody else is gone who started the one that started us, as a terminal or a script may", async () => {
    const pids = await startSupervisor(["bash", "sh"]);
    supervisor.kill("SIGKILL");
    await sleep(2_000);

    expect(pids.filter(isAlive)).toEqual(pids);
  });

  it("that is killed takes its programs along, in good order", async () => {
    const pids = await startSupervisor();

    supervisor.kill("SIGKILL");
    await untilGone(pids);

    expect(pids.filter(isAlive)).toEqual([]);
    for (const name of ["one", "two"]) expect(readFileSync(join(folder, `${name}.stopped`), "utf8")).toBe("");
  });

  it("starts a program again that was killed", async () => {
    const [first = 0, second = 0] = await startSupervisor();

    process.kill(second, "SIGKILL");
    const numberOf = () => Number(readFileSync(join(folder, "two"), "utf8"));
    for (let waited = 0; [0, second].includes(numberOf()) && waited < 60_000; waited += 50) await sleep(50);

    expect(isAlive(first)).toBe(true);
    expect(isAlive(numberOf())).toBe(true);
    supervisor.kill("SIGTERM");
    await untilGone([first, numberOf()]);
    expect([first, numberOf()].filter(isAlive)).toEqual([]);
  });

  /** Two that say when they end, the last started of them so long after it is told to. Gives their end. */
  async function superviseTwo(lastTakesMs: number) {
    const { running, end } = await supervise({
      first: "process.on('SIGTERM', () => { console.log('first ends'); process.exit(); });",
      last: `process.on('SIGTERM', () => setTimeout(() => { console.log('last ends'); process.exit(); }, ${lastTakesMs}));`,
    });
    await Promise.all([running("first"), running("last")]);
    return end;
  }

  // A terminal tells all that it has started at once; the programs are to hear of it from the supervisor.
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "stops the last started first at %s, and waits until it has",
    async (signal) => {
      const end = await superviseTwo(200);

      process.kill(-Number(supervisor.pid), signal);
      const { code, said } = await end();
      expect(said).toMatch(/last ends.*first ends/s);
      expect(code).toBe(0);
    },
  );

  it("stops in good order also when it is told twice, by the terminal and by who started it", async () => {
    const end = await superviseTwo(400);

    supervisor.kill("SIGINT");
    await sleep(100);
    supervisor.kill("SIGINT");
    const { code, said } = await end();
    expect(said).toMatch(/last ends.*first ends/s);
    expect(code).toBe(0);
  });

  it("kills what does not end when it is told to", async () => {
    const { running, end } = await supervise(
      { deaf: "process.on('SIGTERM', () => {});" },
      { ...PATIENCE, stopWithinMs: 500 },
    );
    const pid = await running("deaf");

    supervisor.kill("SIGTERM");
    expect((await end()).code).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it("gives up on a program that never starts, says so, and stops the others", async () => {
    const starts = join(folder, "starts");
    const broken = `import { appendFileSync, readFileSync } from "node:fs";
      appendFileSync(${JSON.stringify(starts)}, ".");
      const { length } = readFileSync(${JSON.stringify(starts)});
      throw new Error(length < 4 ? "no such setting" : "no such file");`;
    const { running, end } = await supervise({ well: "", broken });
    const pid = await running("well");

    const { code, said } = await end();
    expect(readFileSync(starts, "utf8")).toHaveLength(5);
    expect(said).toContain("broken does not start; the reason is above.");
    expect(code).toBe(1);
    expect(isAlive(pid)).toBe(false);
    // Each reason once, however often it was the reason.
    expect(said.match(/Error: no such \w+|starting it again/g)).toEqual([
      "Error: no such setting",
      "starting it again",
      "Error: no such file",
    ]);
  });

  it("does not give up on a program that was well, however often its next start fails, and waits longer each time", async () => {
    const starts = join(folder, "starts");
    writeFileSync(starts, "");
    const startedAt = () => readFileSync(starts, "utf8").split(" ").map(Number).slice(0, -1);
    const api = `import { appendFileSync, readFileSync } from "node:fs";
      appendFileSync(${JSON.stringify(starts)}, Date.now() + " ");
      const { length } = readFileSync(${JSON.stringify(starts)}, "utf8").match(/ /g);
      if (length === 1) setTimeout(() => process.exit(1), 1_500);
      else if (length < 8) process.exit(1);`;
    const { running, end } = await supervise({ api }, { ...PATIENCE, wellAfterMs: 1_000 });
    await running("api");
    while (startedAt().length < 8 && supervisor.exitCode === null) await sleep(50);

    supervisor.kill("SIGTERM");
    const { code, said } = await end();

    expect(said).not.toContain("does not start");
    expect(code).toBe(0);
    const [sixth = 0, , last = 0] = startedAt().slice(5);
    expect(last - sixth).toBeGreaterThan(3_500);
  });

  it("shows what a program has written into its log about its own end, and nothing else of that log", async () => {
    const log = (level: string, msg: string) => `${JSON.stringify({ level, msg })}\n`;
    const written = log("warn", "waiting") + log("fatal", "no such database");
    const { end } = await supervise({
      // A pipe is read as it comes, and half a line may come first.
      api: `process.stdout.write(${JSON.stringify(written.slice(0, -20))});
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        process.stdout.write(${JSON.stringify(written.slice(-20))});
        process.exit(1);`,
    });

    const { code, said } = await end();

    expect(code).toBe(1);
    expect(said).toContain('[api] {"level":"fatal","msg":"no such database"}');
    expect(said).not.toContain("waiting");
  });
});
