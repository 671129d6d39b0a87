import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unusedIn } from "./unused";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unused-"));
  write("package.json", JSON.stringify({ name: "planted", private: true, workspaces: ["pkg"] }));
  write("pkg/package.json", JSON.stringify({ name: "pkg", type: "module", main: "src/index.ts" }));
  write("pkg/src/index.ts", 'import { used } from "./other";\nconsole.log(used);\n');
  write("pkg/src/other.ts", "export const used = 1;\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it("has nothing to say about a package that uses what it has", async () => {
  expect(await unusedIn(root)).toEqual([]);
});

it("finds an export that nobody imports, and says what to do", async () => {
  write("pkg/src/other.ts", "export const used = 1;\nexport const planted = 2;\nexport type Planted = string;\n");

  expect(await unusedIn(root)).toEqual([
    {
      file: "pkg/src/other.ts",
      sentence: expect.stringMatching(/^exports planted, and nobody imports it\. Delete it/),
    },
    {
      file: "pkg/src/other.ts",
      sentence: expect.stringMatching(/^exports Planted, and nobody imports it\. Delete it/),
    },
  ]);
});

it("finds a dependency that is not declared, and says how to declare it", async () => {
  write("pkg/src/other.ts", 'import pad from "left-pad";\nexport const used = pad;\n');

  expect(await unusedIn(root)).toEqual([
    {
      file: "pkg/src/other.ts",
      sentence:
        "imports left-pad, which its package.json does not declare. Declare it in the exact version: npm install -E left-pad -w pkg",
    },
  ]);
});

it("finds a dependency that is declared and not used, and a file that nobody reaches", async () => {
  write(
    "pkg/package.json",
    JSON.stringify({ name: "pkg", type: "module", main: "src/index.ts", dependencies: { x: "1" } }),
  );
  write("pkg/src/orphan.ts", "export const alone = 1;\n");

  expect(await unusedIn(root)).toEqual(
    expect.arrayContaining([
      { file: "pkg/package.json", sentence: expect.stringContaining("npm uninstall x -w pkg") },
      { file: "pkg/src/orphan.ts", sentence: expect.stringContaining("is reached from nowhere. Delete it") },
    ]),
  );
});

it("says of the root what npm takes there, which knows no workspace of that name", async () => {
  write(
    "package.json",
    JSON.stringify({ name: "planted", private: true, workspaces: ["pkg"], devDependencies: { x: "1" } }),
  );
  write("index.ts", 'import pad from "left-pad";\nconsole.log(pad);\n');

  const unused = await unusedIn(root);

  expect(unused).toContainEqual({ file: "package.json", sentence: expect.stringMatching(/npm uninstall x$/) });
  expect(unused).toContainEqual({ file: "index.ts", sentence: expect.stringMatching(/npm install -E left-pad$/) });
});
