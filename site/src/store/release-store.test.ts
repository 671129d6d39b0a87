import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import fs, { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SignedRegistry } from "@lintel/portal/release";
import { auditPath, changeRegistry, historyPath } from "../releases/change-registry";
import { pastRegistries, readHistory } from "../releases/history";
import { newKey } from "../site.fixtures";
import { startBucket } from "./bucket.fixtures";
import { bucketStore } from "./bucket-store";
import { bucketFrom } from "./configured-store";
import { folderStore, type ReleaseStore, StoreFailed } from "./release-store";

interface Opened {
  readonly store: ReleaseStore;
  close(): Promise<unknown>;
}

const STORES: [string, () => Promise<Opened>][] = [
  [
    "a folder",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
      return { store: folderStore(join(folder, "store")), close: () => rm(folder, { recursive: true }) };
    },
  ],
  [
    "a bucket",
    async () => {
      const bucket = await startBucket();
      return { store: bucketStore(bucket.place), close: () => bucket.stop() };
    },
  ],
];

// For whoever wants to know of a server of their own whether it keeps what we rely on.
const { TEST_BUCKET } = process.env;
if (TEST_BUCKET) {
  STORES.push([
    TEST_BUCKET,
    async () => ({
      store: bucketStore(bucketFrom(`${TEST_BUCKET}/${randomUUID()}`, process.env)),
      close: async () => {},
    }),
  ]);
}

describe.each(STORES)("%s as a store of releases", (_, open) => {
  let opened: Opened;
  let store: ReleaseStore;

  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });

  afterEach(() => opened.close());

  it("has nothing at first", async () => {
    expect(await store.readRegistry()).toBeNull();
    expect(await store.readFile("remotes/mfe-one/1/entry.js")).toBeNull();
  });

  it("gives back the very bytes that it was given, whatever the file is called", async () => {
    const content = Buffer.from([0, 255, 13, 10, 0, 128]);
    const paths = ["remotes/mfe-one/1/entry.js", "remotes/mfe-one/1/@scope/a.b-c_d.js", "history/1.json"];

    for (const [at, path] of paths.entries()) await store.putFile(path, Buffer.concat([content, Buffer.from([at])]));

    for (const [at, path] of paths.entries()) {
      expect(await store.readFile(path)).toEqual(Buffer.concat([content, Buffer.from([at])]));
    }
  });

  it("keeps an empty file apart from none", async () => {
    await store.putFile("remotes/mfe-one/1/empty.css", Buffer.alloc(0));

    expect(await store.readFile("remotes/mfe-one/1/empty.css")).toEqual(Buffer.alloc(0));
  });

  it("takes the same bytes again, and refuses other ones for a file that is there", async () => {
    await store.putFile("remotes/mfe-one/1/entry.js", Buffer.from("one"));

    await store.putFile("remotes/mfe-one/1/entry.js", Buffer.from("one"));
    await expect(store.putFile("remotes/mfe-one/1/entry.js", Buffer.from("two"))).rejects.toThrow(
      "remotes/mfe-one/1/entry.js is released already, with other bytes.",
    );

    expect(String(await store.readFile("remotes/mfe-one/1/entry.js"))).toBe("one");
  });

  it("takes one of two different files that come under a name at the same moment, and refuses the other", async () => {
    const path = "remotes/mfe-one/1/entry.js";
    const contents = ["one", "two"].map((text) => Buffer.from(text));

    const results = await Promise.allSettled(contents.map((content) => store.putFile(path, content)));

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const taken = contents[results.findIndex(({ status }) => status === "fulfilled")];
    expect(await store.readFile(path)).toEqual(taken);
  });

  it("refuses a path that leads out of it", async () => {
    await expect((async () => store.putFile("../elsewhere.js", Buffer.from("one")))()).rejects.toThrow(
      "../elsewhere.js leaves the store.",
    );
    await expect((async () => store.readFile("remotes/../../elsewhere.js"))()).rejects.toThrow("leaves the store.");
  });

  it("moves the registry from the one that was read to the next", async () => {
    expect(await store.swapRegistry(null, registry(1))).toBe(true);
    expect(await store.swapRegistry(registry(1), registry(2))).toBe(true);

    expect(await store.readRegistry()).toEqual(registry(2));
  });

  it("leaves the registry alone when it is another one than was read, or there is one already", async () => {
    await store.swapRegistry(null, registry(1));
    await store.swapRegistry(registry(1), registry(2));

    expect(await store.swapRegistry(registry(1), registry(3))).toBe(false);
    expect(await store.swapRegistry(null, registry(3))).toBe(false);

    expect(await store.readRegistry()).toEqual(registry(2));
  });

  it("lets exactly one of many who swap at the same moment win", async () => {
    await store.swapRegistry(null, registry(1));

    const won = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.swapRegistry(registry(1), registry(at + 2))),
    );

    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.readRegistry()).toEqual(registry(won.indexOf(true) + 2));
  });

  it("loses no change of people who publish at once", async () => {
    const key = newKey();
    const names = ["one", "two", "three", "four"];

    await Promise.all(
      names.map((name) =>
        changeRegistry(
          store,
          key,
          (now) => ({ ...now, shell: { ...now.shell, version: `${now.shell.version} ${name}` } }),
          () => ({ by: name, at: "2026-01-01", action: "publish", app: "shell", from: null, to: name }),
        ),
      ),
    );

    const last = JSON.parse((await store.readRegistry())?.payload ?? "");
    expect(last.serial).toBe(names.length);
    expect(last.shell.version.trim().split(" ").sort()).toEqual([...names].sort());
  });

  it("goes on after an earlier registry was put back from a backup", async () => {
    const key = newKey();
    const change = (version: string) =>
      changeRegistry(store, key, (now) => ({ ...now, shell: { ...now.shell, version } }));
    await change("one");
    const saved = await store.readRegistry();
    const seen = [await change("two"), await change("three")];
    expect(await store.swapRegistry(await store.readRegistry(), saved as SignedRegistry)).toBe(true);

    const after = [await change("four"), await change("five")];

    const versions: string[] = [];
    for await (const { registry } of pastRegistries(store)) versions.push(registry.shell.version);
    expect(versions).toEqual(["five", "four", "three", "two", "one"]);
    // Open pages follow no registry whose number they have seen.
    expect(Math.min(...after.map(({ serial }) => serial))).toBeGreaterThan(
      Math.max(...seen.map(({ serial }) => serial)),
    );
  });
});

