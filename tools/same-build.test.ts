import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(__dirname, "..");

const BUILD = `
  import { rspack } from "@rspack/core";
  import { defineRemote } from "./rspack.shared.js";
  const compiler = rspack(defineRemote({ name: "mfe-one", folder: process.cwd() + "/mfe-one" })({ buildId: "1" }));
  const stats = await new Promise((done, fail) => compiler.run((error, stats) => (error ? fail(error) : done(stats))));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only" }));
  await new Promise((done) => compiler.close(done));`;

let clone: string;
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** What a remote of one line becomes, in a clone of its own. */
async function builtElsewhere(): Promise<string[]> {
  clone = mkdtempSync(join(tmpdir(), "same-build-"));
  cpSync(join(ROOT, "rspack.shared.js"), join(clone, "rspack.shared.js"));
  for (const name of ["node_modules", "tools", "portal", "shared-ui"]) symlinkSync(join(ROOT, name), join(clone, name));
  mkdirSync(join(clone, "mfe-one", "src"), { recursive: true });
  writeFileSync(join(clone, "mfe-one", "package.json"), "{}");
  // In JavaScript: TypeScript's loader takes longer than all the rest.
  writeFileSync(join(clone, "mfe-one", "src", "routes.js"), 'export const routes = [{ path: "/one" }];\n');
  // As if the packages were the clone's own.
  await run(process.execPath, ["--preserve-symlinks", "--input-type=module", "-e", BUILD], { cwd: clone });
  const web = join(clone, "mfe-one", "dist", "web");
  const files = readdirSync(web).map((file) => `${file}: ${readFileSync(join(web, file), "utf8")}`);
  rmSync(clone, { recursive: true });
  return files;
}

it("makes the same files of the same sources wherever the clone lies: they come under one version", async () => {
  const files = await builtElsewhere();

  expect(files).not.toEqual([]);
  expect(await builtElsewhere()).toEqual(files);
});
