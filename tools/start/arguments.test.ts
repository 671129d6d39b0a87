import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

it.each(["chaos:bank", "chaos:guesses", "chaos:races", "chaos:trail", "gallery", "lighthouse", "proof", "rehearsal"])(
  "npm run %s says in one sentence which option it does not know",
  (name) => {
    const { status, stdout, stderr } = run(name, "--nonsense");

    expect([status, stdout, stderr]).toEqual([1, "", "\nUnknown option '--nonsense'\n"]);
  },
);

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
  const [, ...words] = scripts[name]?.split(" ") ?? [];
  return spawnSync(process.execPath, [...words, ...more], { cwd: root, encoding: "utf8", timeout: 120_000 });
}
