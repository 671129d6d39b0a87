import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

it.each(["chaos:bank", "chaos:guesses", "chaos:races", "chaos:trail", "gallery", "lighthouse", "proof", "rehearsal"])(
  "npm run %s says in one sentence which option it does not know",
  (name) => {
    const [, ...words] = scripts[name]?.split(" ") ?? [];

    const { status, stdout, stderr } = spawnSync(process.execPath, [...words, "--nonsense"], {
      cwd: root,
      encoding: "utf8",
      timeout: 120_000,
    });

    expect([status, stdout, stderr]).toEqual([1, "", "\nUnknown option '--nonsense'\n"]);
  },
);
