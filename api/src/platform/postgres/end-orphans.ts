import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const GONE_WITHIN_MS = 1_000;

/**
 * Children of a server that was killed work on until they next look up, and no other may start before the last one is gone. They are
 * told what their own server tells them when one of them crashes: to leave everything to the recovery.
 */
export async function endOrphans(data: string) {
  for (let waited = 0; waited < GONE_WITHIN_MS; waited += 10) {
    const orphans = orphansOf(data);
    if (orphans.length === 0) return;
    for (const pid of orphans) quietly(() => process.kill(pid, "SIGQUIT"));
    await sleep(10);
  }
}

/** Known by the folder they work in, as is the server they would belong to. Where no process can be looked at, they are waited for. */
function orphansOf(data: string): number[] {
  if (!existsSync(data) || !existsSync("/proc/self/cwd")) return [];
  const folder = realpathSync(data);
  const isAtHome = (pid: string) => quietly(() => readlinkSync(`/proc/${pid}/cwd`)) === folder;
  return readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid) && isAtHome(pid))
    .filter((pid) => quietly(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.startsWith("postgres: "))
    .filter((pid) => {
      const parent = parentOf(pid);
      return parent !== undefined && !isAtHome(parent);
    })
    .map(Number);
}

/** The process that it was started by, or was left to. Nothing where none can be looked at. */
export function parentOf(pid: number | string): string | undefined {
  return quietly(() => readFileSync(`/proc/${pid}/stat`, "utf8"))
    ?.replace(/^.*\) /s, "")
    .split(" ")[1];
}

/** Processes come and go while they are looked at. */
function quietly<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
