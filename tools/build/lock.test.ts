import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SAID_AFTER_MS, withBuildLock } from "./lock";

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

function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  return withBuildLock({ name: "lock" }, work, join(place, "deep"));
}

function leaveLock(owner: string | null) {
  mkdirSync(lock, { recursive: true });
  if (owner !== null) writeFileSync(join(lock, "pid"), owner);
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(lock, longAgo, longAgo);
}

/** As a holder of the lock calls itself: here this process. */
function ownName(): Promise<string> {
  return locked(async () => readFileSync(join(lock, "pid"), "utf8"));
}

function deadName(): string {
  return String(spawnSync(process.execPath, ["-e", ""]).pid);
}

it("lets one in at a time and is gone afterwards, also after work that failed", async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
    throw new Error("failed");
  };

  const ends = await Promise.allSettled([1, 2, 3].map(() => locked(work)));

  expect([ends.map(({ status }) => status), most]).toEqual([Array(3).fill("rejected"), 1]);
  expect(existsSync(lock)).toBe(false);
});

it.each([
  ["died while they held it", deadName],
  ["died before they could say who they are", () => null],
  ["died, and whose number is another's by now", () => `${process.pid} 1`],
])("waits for nobody who %s", async (_how, owner) => {
  leaveLock(owner());

  await expect(locked(async () => "done")).resolves.toBe("done");
});

it("leaves alone what another who waited for the dead one has taken meanwhile", async () => {
  const own = await ownName();
  const died = deadName();
  leaveLock(died);
  const alive = process.kill.bind(process);
  jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    // The other is quicker: it takes the dead one's lock away and has its own there, unless somebody is at that already.
    if (pid === Number(died) && !existsSync(`${lock}.removal`)) {
      rmSync(lock, { recursive: true });
      leaveLock(own);
    }
    return alive(pid, signal);
  });

  await expectToWait();
});

it.each([
  ["a minute ago", -60_000],
  ["an hour before the clock was set back by two", 3_600_000],
])("does not wait for somebody who died while taking a dead one's lock away, %s", async (_when, at) => {
  leaveLock(deadName());
  const removal = `${lock}.removal`;
  mkdirSync(removal);
  const then = new Date(Date.now() + at);
  utimesSync(removal, then, then);

  await expect(locked(async () => "done")).resolves.toBe("done");
  expect(existsSync(removal)).toBe(false);
});

/** Somebody has the lock: whoever comes begins only once it is given back. */
async function expectToWait(hasLooked = () => true) {
  let isDone = false;

  const waiting = locked(async () => {
    isDone = true;
  });
  await sleep(300);
  while (!hasLooked()) await sleep(20);
  expect(isDone).toBe(false);

  rmSync(lock, { recursive: true });
  await waiting;
}

/** The lock was taken by somebody who has not said yet who they are, and from then on it is so many milliseconds later. */
function leaveUnnamedLock(age: number) {
  mkdirSync(lock, { recursive: true });
  const now = statSync(lock).mtimeMs + age;
  jest.spyOn(Date, "now").mockReturnValue(now);
}

it("waits for somebody who has just come and is about to say who they are", async () => {
  leaveUnnamedLock(1_900);

  await expectToWait();
});

it.each([2_100, -3_600_000])("waits no longer for who they are than it takes to say so: after %i ms", async (age) => {
  leaveUnnamedLock(age);

  await expect(locked(async () => "done")).resolves.toBe("done");
});

it("waits for a process of somebody else, which may not be sent a signal", async () => {
  leaveLock(await ownName());
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });

  await expectToWait();
});

it("says whom it waits for, once the waiting is long", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  leaveLock(await ownName());
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => (now += 2 * SAID_AFTER_MS));

  await expectToWait(() => said.mock.calls.length > 0);

  expect(said.mock.calls).toEqual([[`  waiting for process ${process.pid}, which has ${lock}`]]);
});
