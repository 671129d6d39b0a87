import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ageOf, removeDeadLock } from "../../site/src/store/remove-dead-lock";
import { type App, root } from "./apps";

const LOOK_AGAIN_MS = 100;
const NAMED_WITHIN_MS = 2_000;
export const SAID_AFTER_MS = 5_000;
/** Of what follows the name in /proc/<pid>/stat: the twenty-second field of all. */
const BEGAN_FIELD = 19;

/**
 * Two commands in one clone share the folders that are built into: one at a time works there. This machine knows whether the holder lives;
 * the store's lock is another because other machines hold it as well.
 */
export async function withBuildLock<Result>(
  { name }: Pick<App, "name">,
  work: () => Promise<Result>,
  locks = join(root, ".cache", "locks"),
): Promise<Result> {
  const folder = join(locks, name);
  await mkdir(locks, { recursive: true });
  const owner = join(folder, "pid");
  const came = Date.now();
  let hasSaid = false;
  for (;;) {
    try {
      await mkdir(folder);
      await writeFile(owner, await nameOf(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (!(await isHeld(folder, owner))) await removeDeadLock(folder, () => isHeld(folder, owner));
      if (Date.now() - came > SAID_AFTER_MS && !hasSaid) {
        hasSaid = true;
        const [pid] = (await readFile(owner, "utf8").catch(() => "")).split(" ");
        console.error(`  waiting for process ${pid || "?"}, which has ${folder}`);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A dead one's number is given to another in time: the moment it began tells the two apart, where the system says it. */
async function nameOf(pid: number): Promise<string> {
  const began = await readFile(`/proc/${pid}/stat`, "utf8").then(
    // The second field is the program's name in parentheses, which may hold anything.
    (line) => line.slice(line.lastIndexOf(")") + 2).split(" ")[BEGAN_FIELD] ?? "",
    () => "",
  );
  return `${pid} ${began}`.trim();
}

async function isHeld(folder: string, owner: string): Promise<boolean> {
  const name = await readFile(owner, "utf8").catch(() => "");
  const pid = Number(name.split(" ")[0]);
  if (pid === 0) {
    // Just taken, or by somebody who died before they could say who they are.
    return (await ageOf(folder)) < NAMED_WITHIN_MS;
  }
  try {
    process.kill(pid, 0);
    return name === (await nameOf(pid));
  } catch (error) {
    // Somebody else's process is alive, although it may not be sent a signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
