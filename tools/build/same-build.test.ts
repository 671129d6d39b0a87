import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(__dirname, "../..");

const BUILD = `
  import { rspack } from "@rspack/core";
  import { defineRemote } from "./rspack.shared.js";
  const compiler = rspack(defineRemote({ name: "mfe-one", folder: process.cwd() + "/mfe-one" })({ buildId: "1" }));
  const stats = await new Promise((done, fail) => compiler.run((error, stats) => (error ? fail(error) : done(stats))));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only" }));
  await new Promise((done) => compiler.close(done));`;

const BUILD_IF_STALE = `
  import { buildIfStale } from "./tools/build/build.ts";
  const [kind, name] = process.argv.slice(1);
  const { pages } = await buildIfStale({ kind, name, folder: process.cwd() + "/" + name }, {});
  console.log(Object.keys(pages).join());`;

/** By each file: in which of the host's own files it comes, among those that wait. */
const PARTS = `
  import { defineHost } from "./rspack.shared.js";
  const host = defineHost({ name: "shell", folder: process.cwd() + "/shell", entry: "./main" })();
  const { signedIn, toasts } = host.optimization.splitChunks.cacheGroups;
  const partsOf = (file) => {
    const module = { nameForCondition: () => process.cwd() + "/" + file };
    const isIn = ({ test }) => (test instanceof RegExp ? test.test(module.nameForCondition()) : test(module));
    return [signedIn, toasts].filter(isIn).map(({ name }) => name);
  };
  console.log(JSON.stringify(process.argv.slice(1).map(partsOf)));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "same-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function cloned(name: string): string {
  const clone = join(folder, name);
  mkdirSync(clone, { recursive: true });
  cpSync(join(ROOT, "rspack.shared.js"), join(clone, "rspack.shared.js"));
  for (const name of ["node_modules", "tools", "portal", "shared-ui"]) symlinkSync(join(ROOT, name), join(clone, name));
  return clone;
}

/** What a remote of one line becomes, in a clone of its own. */
async function builtIn(name: string): Promise<string[]> {
  const clone = cloned(name);
  mkdirSync(join(clone, "mfe-one", "src"), { recursive: true });
  writeFileSync(join(clone, "mfe-one", "package.json"), "{}");
  // In JavaScript: TypeScript's loader takes longer than all the rest.
  writeFileSync(join(clone, "mfe-one", "src", "routes.js"), 'export const routes = [{ path: "/one" }];\n');
  // As if the packages were the clone's own.
  await run(process.execPath, ["--preserve-symlinks", "--input-type=module", "-e", BUILD], { cwd: clone });
  const web = join(clone, "mfe-one", "dist", "web");
  return readdirSync(web).map((file) => `${file}: ${readFileSync(join(web, file), "utf8")}`);
}

it("makes the same files of the same sources wherever the clone lies: they come under one version", async () => {
  const files = await builtIn("here");

  expect(files).not.toEqual([]);
  expect(await builtIn("elsewhere")).toEqual(files);
});

it.each(["later", "languages", "toasts"])(
  "parts the host's files alike in a clone below a folder %s",
  async (above) => {
    const files = [
      "shell/src/signed-in/frame.tsx",
      "shell/src/toasts/show-toasts.tsx",
      "shell/src/later/start-later.ts",
      "node_modules/react-toastify/dist/unstyled.mjs",
    ];

    const { stdout } = await run(
      process.execPath,
      ["--preserve-symlinks", "--input-type=module", "-e", PARTS, "--", ...files],
      { cwd: cloned(join(above, "clone")) },
    );

    expect(JSON.parse(stdout)).toEqual([["signed-in"], ["toasts"], [], ["toasts"]]);
  },
);

/** A clone with a server of one file, which somebody who is told to saves while it is built. */
function clonedServer(): string {
  const clone = clonedWith({
    "package-lock.json": '{ "packages": {} }',
    "one/package.json": '{ "version": "0.1.0" }',
    "one/main.js": "",
    "one/rspack.config.ts": `
      import { appendFileSync } from "node:fs";
      import { defineServer } from "../rspack.shared.js";
      if (process.env.SAVED) appendFileSync("one/main.js", process.env.SAVED);
      export default defineServer({ name: "one", folder: import.meta.dirname, entry: { main: "./main.js" } });`,
  });
  mkdirSync(join(clone, "one", "dist"));
  return clone;
}

function clonedWith(files: Readonly<Record<string, string>>): string {
  const clone = cloned("here");
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
  }
  return clone;
}

function buildIfStaleIn(clone: string, { app = ["server", "one"], saved = "" } = {}) {
  return run(
    process.execPath,
    [
      ...["--preserve-symlinks", "--import", "./tools/typescript.mjs", "--input-type=module", "-e", BUILD_IF_STALE],
      ...["--", ...app],
    ],
    { cwd: clone, env: { ...process.env, SAVED: saved } },
  );
}

it.each(["", '{ "fingerprint": "0'])(
  "builds anew where the record of the last build was not written whole: %j",
  async (half) => {
    const clone = clonedServer();
    const record = join(clone, "one", "dist", "build.json");
    writeFileSync(record, half);

    await buildIfStaleIn(clone);

    expect(JSON.parse(readFileSync(record, "utf8"))).toMatchObject({ entry: "main.js" });
  },
);

it("gives no version to what was changed while it was built, until it is built again", async () => {
  const clone = clonedServer();
  const record = join(clone, "one", "dist", "build.json");

  await expect(buildIfStaleIn(clone, { saved: "saved();" })).rejects.toThrow("one was changed while it was built");
  expect(existsSync(record)).toBe(false);

  await buildIfStaleIn(clone);
  expect(JSON.parse(readFileSync(record, "utf8"))).toMatchObject({ entry: "main.js" });
});

const ONE_PAGE = 'export default [{ path: "/one", page: () => import("./one-page") }];';

/** A clone with a remote of one page, and these routes. */
function clonedRemote(routes: string, name = "mfe-one"): string {
  return clonedWith({
    "package-lock.json": '{ "packages": {} }',
    "mfe-one/package.json": '{ "version": "0.1.0" }',
    "mfe-one/mfe.config.ts": `export default { name: "${name}", access: "customer" };`,
    "mfe-one/rspack.config.ts": `
      import { defineRemote } from "../rspack.shared.js";
      export default defineRemote({ name: "mfe-one", folder: import.meta.dirname });`,
    "mfe-one/src/one-page.ts": "export default () => null;",
    "mfe-one/src/routes.ts": routes,
  });
}

it.each([
  [
    "has a path that stands elsewhere",
    'const AT = "/one"; export default [{ path: AT, page: () => import("./one-page") }];',
  ],
  ["is commented out", '// { path: "/two", page: () => import("./two-page") },\nexport default [];'],
  [
    "travels with the routes",
    'import one from "./one-page"; export default [{ path: "/one", page: async () => ({ default: one }) }];',
  ],
])("says of a page that %s what to write in src/routes.ts, and makes no release without it", async (_what, routes) => {
  const clone = clonedRemote(routes);

  const told = buildIfStaleIn(clone, { app: ["remote", "mfe-one"] });

  await expect(told).rejects.toThrow(/mfe-one: src\/routes\.ts .*\. Write .* out/);
  expect(existsSync(join(clone, "mfe-one", "dist", "build.json"))).toBe(false);
});

it("finds the page of a path that is written out beside its import", async () => {
  const clone = clonedRemote(ONE_PAGE);

  const { stdout } = await buildIfStaleIn(clone, { app: ["remote", "mfe-one"] });

  expect(stdout.trim()).toBe("/one");
});

it("makes no release of a folder that calls itself as another is called, as a copy of it does", async () => {
  const clone = clonedRemote(ONE_PAGE, "mfe-banking");

  const told = buildIfStaleIn(clone, { app: ["remote", "mfe-one"] });

  await expect(told).rejects.toThrow(/mfe-one\/mfe\.config\.ts .*"mfe-banking"/);
  expect(existsSync(join(clone, "mfe-one", "dist", "build.json"))).toBe(false);
});
