import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const REPORTS = join(root, ".cache", "reports");

/** What reads the code without running it. Each counts as one. */
const CHECKS = [
  { name: "types", command: ["typescript/bin/tsc", "--noEmit"] },
  { name: "lint, format and import boundaries", command: ["@biomejs/biome/bin/biome", "ci", "--colors=off", "."] },
  { name: "unused code and dependencies", command: ["knip/bin/knip.js", "--no-progress", "--no-config-hints"] },
];

export async function runChecks() {
  const results = await Promise.all(CHECKS.map(runCheck));
  return { passed: results.filter(Boolean).length, failed: results.filter((isGood) => !isGood).length };
}

async function runCheck({ name, command: [script, ...args] }) {
  const started = Date.now();
  const { code, output } = await run([join(root, "node_modules", script), ...args], { quiet: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✓" : "✘"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Runs jest projects and counts what they report. A suite that could not even start counts as failed. */
export async function runJest(projects) {
  const report = reportFile(`jest-${projects.join("-")}.json`);
  const { code } = await run([
    join(root, "node_modules", "jest", "bin", "jest.js"),
    "--json",
    `--outputFile=${report}`,
    "--selectProjects",
    ...projects,
  ]);
  const result = readReport(report);
  if (result === null) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

export async function runJourneys(environment = {}) {
  const report = reportFile("journeys.json");
  const { code } = await run(
    [join(root, "node_modules", "@playwright/test/cli.js"), "test", "-c", "e2e/playwright.config.ts"],
    { environment: { ...environment, E2E_REPORT: report } },
  );
  const stats = readReport(report)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  // What an earlier run left must not speak for this one.
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function run(args, { quiet = false, environment = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8");
      stream?.on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => done({ code: 1, output: error.message }));
    child.once("exit", (code) => done({ code: code ?? 1, output }));
  });
}
