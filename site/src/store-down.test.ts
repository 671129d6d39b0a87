import type { SignedRegistry } from "@lintel/portal/release";
import { changeRegistry } from "./releases/change-registry";
import { lastGoodRegistry } from "./releases/last-good-registry";
import { eventually, hearConsole, startSite, type TestSite } from "./site.fixtures";
import { startBucket, type TestBucket } from "./store/bucket.fixtures";
import { bucketStore } from "./store/bucket-store";

const PATIENCE = { answerWithinMs: 20_000, attempts: 2, pauseMs: 1 };
const FRESH_MS = 1_000;

afterEach(() => jest.restoreAllMocks());

describe("a site whose bucket goes down", () => {
  let bucket: TestBucket;
  let site: TestSite;
  let said: string[];
  let now: number;

  beforeEach(async () => {
    // Whole: a second that is added to a part of one is sometimes a little less than a second.
    now = 600_000;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    said = hearConsole();
    bucket = await startBucket();
    site = await startSite({ store: bucketStore(bucket.place, PATIENCE) });
  });

  afterEach(async () => {
    await site.close();
    await bucket.stop();
  });

  /** A second passes when it is told to, however long the machine takes. */
  const later = () => {
    now += FRESH_MS;
  };

  const get = (url: string) => site.app.inject({ url, headers: { "accept-encoding": "br" } });

  it("goes on with what it has shown before, also on pages of it that nobody had opened", async () => {
    const [page, entry] = [await get("/mfe-one/7"), await get("/remotes/mfe-one/1/entry.js")];
    const registry = await get("/registry.json");
    expect([page.statusCode, entry.statusCode, registry.statusCode]).toEqual([200, 200, 200]);

    bucket.isDown = true;
    later();

    expect((await get("/mfe-one/7")).rawPayload).toEqual(page.rawPayload);
    expect((await get("/mfe-one/8")).statusCode).toBe(200);
    expect((await get("/remotes/mfe-one/1/entry.js")).rawPayload).toEqual(entry.rawPayload);
    expect((await get("/remotes/mfe-one/~r1/1/entry.js")).rawPayload).toEqual(entry.rawPayload);
    expect((await get("/registry.json")).body).toBe(registry.body);
    expect(said.filter((line) => line.includes("the release store is down"))).toHaveLength(1);
  });

  it("asks to be asked again for what it has not, and does not name the bucket to strangers", async () => {
    await get("/mfe-one/7");
    bucket.isDown = true;

    const answers = [await get("/mfe-two/402177540931"), await get("/remotes/mfe-two/1/entry.js")];

    for (const answer of answers) {
      expect([answer.statusCode, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
        503,
        "2",
        "no-store",
      ]);
      expect(answer.body).toBe("Not available right now. Please try again in a moment.");
    }
    expect(said.join()).toContain("site: GET /mfe-two/* failed: The bucket releases answers 503 SlowDown");
    expect(said.join()).not.toContain("402177540931");
  });

  it("follows the registry again once the bucket is back", async () => {
    await get("/registry.json");
    bucket.isDown = true;
    later();
    await get("/registry.json");
    bucket.isDown = false;

    const changed = await changeRegistry(site.store, site.key, (registry) => ({ ...registry, remotes: [] }));

    await eventually(
      async () => {
        later();
        return (JSON.parse((await get("/registry.json")).json().payload) as typeof changed).serial;
      },
      (serial) => serial === changed.serial,
    );
    expect(said).toContain("site: the release store is back");
  });

  it("asks the bucket for the registry once a second, however many pages are opened", async () => {
    await get("/mfe-one/7");
    bucket.asked.length = 0;

    await Promise.all(Array.from({ length: 20 }, (_, at) => get(`/mfe-one/${at}`)));
    later();
    await Promise.all(Array.from({ length: 20 }, (_, at) => get(`/mfe-one/${at}`)));

    expect(bucket.asked).toEqual(["GET registry.json"]);
  });
});

const FIRST: SignedRegistry = { payload: `{"remotes":[]}`, signature: "first" };

