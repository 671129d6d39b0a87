import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { dirname, join, normalize, sep } from "node:path";
import type { SignedRegistry } from "@lintel/portal/release";
import { removeDeadLock } from "./remove-dead-lock";

/** Where releases live: a folder, or a bucket. Anything that can put an object once and swap one small object can stand in. */
export interface ReleaseStore {
  /** For how long a site goes by the registry that it has read. Absent: it reads it each time. */
  readonly registryFreshMs?: number;
  readRegistry(): Promise<SignedRegistry | null>;
  /** Replaces the registry only if it still is the one that was read; false when somebody was quicker. */
  swapRegistry(read: SignedRegistry | null, next: SignedRegistry): Promise<boolean>;
  /** Writes a file that no later release may change. Writing the same bytes again is no change. */
  putFile(path: string, content: Buffer): Promise<void>;
  readFile(path: string): Promise<Buffer | null>;
}

export const REGISTRY_FILE = "registry.json";

/** What was asked of a store could not be done. The sentence is for whoever asked. */
export class StoreFailed extends Error {}

export function changedLater(path: string): StoreFailed {
  return new StoreFailed(
    `${path} is released already, with other bytes. A release is never changed: if this file was damaged, remove it and do this again; if not, build a new version.`,
  );
}

/** The registry as it lies in a store. Written whole, it is damaged by something else alone: no bug of ours, and the same for everybody who reads it. */
export function signedIn(content: Buffer): SignedRegistry | null {
  try {
    const read = JSON.parse(content.toString("utf8")) as SignedRegistry | null;
    if (read === null || (typeof read.payload === "string" && typeof read.signature === "string")) return read;
  } catch {}
  throw new StoreFailed(
    `${REGISTRY_FILE} in the store is damaged. Put the newest file of the store's history folder in its place, or that of a backup.`,
  );
}

export function folderStore(folder: string): ReleaseStore {
  const at = (path: string) => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(`${normalize(folder)}${sep}`)) throw new Error(`${path} leaves the store.`);
    return file;
  };

  async function readRegistry(): Promise<SignedRegistry | null> {
    const text = await readOrNull(at(REGISTRY_FILE));
    return text === null ? null : signedIn(text);
  }

  return {
    readRegistry,
    swapRegistry(read, next) {
      return onDisk(folder, async () => {
        await mkdir(folder, { recursive: true });
        return withStoreLock(at(`${REGISTRY_FILE}.lock`), async (isStillOurs) => {
          const current = await readRegistry();
          if (current?.signature !== read?.signature) return false;
          const file = at(REGISTRY_FILE);
          let isSwapped = false;
          await writeWhole(file, Buffer.from(JSON.stringify(next)), async (draft) => {
            // Whoever was halted for longer than others wait would take back what they have released since.
            if (!(await isStillOurs())) return;
            await rename(draft, file);
            isSwapped = true;
          });
          return isSwapped;
        });
      });
    },
    putFile(path, content) {
      return onDisk(folder, async () => {
        const file = at(path);
        if ((await readOrNull(file)) === null) {
          await mkdir(dirname(file), { recursive: true });
          try {
            // Unlike a rename, refused where somebody else was quicker.
            return await writeWhole(file, content, (draft) => link(draft, file));
          } catch (error) {
            if (!isCode(error, "EEXIST")) throw error;
          }
        }
        if ((await readOrNull(file))?.equals(content) !== true) throw changedLater(path);
      });
    },
    readFile: (path) => readOrNull(at(path)),
  };
}

/** The system's own words name neither the disk nor what lies on it. What has no room gets no name: nothing has changed. */
async function onDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCode(error, "ENOSPC") && !isQuotaUsed(error)) throw error;
    throw new StoreFailed(
      `The disk with the releases is full, or out of inodes (df -i): nothing was changed. Make room in ${folder} and do this again.`,
    );
  }
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A reader sees the file as it was before or the new one, never half of either. */
async function writeWhole(file: string, content: Buffer, name: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    // On the disk before it has its name: after a power cut, half of a released file could never be put right.
    await writeFile(draft, content, { flag: "wx", flush: true });
    await name(draft);
  } finally {
    // A disk that is full would be full of drafts.
    await rm(draft, { force: true });
  }
}

const LOOK_AGAIN_MS = 20;
const STALE_LOOKS = 500;
const MOST_LOOKS = 750;

/** One release at a time is written, from whichever machine: no process can be asked whether it lives, as one can for the lock of a build. */
async function withStoreLock<Result>(
  lock: string,
  work: (isStillOurs: () => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  const draft = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    // A text of its own, by which waiters see that the holder is another.
    await writeFile(draft, draft);
    await takeLock(draft, lock);
    const isStillOurs = async () => {
      const [own, there] = await Promise.all([stat(draft), stat(lock).catch(() => null)]);
      return there?.ino === own.ino;
    };
    try {
      return await work(isStillOurs);
    } finally {
      // Who held it for too long may find somebody else's there.
      if (await isStillOurs()) await rm(lock, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** A hard link is made by exactly one of any number of processes. */
async function takeLock(draft: string, lock: string): Promise<void> {
  let holder: Buffer | null = null;
  let looks = 0;
  const hasIt = async () => holder !== null && (await readOrNull(lock))?.equals(holder) === true;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    try {
      // Programs of an earlier release go by a lock's age: it is the age of the holding, not of the waiting.
      await utimes(draft, new Date(), new Date());
      await link(draft, lock);
      return;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    if (await hasIt()) looks += 1;
    else [holder, looks] = [await readOrNull(lock), 0];
    // Whoever holds it for so long was killed. Its age says nothing: another machine's clock may differ, and one's own may have been set.
    if (looks >= STALE_LOOKS) await removeDeadLock(lock, async () => !(await hasIt()));
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new StoreFailed("Another release is being written and does not finish. Try again in a moment.");
}

function isMissing(error: unknown): boolean {
  return isCode(error, "ENOENT") || isCode(error, "ENOTDIR") || isCode(error, "EISDIR");
}

/** Node has no name for it: its code is "Unknown system error -122". */
function isQuotaUsed(error: unknown): boolean {
  return typeof error === "object" && error !== null && "errno" in error && error.errno === -constants.errno.EDQUOT;
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
