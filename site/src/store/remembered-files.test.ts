import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { folderStore, type ReleaseStore } from "./release-store";
import { type RememberedFiles, rememberingFiles } from "./remembered-files";
import { sha384 } from "./sha384";

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

it("keeps what it has when somebody asks for a file that is larger than all of it may be", async () => {
  await put("remotes/one/1/entry.js", "code");
  await read("remotes/one/1/entry.js");
  await store.putFile("remotes/one/1/film.js", Buffer.alloc(64 * 1024 * 1024 + 1));

  await remembering.readFile("remotes/one/1/film.js");

  expect(await read("remotes/one/1/entry.js")).toBe("code");
  expect(asked).toEqual(["remotes/one/1/entry.js", "remotes/one/1/film.js"]);
});

describe("a file that is not what was signed for", () => {
  const path = "remotes/one/1/page.js";
  const hash = sha384(Buffer.from("code"));

  beforeEach(() => put(path, "spoiled"));

  it("is asked for anew when that turns out later, until it is mended", async () => {
    await read(path);
    remembering.expectFiles("remotes/one/1", { "page.js": hash });
    expect(await read(path)).toBe("spoiled");
    writeFileSync(join(folder, path), "code");

    expect([await read(path), await read(path)]).toEqual(["code", "code"]);
    expect(asked).toHaveLength(3);
  });

  it("is not kept to go on with while the store is down", async () => {
    remembering.expectFiles("remotes/one/1", { "page.js": hash });
    await read(path);
    jest.spyOn(store, "readFile").mockRejectedValueOnce(new Error("The store is down."));

    await expect(remembering.readAgain(path)).rejects.toThrow("The store is down.");
  });

  it("is known whatever else is said of its release afterwards", () => {
    remembering.expectFiles("remotes/one/1", { "page.js": hash });
    remembering.expectFiles("remotes/one/1", { "manifest.json": "another" });

    expect(remembering.isSpoiled(path, Buffer.from("spoiled"))).toBe(true);
  });

  it.each([
    ["as it is", "manifest.json", (text: Buffer) => text],
    ["packed", "manifest.json.br", (text: Buffer) => brotliCompressSync(text)],
  ])(
    "is known by its release's manifest, which was read %s before its own hash was known",
    async (_how, name, pack) => {
      const manifest = Buffer.from(JSON.stringify({ files: { "page.js": hash } }));
      await store.putFile(`remotes/one/1/${name}`, pack(manifest));
      await read(`remotes/one/1/${name}`);
      expect(remembering.isSpoiled(path, Buffer.from("spoiled"))).toBe(false);

      remembering.expectFiles("remotes/one/1", { "manifest.json": sha384(manifest) });

      expect(remembering.isSpoiled(path, Buffer.from("spoiled"))).toBe(true);
      expect(remembering.isSpoiled(path, Buffer.from("code"))).toBe(false);
    },
  );
});

it("goes on with a file that has gone from the store, also for somebody who tries again", async () => {
  await put("remotes/one/1/entry.js", "code");
  await read("remotes/one/1/entry.js");
  rmSync(join(folder, "remotes/one/1/entry.js"));

  expect(String(await remembering.readAgain("remotes/one/1/entry.js"))).toBe("code");
  expect(await read("remotes/one/1/entry.js")).toBe("code");
});