it("asks also a folder once a second while it is down, however many pages are opened, and each time while it is not", async () => {
  hearConsole();
  const time = jest.spyOn(performance, "now").mockReturnValue(600_000);
  const readRegistry = jest.fn().mockResolvedValue(FIRST);
  const registry = lastGoodRegistry({ readRegistry, expectFiles: () => {} });
  const askedBy20 = async () => {
    readRegistry.mockClear();
    for (let at = 0; at < 20; at += 1) expect(await registry.read()).toBe(FIRST);
    return readRegistry.mock.calls.length;
  };
  const whileUp = await askedBy20();
  readRegistry.mockRejectedValue(new Error("planted"));

  const whileDown = await askedBy20();
  time.mockReturnValue(601_000);
  const aSecondLater = await askedBy20();

  expect([whileUp, whileDown, aSecondLater]).toEqual([20, 1, 1]);
});

it("goes on with the last registry where there is none any more", async () => {
  const readRegistry = jest.fn().mockResolvedValueOnce(FIRST).mockResolvedValue(null);
  const registry = lastGoodRegistry({ readRegistry, expectFiles: () => {} });

  expect([await registry.read(), await registry.read(), await registry.read()]).toEqual([FIRST, FIRST, FIRST]);
});

it("makes nobody wait for a store that has stopped to answer, beyond the first to find out", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let isSilent = false;
  const registry = lastGoodRegistry({
    readRegistry: () => (isSilent ? new Promise(() => {}) : Promise.resolve(FIRST)),
    expectFiles: () => {},
  });
  await registry.read();
  isSilent = true;
  jest.useFakeTimers();
  try {
    const finding = registry.read();
    await jest.advanceTimersByTimeAsync(1_000);

    expect(await finding).toBe(FIRST);
    // No time passes any more: each of them would wait for ever, if it waited.
    for (let at = 0; at < 50; at += 1) expect(await registry.read()).toBe(FIRST);
  } finally {
    jest.useRealTimers();
  }
});

it("says once of a store that is always late that it is, makes one page wait for it, and takes what comes", async () => {
  const said = hearConsole();
  jest.useFakeTimers();
  try {
    let asked = 0;
    const readRegistry = async () => {
      asked += 1;
      if (asked > 1 && asked < 12) await new Promise((done) => setTimeout(done, 1_500));
      return { ...FIRST, signature: `answer ${asked}` };
    };
    const registry = lastGoodRegistry({ readRegistry, registryFreshMs: 1_000, expectFiles: () => {} });
    await registry.read();
    const waitedMs: number[] = [];
    for (let page = 0; page < 40; page += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      const came = performance.now();
      const reading = registry.read().then(() => waitedMs.push(performance.now() - came));
      await jest.advanceTimersByTimeAsync(1_000);
      await reading;
      // Asked for by the page before, and late.
      if (page === 5) expect((await registry.read())?.signature).toBe("answer 6");
    }

    expect(waitedMs.filter((ms) => ms > 0)).toEqual([1_000]);
    expect((await registry.read())?.signature).toBe(`answer ${asked}`);
    expect(said).toEqual([
      "site: the release store is down (it does not answer within a second); going on with the last registry",
      "site: the release store is back",
    ]);
  } finally {
    jest.useRealTimers();
  }
});

it("says nothing of a store whose first answer is late: there is no last registry to go on with", async () => {
  const said = hearConsole();
  jest.useFakeTimers();
  try {
    const readRegistry = () => new Promise<typeof FIRST>((done) => setTimeout(done, 1_500, FIRST));
    const registry = lastGoodRegistry({ readRegistry, expectFiles: () => {} });

    const reading = registry.read();
    await jest.advanceTimersByTimeAsync(1_500);

    expect(await reading).toBe(FIRST);
    expect(said).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it("holds the manifest of each release that an area has against its signed hash, and goes through a registry once", async () => {
  const release = (version: string) => ({ version, manifestSha384: `hash of ${version}` });
  const remote = { name: "mfe-one", current: release("2"), lastGood: release("1"), trial: { release: release("3") } };
  const payload = JSON.stringify({ serial: 1, shell: release("1"), remotes: [remote] });
  const expectFiles = jest.fn();
  const registry = lastGoodRegistry({ readRegistry: async () => ({ ...FIRST, payload }), expectFiles });

  await registry.read();
  await registry.read();

  expect(expectFiles.mock.calls.sort()).toEqual([
    ["remotes/mfe-one/1", { "manifest.json": "hash of 1" }],
    ["remotes/mfe-one/2", { "manifest.json": "hash of 2" }],
    ["remotes/mfe-one/3", { "manifest.json": "hash of 3" }],
  ]);
});
