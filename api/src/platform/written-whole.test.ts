import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writtenWhole } from "./written-whole";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bank-written-"));
  file = join(folder, "note");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it("has a file on the disk before it has its name, and lets nobody but its owner read it from its first byte on", async () => {
  const handle = await open(join(folder, "probe"), "w");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  rmSync(join(folder, "probe"));
  const seen: unknown[] = [];
  const sync = jest.spyOn(prototype, "sync").mockImplementation(async () => void seen.push(existsSync(file)));

  await writtenWhole(file, async (draft) => {
    seen.push(statSync(draft).mode & 0o777);
    await writeFile(draft, "all of it");
  });

  expect(seen).toEqual([0o600, false]);
  expect(sync).toHaveBeenCalledTimes(1);
  expect(readFileSync(file, "utf8")).toBe("all of it");
  expect(readdirSync(folder)).toEqual(["note"]);
});

it("leaves what was there, and nothing beside it, where it could not be written whole", async () => {
  await writtenWhole(file, (draft) => writeFile(draft, "before"));

  await expect(
    writtenWhole(file, async (draft) => {
      await writeFile(draft, "half of");
      throw new Error("No room");
    }),
  ).rejects.toThrow("No room");

  expect(readFileSync(file, "utf8")).toBe("before");
  expect(readdirSync(folder)).toEqual(["note"]);
});

it("leaves no half of a file where the process that writes it is told to end", async () => {
  let isBegun = () => {};
  const begun = new Promise<void>((done) => {
    isBegun = done;
  });
  const writing = writtenWhole(file, async (draft) => {
    await writeFile(draft, "half of");
    isBegun();
    await new Promise(() => {});
  });
  writing.catch(() => {});
  await begun;
  const before = readdirSync(folder);

  process.emit("exit", 1);

  expect(before).toEqual([expect.stringMatching(/^note\..*\.draft$/)]);
  expect(readdirSync(folder)).toEqual([]);
});
