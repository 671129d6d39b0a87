import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

describe.each(["admin:create", "audit:verify", "backup", "restore"])("npm run %s", (name) => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "bank-"));
    cpSync(join(root, "tools", "bank.mjs"), join(clone, "tools", "bank.mjs"));
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  function run(...words: string[]) {
    const [, ...typed] = scripts[name]?.split(" ") ?? [];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...typed, ...words], {
      cwd: clone,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  }

  it("says what builds the bank in a clone where nothing did", () => {
    const stderr = "The bank is not built here yet: `npm start` builds it.\n";

    expect(run("file")).toEqual({ status: 1, stdout: "", stderr });
  });

  it("hands what was typed to the bank that was built", () => {
    mkdirSync(join(clone, "api", "dist"), { recursive: true });
    writeFileSync(join(clone, "api", "dist", "cli.js"), "console.log(...process.argv.slice(2)); process.exitCode = 3;");

    expect(run("file")).toEqual({ status: 3, stdout: `${name} file\n`, stderr: "" });
  });
});
