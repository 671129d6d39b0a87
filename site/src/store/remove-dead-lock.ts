import { mkdir, rm, rmdir, stat } from "node:fs/promises";

const REMOVED_WITHIN_MS = 10_000;

/** One waiter at a time, who looks again: another may have taken the dead one's lock away, and hold its own by now. */
export async function removeDeadLock(lock: string, isHeld: () => Promise<boolean>): Promise<void> {
  const removal = `${lock}.removal`;
  try {
    await mkdir(removal);
  } catch {
    if ((await ageOf(removal)) > REMOVED_WITHIN_MS) await rmdir(removal).catch(() => undefined);
    return;
  }
  try {
    if (!(await isHeld())) await rm(lock, { recursive: true, force: true });
  } finally {
    await rmdir(removal).catch(() => undefined);
  }
}

/** 0 for what is not there any more. What lies ahead is left from before the clock was set back: nobody is to wait until then. */
export async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found === null ? 0 : Math.abs(Date.now() - found.mtimeMs);
}
