/**
 * `npm run proof`: every bench, chaos, fuzz and rehearsal of the project, one after the other, written down in docs/proof.md and, in short, in the README.
 * `-- --quick` makes each of them short and writes elsewhere; `-- --only NAME` runs those alone and prints; `-- --resume` goes on where the last
 * proof of this commit was broken off.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { root } from "../build/apps";
import { argumentsOrExit } from "../start/arguments.mjs";
import type { Figure } from "./figures";
import { keepRun, keptRun, type Outcome } from "./kept-runs";
import { describeCommit, describeMachine } from "./machine";
import { isProven, proofOf, type Run, type Setting, withSummary } from "./report";

interface Known {
  readonly shows: string;
  readonly headline?: RegExp;
  readonly quick?: readonly string[];
}

/** A script of the root that is called like these is part of the proof, whether or not it is described here. */
const PROVES = /^(bench|chaos|fuzz):|^(lighthouse|rehearsal|test:engines|test:skew)$/;
const KNOWN: Readonly<Record<string, Known>> = {
  "bench:federation": {
    shows: "Federated pages beside one plain build of the same pages, on a throttled phone.",
    headline: /^\/: largest paint/,
  },
  "bench:ledger": {
    headline: /128 connections/,
    shows: "Transfers through HTTP with everything on, beside pgbench on the same server.",
    quick: ["--seconds", "2", "--rounds", "1"],
  },
  "bench:lists": {
    shows: "A customer with a long history beside one with a short history, at the bank.",
    quick: ["--rows", "50000", "--requests", "900"],
  },
  "bench:ui": { shows: "The same on the screen, and a bank of many people beside one of few." },
  "chaos:bank": {
    headline: /acknowledged/,
    shows: "API processes and PostgreSQL killed at random while customers pay.",
    quick: ["--seconds", "20"],
  },
  "chaos:guesses": {
    shows: "A thousand codes and two hundred PINs guessed at once, with a process killed in the middle.",
  },
  "chaos:races": {
    shows: "Seven things that may happen once, each asked for twenty times at the same moment, a hundred times over.",
    quick: ["--rounds", "10"],
  },
  "chaos:trail": {
    headline: /right row/,
    shows: "A hundred changes to the audit trail by somebody with all rights in the database and without its key.",
  },
  "chaos:remotes": {
    shows: "Each remote down, slow, corrupt, old and tampered with, in a browser.",
    quick: ["--grep", "mfe-auth"],
  },
  "fuzz:api": {
    shows: "Requests made from the bank's own description of itself: valid, nearly valid and hostile.",
    quick: ["--requests", "1000"],
  },
  lighthouse: {
    shows: "Every public page on a slow phone, the median of three.",
    quick: ["--runs", "1", "--only", "/"],
  },
  rehearsal: {
    headline: /transfers acknowledged/,
    shows: "A rolling restart of two APIs and two sites behind nginx and PgBouncer, under load.",
    quick: ["--rounds", "1"],
  },
  "test:engines": {
    shows: "Keys, dialogs, layers and the memory of pages in Firefox and in WebKit, the engine of Safari.",
    quick: ["--grep", "R17|negative control"],
  },
  "test:skew": {
    shows: "Two builds of today's shell beside three of each remote, which differ in one text, and beside none.",
    quick: ["--grep", "mfe-banking"],
  },
};

const { values: options } = argumentsOrExit({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    resume: { type: "boolean", default: false },
  },
});
const isQuick = options.quick;
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const all = Object.keys(scripts)
  .filter((name) => PROVES.test(name))
  .sort();
const unknown = options.only?.filter((name) => !all.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

const setting: Setting = {
  machine: describeMachine(),
  commit: describeCommit(),
  date: new Date().toISOString().slice(0, 10),
  load: (loadavg()[0] ?? 0).toFixed(1),
  isQuick,
};
const folder = join(root, ".cache", "proof");
mkdirSync(folder, { recursive: true });

let running: ChildProcess | null = null;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // A Ctrl-C comes from the terminal and from npm; what is told twice does not take away what it has.
    if (isStopped) return;
    isStopped = true;
    // All of its group: where a shell stands between, npm alone would hear of it.
    if (running?.pid) process.kill(-running.pid, "SIGINT");
    else process.exit(1);
  });
}

const runs: Run[] = [];
for (const name of options.only ?? all) {
  process.stdout.write(`${name} … `);
  const kept = options.resume && !isQuick ? keptRun(folder, name, setting) : null;
  const outcome = kept ?? (await prove(name));
  if (!kept && !isQuick) keepRun(folder, name, setting, outcome);
  const { shows = "", headline } = KNOWN[name] ?? {};
  const run: Run = { ...outcome, shows, ...(headline ? { headline } : {}) };
  runs.push(run);
  console.log(`${isProven(run) ? "yes" : "NO"} (${Math.round(run.seconds)} s${kept ? ", as it ended before" : ""})`);
}

const text = proofOf(runs, setting);
if (options.only) console.log(`\n${text}`);
else {
  const file = isQuick ? join(folder, "proof.md") : join(root, "docs", "proof.md");
  writeFileSync(file, text);
  if (!isQuick) {
    const readme = join(root, "README.md");
    writeFileSync(readme, withSummary(readFileSync(readme, "utf8"), runs, setting));
  }
  console.log(`Written to ${file}.`);
}
process.exitCode = runs.every(isProven) ? 0 : 1;

async function prove(name: string): Promise<Outcome> {
  const started = Date.now();
  const before = processorTime();
  const args = isQuick ? (KNOWN[name]?.quick ?? []) : [];
  const ran = await run(name, args);
  return {
    command: ["npm run", name, ...(args.length > 0 ? ["--", ...args] : [])].join(" "),
    seconds: (Date.now() - started) / 1000,
    stolen: stolenBetween(before, processorTime()),
    ...ran,
  };
}

async function run(name: string, args: readonly string[]) {
  const file = join(folder, `${name.replaceAll(":", "-")}.json`);
  // What an earlier run left must not speak for this one.
  rmSync(file, { force: true });
  const child = spawn("npm", ["run", "--silent", name, "--", ...args], {
    cwd: root,
    env: { ...process.env, PROOF_FILE: file },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
  }
  const exitCode = await new Promise<number | null>((done) => {
    child.once("error", () => done(127));
    child.once("close", (code) => done(code));
  });
  running = null;
  // Half a run says nothing, and is not kept.
  if (isStopped) process.exit(1);
  writeFileSync(file.replace(/json$/, "log"), said);
  return {
    exitCode,
    figures: figuresIn(file),
    lastWords: said.trim().split("\n").slice(-12).join("\n").replaceAll(root, "."),
  };
}

/** What all processors did since the machine started, in ticks, by kind. Null where there is no such file. */
function processorTime(): readonly number[] | null {
  try {
    const [all = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    return all.trim().split(/\s+/).slice(1, 9).map(Number);
  } catch {
    return null;
  }
}

/** The eighth kind is what the host of a virtual machine kept from it. */
function stolenBetween(before: readonly number[] | null, after: readonly number[] | null): number | null {
  if (!before || !after) return null;
  const spent = after.map((ticks, kind) => ticks - (before[kind] ?? 0));
  return (spent[7] ?? 0) / spent.reduce((sum, ticks) => sum + ticks, 0);
}

function figuresIn(file: string): readonly Figure[] | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Figure[];
  } catch {
    return null;
  }
}
