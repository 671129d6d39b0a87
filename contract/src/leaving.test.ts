import { Leaving } from "./leaving";

it("serves everything until it leaves", () => {
  const leaving = new Leaving();

  expect(leaving.turnsAway("GET", "1")).toBe(false);
  expect(leaving.hasBegun).toBe(false);
});

it("turns away what another process can be asked, and serves what may not be repeated or nobody else can be asked", () => {
  const leaving = new Leaving();
  void leaving.begin();

  expect(leaving.hasBegun).toBe(true);
  expect(leaving.turnsAway("GET", "1")).toBe(true);
  expect(leaving.turnsAway("POST", "1")).toBe(false);
  expect(leaving.turnsAway("GET", undefined)).toBe(false);
});

describe("how long it stays", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function millisecondsUntilGone(leaving: Leaving, callEveryMs: number | null): Promise<number> {
    const began = Date.now();
    let gone: number | null = null;
    void leaving.begin().then(() => {
      gone = Date.now() - began;
    });
    for (let passed = 0; gone === null && passed < 10_000; passed += 50) {
      if (callEveryMs !== null && passed % callEveryMs === 0) leaving.turnsAway("GET", "1");
      await jest.advanceTimersByTimeAsync(50);
    }
    return gone ?? Number.NaN;
  }

  it("goes at once where no proxy of ours has called", async () => {
    expect(await millisecondsUntilGone(new Leaving(), null)).toBeLessThan(100);
  });

  it("waits for a second of quiet behind a proxy, and for four seconds at most", async () => {
    const quiet = new Leaving();
    quiet.turnsAway("GET", "1");
    const busy = new Leaving();
    busy.turnsAway("GET", "1");

    const quietMs = await millisecondsUntilGone(quiet, null);
    const busyMs = await millisecondsUntilGone(busy, 500);

    expect(quietMs).toBeGreaterThanOrEqual(1_000);
    expect(quietMs).toBeLessThan(1_200);
    expect(busyMs).toBeGreaterThanOrEqual(4_000);
    expect(busyMs).toBeLessThan(4_200);
  });

  it("stays no longer where the machine's clock is put back meanwhile", async () => {
    const leaving = new Leaving();
    leaving.turnsAway("GET", "1");
    let isGone = false;
    void leaving.begin().then(() => {
      isGone = true;
    });

    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(1_200);

    expect(isGone).toBe(true);
  });
});
