import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

it.each([
  ["start", "There are no options."],
  ["dev", "There are no options."],
  ["test", "There are no options."],
  ["check", "There are no options."],
  ["fonts", "Options are: --check."],
  ["sbom", "There are no options."],
  ["gallery", "Options are: --port."],
  ["releases", "Options are: --share, --site, --minutes, --port."],
  ["bench:federation", "There are no options."],
  ["bench:ledger", "Options are: --seconds, --rounds."],
  ["bench:lists", "Options are: --rows, --requests."],
  ["chaos:bank", "Options are: --seconds, --skip-control."],
  ["chaos:guesses", "There are no options."],
  ["chaos:races", "Options are: --rounds, --seed."],
  ["chaos:trail", "Options are: --tampers, --seed."],
  ["fuzz:api", "Options are: --requests, --seed."],
  ["lighthouse", "Options are: --runs, --only."],
  ["proof", "Options are: --quick, --only, --resume."],
  ["rehearsal", "Options are: --rounds, --skip-control."],
  ["rehearsal:images", "There are no options."],
])("npm run %s says in one line which option it does not know, and which there are", (name, options) => {
  const { status, stdout, stderr } = run(name, "--nonsense");

  expect([status, stdout, stderr]).toEqual([1, "", `\nUnknown option '--nonsense'. ${options}\n`]);
});

it.each([
  ["chaos:bank", "seconds"],
  ["chaos:races", "rounds"],
  ["chaos:trail", "tampers"],
  ["lighthouse", "runs"],
])("npm run %s says at once that a --%s that is no number is none", (name, option) => {
  const { status, stdout, stderr } = run(name, `--${option}`, "many");

  expect([status, stdout, stderr]).toEqual([1, "", `\n--${option} takes a whole number from 1 on, not 'many'\n`]);
});

function run(name: string, ...more: string[]) {
  // Without the shell, in which some say that they take its place.
  const [, ...words] = scripts[name]?.replace(/^exec /, "").split(" ") ?? [];
  return spawnSync(process.execPath, [...words, ...more], { cwd: root, encoding: "utf8", timeout: 120_000 });
}
