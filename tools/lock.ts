import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const LOOK_AGAIN_MS = 100;
const NAMED_WITHIN_MS = 2_000;

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
      if (!(await isHeld(folder, owner))) await rm(folder, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isHeld(folder: string, owner: string): Promise<boolean> {
  const pid = Number(await readFile(owner, "utf8").catch(() => ""));
  if (pid === 0) {
    // Just taken, or by somebody who died before they could say who they are.
    const taken = await stat(folder).catch(() => null);
    return taken === null || Date.now() - taken.mtimeMs < NAMED_WITHIN_MS;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, although it may not be sent a signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
