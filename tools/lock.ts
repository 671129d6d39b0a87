import { mkdir, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const LOOK_AGAIN_MS = 100;
const NAMED_WITHIN_MS = 2_000;
const REMOVED_WITHIN_MS = 10_000;

/** One process at a time does this work; the others wait. Who died while holding the lock holds it no more. */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(folder), { recursive: true });
  const owner = join(folder, "pid");
  for (;;) {
    try {
      await mkdir(folder);
      await writeFile(owner, String(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (!(await isHeld(folder, owner))) await removeDead(folder, owner);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One waiter at a time, who looks again: another may have taken the dead one's lock away, and hold its own by now. */
async function removeDead(folder: string, owner: string): Promise<void> {
  const removal = `${folder}.removal`;
  try {
    await mkdir(removal);
  } catch {
    if ((await ageOf(removal)) > REMOVED_WITHIN_MS) await rmdir(removal).catch(() => undefined);
    return;
  }
  try {
    if (!(await isHeld(folder, owner))) await rm(folder, { recursive: true, force: true });
  } finally {
    await rmdir(removal).catch(() => undefined);
  }
}

async function isHeld(folder: string, owner: string): Promise<boolean> {
  const pid = Number(await readFile(owner, "utf8").catch(() => ""));
  if (pid === 0) {
    // Just taken, or by somebody who died before they could say who they are.
    return (await ageOf(folder)) < NAMED_WITHIN_MS;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, although it may not be sent a signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** None at all for what is not there any more. */
async function ageOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null);
  return found === null ? 0 : Date.now() - found.mtimeMs;
}