it.each(["<html>", "null", "{}", `{"payload":"{}"}`])(
  "passes over what cannot be read of the past: %s",
  async (damaged) => {
    const folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
    const store = folderStore(folder);
    const key = newKey();
    for (const version of ["one", "two", "three"]) {
      await changeRegistry(
        store,
        key,
        (now) => ({ ...now, shell: { ...now.shell, version } }),
        () => ({ by: "Ada", at: "2026-11-24T00:00:00Z", action: "publish", app: "shell", from: null, to: version }),
      );
    }
    await writeFile(join(folder, historyPath(2)), damaged);

    const versions: string[] = [];
    for await (const { registry } of pastRegistries(store)) versions.push(registry.shell.version);

    expect(versions).toEqual(["three", "one"]);
    expect((await readHistory(store)).map(({ to }) => to)).toEqual(["three", "one"]);
    await rm(folder, { recursive: true });
  },
);

it("passes over a line of the history that is none, and not over what a later release does", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
  const store = folderStore(folder);
  await changeRegistry(store, newKey(), (now) => now);
  const line = { by: "Ada", at: "2026-11-24T00:00:00Z", action: "ask", app: "shell", from: null, to: "one" };
  const file = join(folder, auditPath((await store.readRegistry()) as SignedRegistry));
  await mkdir(join(folder, "audit"));

  await writeFile(file, JSON.stringify(line));
  expect(await readHistory(store)).toEqual([{ ...line, serial: 1 }]);
  for (const spoiled of [5, {}, { ...line, to: {} }, { ...line, at: "yesterday" }]) {
    await writeFile(file, JSON.stringify(spoiled));
    expect(await readHistory(store)).toEqual([]);
  }
  await rm(folder, { recursive: true });
});

it("leaves no draft in a folder of a file that could not be written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
  await mkdir(join(folder, "remotes", "mfe-one", "1", "entry.js"), { recursive: true });

  await expect(folderStore(folder).putFile("remotes/mfe-one/1/entry.js", Buffer.from("code"))).rejects.toThrow();

  expect(await readdir(join(folder, "remotes", "mfe-one", "1"))).toEqual(["entry.js"]);
  await rm(folder, { recursive: true });
});

