import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "./run.mjs";

/** As an address: of a path Node would take a # in it, as in a folder called c#, for its end. */
const END_WITH_PARENT = new URL("end-with-parent.mjs", import.meta.url).href;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
const HOPELESS_STARTS = 5;
/** Who started us, and who started them, looked up at the first moment: between that and the first program lies a build, in which npm may be killed. */
const STARTER = process.ppid;
const ABOVE = processOf(STARTER)?.parent;
/** Only npm stays as long as what it runs. A script or a terminal may rightly end before us. */
const NPM = processOf(ABOVE)?.name.startsWith("npm ") ? ABOVE : null;

/** Runs programs side by side, starts again what dies, and stops all of them together, the last started first. */
export class Supervisor {
  #programs = [];
  #isStopping = false;
  #stopWithinMs;
  /** Who ran this long was well: its next start does not wait. */
  #wellAfterMs;

  constructor({ stopWithinMs = 12_000, wellAfterMs = 5_000 } = {}) {
    this.#stopWithinMs = stopWithinMs;
    this.#wellAfterMs = wellAfterMs;
  }

  /** The promise is kept when the program has said, in a line of JSON, that it is ready. */
  run(name, args, env) {
    const program = { name, args, env, child: null, pause: FIRST_PAUSE_MS, ends: 0, wasWell: false, told: new Map() };
    this.#programs.push(program);
    return new Promise((ready) => {
      program.ready = ready;
      this.#start(program);
    });
  }

  #start(program) {
    const started = Date.now();
    const child = spawn(process.execPath, ["--enable-source-maps", "--import", END_WITH_PARENT, ...program.args], {
      cwd: root,
      env: program.env,
      // The first pipe is never written to: that it closes tells the program that nobody supervises it any more.
      stdio: ["pipe", "pipe", "pipe"],
      // A Ctrl-C in the terminal reaches the supervisor alone, which stops the others in order.
      detached: true,
    });
    program.child = child;
    const { ends } = program;
    /** What keeps a program from starting is the same each time, and is read once. */
    const isToldBefore = (line) => {
      if (program.wasWell || Date.now() - started > this.#wellAfterMs) return false;
      const first = program.told.get(line) ?? ends;
      program.told.set(line, first);
      return first < ends;
    };
    prefixLines(child.stdout, process.stdout, program.name, { onJson: program.ready });
    prefixLines(child.stderr, process.stderr, program.name, { isToldBefore });
    child.once("error", (error) => console.error(`${program.name}: ${error.message}`));
    child.once("exit", (code, signal) => {
      program.child = null;
      if (this.#isStopping) return;

      const isWell = Date.now() - started > this.#wellAfterMs;
      program.wasWell ||= isWell;
      program.pause = isWell ? FIRST_PAUSE_MS : Math.min(program.pause * 2, LONGEST_PAUSE_MS);
      program.ends += 1;
      if (!program.wasWell && program.ends >= HOPELESS_STARTS) {
        console.error(`\n${program.name} does not start; the reason is above.`);
        void this.stop().then(() => process.exit(1));
        return;
      }
      const ended = `ended (${signal ?? code}); starting it again.`;
      if (!isToldBefore(ended)) console.error(`${program.name} ${ended}`);
      setTimeout(() => {
        if (!this.#isStopping) this.#start(program);
      }, program.pause);
    });
  }

  async stop() {
    this.#isStopping = true;
    for (const program of this.#programs.toReversed()) await stopped(program.child, this.#stopWithinMs);
  }

  stopOnSignals() {
    // A Ctrl-C may come twice, from the terminal and from who started us: the second must not end what the first has begun.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => this.#end());
    // Heard by nobody, the failure would end us and leave the others to themselves. On a full disk the words alone are lost.
    for (const stream of [process.stdout, process.stderr])
      stream.on("error", ({ code }) => code === "EPIPE" && this.#end());
    if (process.env.npm_lifecycle_event) this.#endWithNpm();
  }

  /**
   * An npm that is killed passes on nothing. Where a shell stands between it and us (`npm start` replaces it), that waits for us, and ends
   * without telling us when npm passes a signal on to it. Either way we would run on unseen and keep the ports.
   */
  #endWithNpm() {
    setInterval(() => {
      const hasLostNpm = NPM !== null && (processOf(STARTER)?.parent ?? NPM) !== NPM;
      if (process.ppid !== STARTER || hasLostNpm) this.#end();
    }, 500).unref();
  }

  #end() {
    if (this.#isStopping) return;
    console.log("\nStopping …");
    void this.stop().then(() => process.exit(0));
  }
}

/** What the system says of a process; nothing where it has no /proc. */
function processOf(pid) {
  try {
    // "24674 (npm start) S 24660 …"
    const { name, parent } = /\((?<name>.*)\) \S (?<parent>\d+)/s.exec(
      readFileSync(`/proc/${pid}/stat`, "utf8"),
    ).groups;
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

function stopped(child, withinMs) {
  if (child === null || child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), withinMs);
    child.once("exit", () => {
      clearTimeout(timer);
      done();
    });
    child.kill("SIGTERM");
  });
}

/** JSON lines are one program telling another; the rest is for the person, and so is what a program says in that form of its own end. */
function prefixLines(stream, to, name, { onJson = () => undefined, isToldBefore = () => false }) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("{")) onJson();
      const isForPerson = !line.startsWith("{") || line.startsWith('{"level":"fatal"') || process.env.VERBOSE;
      if (line.trim() !== "" && isForPerson && !isToldBefore(line)) to.write(`[${name}] ${line}\n`);
    }
  });
}
