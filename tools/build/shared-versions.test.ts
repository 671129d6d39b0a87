import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(__dirname, "../..");
const LIBRARY = "@tanstack/react-query";

const SHARED = `
  import { defineHost, defineRemote } from "./rspack.shared.js";
  const [folder] = process.argv.slice(1);
  const apps = [defineHost({ name: "shell", folder, entry: "./main" }), defineRemote({ name: "mfe-one", folder })];
  console.log(JSON.stringify(apps.map(({ shared }) => shared)));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shared-versions-"));
  write("package.json", { dependencies: { react: "0.0.0", [LIBRARY]: "0.0.0" } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: object) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

/** What a shell in the folder would say that it provides, and a remote there that it needs. */
async function saidThere(): Promise<Record<string, string>[]> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", SHARED, "--", folder], { cwd: ROOT });
  return JSON.parse(stdout);
}

it("says of a shared library the version that an app is built with, also where no other app has that one", async () => {
  const [providedByAll = {}, neededByAll = {}] = await saidThere();
  expect(neededByAll).toEqual({ react: `^${providedByAll.react}`, [LIBRARY]: `^${providedByAll[LIBRARY]}` });

  write(`node_modules/${LIBRARY}/package.json`, { version: "4.36.1" });

  expect(await saidThere()).toEqual([
    { ...providedByAll, [LIBRARY]: "4.36.1" },
    { ...neededByAll, [LIBRARY]: "^4.36.1" },
  ]);
});
