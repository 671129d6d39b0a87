import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withLock } from "./lock";

let place: string;
let lock: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "lintel-lock-"));
  lock = join(place, "deep", "lock");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(place, { recursive: true });
});

function leaveLock(pid: number | null) {
  mkdirSync(lock, { recursive: true });
  if (pid !== null) writeFileSync(join(lock, "pid"), String(pid));
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(lock, longAgo, longAgo);
}

it("lets one in at a time and is gone afterwards, also after work that failed", async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
    throw new Error("failed");
  };

  const ends = await Promise.allSettled([1, 2, 3].map(() => withLock(lock, work)));

  expect([ends.map(({ status }) => status), most]).toEqual([Array(3).fill("rejected"), 1]);
  expect(existsSync(lock)).toBe(false);
});

it.each([
  ["died while they held it", () => spawnSync(process.execPath, ["-e", ""]).pid],
  ["died before they could say who they are", () => null],
])("waits for nobody who %s", async (_how, pid) => {
  leaveLock(pid());

  await expect(withLock(lock, async () => "done")).resolves.toBe("done");
});

it("leaves alone what another who waited for the dead one has taken meanwhile", async () => {
  const died = spawnSync(process.execPath, ["-e", ""]).pid;
  leaveLock(died);
  const alive = process.kill.bind(process);
  jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    // The other is quicker: it takes the dead one's lock away and has its own there, unless somebody is at that already.
    if (pid === died && !existsSync(`${lock}.removal`)) {
      rmSync(lock, { recursive: true });
      leaveLock(process.pid);
    }
    return alive(pid, signal);
  });

  await expectToWait();
});

it("does not wait for somebody who died while taking a dead one's lock away", async () => {
  leaveLock(spawnSync(process.execPath, ["-e", ""]).pid);
  const removal = `${lock}.removal`;
  mkdirSync(removal);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(removal, longAgo, longAgo);

  await expect(withLock(lock, async () => "done")).resolves.toBe("done");
  expect(existsSync(removal)).toBe(false);
});

/** Somebody has the lock: whoever comes begins only once it is given back. */
async function expectToWait() {
  let isDone = false;

  const waiting = withLock(lock, async () => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isDone).toBe(false);

  rmSync(lock, { recursive: true });
  await waiting;
}

it("waits for somebody who has just come and is about to say who they are", async () => {
  mkdirSync(lock, { recursive: true });

  await expectToWait();
});

it("waits for a process of somebody else, which may not be sent a signal", async () => {
  leaveLock(process.pid);
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });

  await expectToWait();
});
