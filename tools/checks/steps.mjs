import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/run.mjs";

const REPORTS = join(root, ".cache", "reports");

const bin = (name) => join(root, "node_modules", ".bin", name);

/** What must be there before anything is looked at. Where it cannot be had, the last line counts that too. */
export async function inPlace(...preparations) {
  try {
    for (const prepare of preparations) await prepare();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log("0 passed, 1 failed");
    process.exit(1);
  }
}

/** Every check of the project. `count` reads how many facts a step has looked at; without it the step itself is one. */
export const QUICK = [
  { name: "types", command: [bin("tsc"), "--noEmit"] },
  { name: "lint and format", command: [bin("biome"), "ci", "."] },
  {
    name: "import boundaries",
    command: [process.execPath, "--import", "./tools/typescript.mjs", "tools/boundaries-cli.ts"],
  },
  {
    name: "documents",
    command: [process.execPath, "--import", "./tools/typescript.mjs", "tools/checks/docs/claims-cli.ts"],
  },
  {
    name: "unused code",
    command: [process.execPath, "--import", "./tools/typescript.mjs", "tools/checks/unused/unused-cli.ts"],
  },
  jest("unit tests", ["browser", "node"]),
];

export const SLOW = [jest("API tests", ["api"]), browserJourneys()];

function jest(name, projects) {
  const report = join(REPORTS, `${projects.join("-")}.json`);
  // More than there are cores: up to half of their time tests outside of a page wait, for a disk, a process to end or what a clock must allow.
  const options = ["--maxWorkers=3", "--json", `--outputFile=${report}`, "--silent"];
  return {
    name,
    command: [bin("jest"), "--selectProjects", ...projects, ...options],
    report,
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests,
    }),
  };
}

function browserJourneys() {
  const report = join(REPORTS, "browser.json");
  return {
    name: "browser journeys",
    command: [bin("playwright"), "test", "--config", "e2e/playwright.config.ts"],
    env: { E2E_REPORT: report },
    report,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  };
}

/** Runs a step; what it has to say is shown when it fails. */
async function runStep(step, { isLoud = false } = {}) {
  mkdirSync(REPORTS, { recursive: true });
  if (step.report) rmSync(step.report, { force: true });

  const started = Date.now();
  const { code, output } = await run(step, isLoud);
  const counted = countFrom(step);
  const result = counted ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that ended badly without a failed test has failed all the same.
  if (code !== 0 && result.failed === 0) result.failed = 1;

  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  console.log(
    `${result.failed === 0 ? "✓" : "✗"} ${step.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  );
  if (result.failed > 0 && !isLoud) console.log(output);
  return result;
}

function run({ command: [program, ...args], env = {} }, isLoud) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
      if (isLoud) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => done({ code: 1, output: error.message }));
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}

function countFrom({ report, count }) {
  if (!report) return null;
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return null;
  }
}

/** At most so many at a time: more than the machine has cores would only make each of them slower. */
export async function runAll(steps, atATime, options) {
  const waiting = [...steps];
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, options));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
