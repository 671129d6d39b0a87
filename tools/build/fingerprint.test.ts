import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { filesIn, installedFor } from "./fingerprint";

const lockfile = readFileSync(join(__dirname, "../../package-lock.json"), "utf8");
const FOLDERS = ["contract", "mfe-banking", "portal", "shared-ui"];

function withPackages(more: Record<string, object>): string {
  const lock = JSON.parse(lockfile);
  return JSON.stringify({ ...lock, packages: { ...lock.packages, ...more } });
}

it("is the same for an area when another one comes", () => {
  const more = withPackages({ "node_modules/mfe-gifts": { resolved: "mfe-gifts", link: true }, "mfe-gifts": {} });

  expect(installedFor(FOLDERS, more)).toBe(installedFor(FOLDERS, lockfile));
});

it.each([
  ["a package that any of them may use", { "node_modules/react": { version: "0.0.1" } }],
  ["its own dependencies", { "mfe-banking": { dependencies: { react: "*" } } }],
  ["a package of its own alone", { "mfe-banking/node_modules/react": { version: "0.0.1" } }],
  ["what builds it", { tools: { dependencies: {} } }],
  ["the root's packages", { "": { devDependencies: {} } }],
])("is another with %s", (_what, more) => {
  expect(installedFor(FOLDERS, withPackages(more))).not.toBe(installedFor(FOLDERS, lockfile));
});

it("looks at what is built, and at no test or bench nor what they alone use, nor what an editor lays beside it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  for (const file of [
    "page.tsx",
    "src/lib/testing-ground.ts",
    // Features that an area may have.
    "src/gallery/gallery-page.tsx",
    "src/coverage/bench/test/coverage-page.tsx",
    "page.test.tsx",
    "store.fixtures.ts",
    "src/testing/expect-page.ts",
    "bench/load.ts",
    "gallery/main.tsx",
    "test/page.ts",
    ".page.tsx.swp",
    "page.tsx~",
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }

  const found = await filesIn(folder);

  expect(found.map((file) => relative(folder, file)).sort()).toEqual([
    "page.tsx",
    "src/coverage/bench/test/coverage-page.tsx",
    "src/gallery/gallery-page.tsx",
    "src/lib/testing-ground.ts",
  ]);
  rmSync(folder, { recursive: true });
});
