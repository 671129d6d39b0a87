/** `npm run sbom -- FILE`: the list of parts (SBOM, CycloneDX) that the lockfile stands for. Without a file it goes to the output. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argumentsOrExit } from "./start/arguments.mjs";
import { root } from "./start/run.mjs";

// What is installed here leaves out other platforms and knows which registry it came from; the lockfile does neither.
// With NODE_ENV=production npm leaves out what things are built with, and by `omit` whatever else it was told to.
const EVERYTHING = ["dev", "optional", "peer"].map((kind) => `--include=${kind}`);
const ARGS = ["sbom", "--package-lock-only", ...EVERYTHING, "--sbom-format=cyclonedx", "--loglevel=error"];

const [file, ...more] = argumentsOrExit({ allowPositionals: true }).positionals;
if (more.length > 0) {
  console.error(`One file is enough: ${more.join(" ")} would not be written.`);
  process.exit(1);
}
const npm = process.env.npm_execpath;
const [command, args] = npm ? [process.execPath, [npm, ...ARGS]] : ["npm", ARGS];
const { status, stdout, error } = spawnSync(command, args, {
  cwd: root,
  encoding: "utf8",
  maxBuffer: Number.POSITIVE_INFINITY,
  stdio: ["ignore", "pipe", "inherit"],
  shell: !npm && process.platform === "win32",
});
if (error) throw error;
if (status !== 0) process.exit(1);

const parts = JSON.parse(stdout);
// npm calls the whole by the folder it lies in.
parts.metadata.component.name = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name;
const text = `${JSON.stringify(parts, null, 2)}\n`;
// npm runs its scripts in the folder of package.json, wherever it was called.
const { INIT_CWD, npm_lifecycle_event } = process.env;
try {
  if (file) writeFileSync(INIT_CWD && npm_lifecycle_event === "sbom" ? resolve(INIT_CWD, file) : file, text);
  else process.stdout.write(text);
} catch (error) {
  console.error(`${file} cannot be written: ${error.message}.`);
  process.exitCode = 1;
}