describe("whoever waits for the lock of a folder", () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
    lock = join(folder, "registry.json.lock");
    jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "performance", "queueMicrotask", "setImmediate"] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await rm(folder, { recursive: true });
  });

  let hasEnded: boolean;
  function swap() {
    hasEnded = false;
    return folderStore(folder)
      .swapRegistry(null, registry(1))
      .finally(() => {
        hasEnded = true;
      });
  }

  async function holdLock(holder: string, ageMs: number) {
    await writeFile(lock, holder);
    const then = new Date(Date.now() - ageMs);
    await utimes(lock, then, then);
  }

  /** As long as it takes to look so often, which there is a timer between. */
  async function looks(count: number) {
    for (let look = 0; look < count; look += 1) {
      while (jest.getTimerCount() === 0 && !hasEnded) await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(20);
    }
  }

  it.each([
    ["", 11_000],
    [", also where its clock ran an hour ahead", -3_600_000],
  ])("goes on where it was left by somebody who was killed while they held it%s", async (_clock, ageMs) => {
    await holdLock("1", ageMs);

    const swapped = swap();
    await looks(502);

    expect(await swapped).toBe(true);
  });

  it("leaves it alone while others have it one after the other, however old it looks", async () => {
    await holdLock("1", 3_600_000);

    const swapped = swap();
    for (const next of ["2", "3", "4"]) {
      await looks(200);
      await rm(lock);
      await holdLock(next, 3_600_000);
    }
    await looks(10);

    expect(await readFile(lock, "utf8")).toBe("4");
    await rm(lock);
    await looks(1);
    expect(await swapped).toBe(true);
  });

  it("leaves it alone where another just now takes a dead one's away, and is about to have its own there", async () => {
    await holdLock("1", 11_000);
    await mkdir(`${lock}.removal`);

    const swapped = swap();
    await looks(510);
    await rm(lock);
    await holdLock("2", 0);
    await rm(`${lock}.removal`, { recursive: true });
    await looks(10);

    expect(await readFile(lock, "utf8")).toBe("2");
    await rm(lock);
    await looks(1);
    expect(await swapped).toBe(true);
  });
});

it("says of a full disk where room is wanted, leaves no lock behind, and goes on once there is some", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
  const store = folderStore(folder);
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
  // As Node says it, which has no name for a used up quota.
  const errno = -constants.errno.EDQUOT;
  const unknown = `Unknown system error ${errno}`;
  const used = Object.assign(new Error(`${unknown}: ${unknown}, write`), { code: unknown, errno, syscall: "write" });
  const sentence = `The disk with the releases is full, or out of inodes (df -i): nothing was changed. Make room in ${folder} and do this again.`;
  const write = writeFile;
  const writing = jest.spyOn(fs, "writeFile");

  writing.mockRejectedValueOnce(full);
  await expect(store.putFile("shell/1/shell.js", Buffer.from("1"))).rejects.toThrow(new StoreFailed(sentence));
  writing.mockRejectedValueOnce(used);
  await expect(store.swapRegistry(null, registry(1))).rejects.toThrow(new StoreFailed(sentence));
  // There was room for the lock, and none for what is written under it.
  writing.mockImplementationOnce(write).mockRejectedValueOnce(full);
  await expect(store.swapRegistry(null, registry(1))).rejects.toThrow(new StoreFailed(sentence));
  expect(await readdir(folder)).toEqual(["shell"]);

  await store.putFile("shell/1/shell.js", Buffer.from("1"));
  expect(await store.swapRegistry(null, registry(1))).toBe(true);
  writing.mockRestore();
  await rm(folder, { recursive: true });
});

describe("somebody who is slow while they hold the lock", () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "lintel-store-"));
    lock = join(folder, "registry.json.lock");
    // A read of it lasts until something is written to it.
    spawnSync("mkfifo", [join(folder, "registry.json")]);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const goOn = () => writeFile(join(folder, "registry.json"), "null");

  it("has a lock as old as the holding of it, not as the waiting for it", async () => {
    await writeFile(lock, "1");
    const swap = folderStore(folder).swapRegistry(null, registry(1));
    const draft = async () => (await readdir(folder)).find((file) => file.startsWith("registry.json.lock."));
    await until(async () => (await draft()) !== undefined);
    const waitingSince = Date.now();
    const looked = async () => (await stat(join(folder, (await draft()) ?? ""))).mtimeMs;
    await until(async () => (await looked()) > waitingSince + 20);
    await rm(lock);
    await until(() => existsSync(lock));

    expect((await stat(lock)).mtimeMs).toBeGreaterThan(waitingSince + 20);

    await goOn();
    expect(await swap).toBe(true);
  });

  it("leaves alone the lock of another who took them for dead", async () => {
    const swap = folderStore(folder).swapRegistry(null, registry(1));
    await until(() => existsSync(lock));
    await rm(lock);
    await writeFile(lock, "2");

    await goOn();
    await swap;

    expect(await readFile(lock, "utf8")).toBe("2");
  });

  it("takes nothing back that another has released since who took them for dead", async () => {
    const late = folderStore(folder).swapRegistry(null, registry(1));
    await until(() => existsSync(lock));
    const another = join(folder, "another.json");
    await writeFile(another, JSON.stringify(registry(2)));
    await rm(lock);
    // Opened once it is being read.
    const slow = await open(join(folder, "registry.json"), "w");
    await rename(another, join(folder, "registry.json"));

    await slow.writeFile("null");
    await slow.close();

    expect(await late).toBe(false);
    expect(await folderStore(folder).readRegistry()).toEqual(registry(2));
    expect((await readdir(folder)).sort()).toEqual(["registry.json"]);
  });
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(5);
}

function registry(serial: number): SignedRegistry {
  return { payload: JSON.stringify({ serial }), signature: `signature ${serial}` };
}
