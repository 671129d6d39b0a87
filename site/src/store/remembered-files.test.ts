import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore, type ReleaseStore } from "./release-store";
import { type RememberedFiles, rememberingFiles } from "./remembered-files";

let folder: string;
let store: ReleaseStore;
let asked: string[];
let remembering: RememberedFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-remembered-"));
  store = folderStore(folder);
  asked = [];
  remembering = rememberingFiles({
    ...store,
    readFile(path) {
      asked.push(path);
      return store.readFile(path);
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string) => store.putFile(path, Buffer.from(text));
const read = async (path: string) => (await remembering.readFile(path))?.toString() ?? null;

it("reads a file of a release once", async () => {
  await put("remotes/one/1/entry.js", "code");

  expect([await read("remotes/one/1/entry.js"), await read("remotes/one/1/entry.js")]).toEqual(["code", "code"]);
  expect(asked).toHaveLength(1);
});

it("asks once for a file that many want at the same moment, and again after a failure", async () => {
  const path = "remotes/one/1/entry.js";
  const all = () => Promise.allSettled(Array.from({ length: 10 }, () => read(path)));
  jest.spyOn(store, "readFile").mockRejectedValueOnce(new Error("The store is down."));
  const failed = await all();
  await put(path, "code");

  const found = await all();

  expect(failed.map(({ status }) => status)).toEqual(Array(10).fill("rejected"));
  expect(found).toEqual(Array(10).fill({ status: "fulfilled", value: "code" }));
  expect(asked).toEqual([path, path]);
});

it("finds a file that was asked for while its release was still being written", async () => {
  expect(await read("remotes/one/1/page.js")).toBeNull();

  await put("remotes/one/1/page.js", "code");

  expect(await read("remotes/one/1/page.js")).toBe("code");
});

it("finds a file again that had gone and was put back", async () => {
  await put("remotes/one/1/manifest.json", "{}");
  await read("remotes/one/1/manifest.json");
  expect(await read("remotes/one/1/page.js")).toBeNull();

  await put("remotes/one/1/page.js", "code");

  expect(await read("remotes/one/1/page.js")).toBe("code");
});

it("asks once for a packed file that is not there beside a release's manifest, which is written last", async () => {
  await put("remotes/one/1/manifest.json", "{}");
  await read("remotes/one/1/manifest.json");

  expect([await read("remotes/one/1/page.js.br"), await read("remotes/one/1/page.js.br")]).toEqual([null, null]);
  expect(asked.filter((path) => path.endsWith(".br"))).toHaveLength(1);
});

it("asks no more for such a file for somebody who tries again either", async () => {
  await put("remotes/one/1/manifest.json", "{}");
  await read("remotes/one/1/manifest.json");

  await remembering.readAgain("remotes/one/1/page.js.br");
  await remembering.readAgain("remotes/one/1/page.js.br");

  expect(asked.filter((path) => path.endsWith(".br"))).toHaveLength(1);
});

it("goes on knowing which packed file is not there, however many names somebody has invented before", async () => {
  await put("remotes/one/1/manifest.json", "{}");
  await read("remotes/one/1/manifest.json");
  for (let invented = 0; invented < 10_000; invented++) await read(`remotes/one/1/${invented}.js.br`);
  asked.splice(0);

  await read("remotes/one/1/page.js.br");
  await read("remotes/one/1/page.js.br");

  expect(asked).toEqual(["remotes/one/1/page.js.br"]);
});

it("keeps the releases of today while the store is down, and forgets what was asked for longest ago", async () => {
  const megabyte = "x".repeat(1024 * 1024);
  for (let version = 0; version < 70; version++) {
    await put(`remotes/one/${version}/entry.js`, megabyte);
    await read(`remotes/one/${version}/entry.js`);
    await read("remotes/one/0/entry.js");
  }
  const ofToday = asked.splice(0).filter((path) => path === "remotes/one/0/entry.js");

  for (const version of [0, 69, 8, 7, 1]) await read(`remotes/one/${version}/entry.js`);

  expect(ofToday).toHaveLength(1);
  // 64 of them fit; each that had to be asked for drove out another.
  expect(asked).toEqual(["remotes/one/1/entry.js"]);
});

it("asks a development server each time: its files change", async () => {
  await put("remotes/one/dev/entry.js", "code");

  await read("remotes/one/dev/entry.js");
  await read("remotes/one/dev/entry.js");

  expect(asked).toHaveLength(2);
});
