import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Registry } from "@lintel/portal/release";
import type { FastifyReply } from "fastify";
import { isWithin, trialsFor } from "./share";
import { createTrials } from "./share-trials";

afterEach(() => jest.restoreAllMocks());

const VISITORS = Array.from({ length: 10_000 }, (_, index) =>
  createHash("sha256").update(`visitor ${index}`).digest("hex"),
);
const REMOTES = ["mfe-banking", "mfe-marketing", "mfe-auth", "mfe-admin"];

function within(remote: string, share: number): Set<string> {
  return new Set(VISITORS.filter((visitor) => isWithin(visitor, remote, share)));
}

describe("a share of 10,000 visitors", () => {
  it.each(REMOTES)("of %s: 0 %% is nobody, 10 %% is 9 to 11 in a hundred, 100 %% is everybody", (remote) => {
    expect(within(remote, 0).size).toBe(0);
    const tenth = within(remote, 10).size / VISITORS.length;
    expect(tenth).toBeGreaterThan(0.09);
    expect(tenth).toBeLessThan(0.11);
    expect(within(remote, 100).size).toBe(VISITORS.length);
  });

  it("keeps everybody of a smaller share when it is raised", () => {
    const shares = [1, 5, 10, 25, 50, 99].map((share) => within("mfe-banking", share));

    for (const [index, smaller] of shares.entries()) {
      const larger = shares[index + 1] ?? smaller;
      expect([...smaller].every((visitor) => larger.has(visitor))).toBe(true);
    }
  });

  it("draws other visitors for another remote, so that nobody gets every new version first", () => {
    const inAuth = within("mfe-auth", 10);
    const both = [...within("mfe-banking", 10)].filter((visitor) => inAuth.has(visitor));

    expect(both.length / VISITORS.length).toBeLessThan(0.02);
  });
});

it("gives nobody a version that has returned", () => {
  const release = { version: "2", manifestSha384: "" };
  const declaration = {
    name: "mfe-banking",
    team: "banking",
    area: "Online banking",
    basePaths: [],
    access: "customer",
    nav: [],
    requires: {},
  } as const;
  const current = { version: "1", manifestSha384: "" };
  const registry: Registry = {
    serial: 1,
    shell: { version: "1", manifestSha384: "" },
    remotes: [{ ...declaration, current, lastGood: null, trial: { release, declaration, share: 100 } }],
  };

  expect(trialsFor(registry, "visitor", new Set())).toEqual(["mfe-banking"]);
  expect(trialsFor(registry, "visitor", new Set(["2"]))).toEqual([]);
});

it("gives nobody a version that has returned while the bank does not say what became of another remote's", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    // Its head came in time, and no more.
    if (String(address).includes("remote=mfe-auth")) return new Response("");
    return Response.json({ returned: true });
  });
  jest.spyOn(console, "warn").mockReturnValue();
  const registry = registryWithTrialsOf("mfe-auth", "mfe-banking");
  const trials = createTrials("http://bank", null);
  const given = () => trials.of(new Map([["visitor", "v".repeat(22)]]), {} as FastifyReply, registry);
  expect(given()).toEqual(["mfe-auth", "mfe-banking"]);

  for (let waited = 0; given().length > 1 && waited < 5_000; waited += 10) await sleep(10);

  expect(given()).toEqual(["mfe-auth"]);
});

/** How often the bank was asked, and the registry was to be changed, by the documents that are made at these moments. */
async function documentsAt(moments: number[], verdict: { returned: boolean }) {
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(verdict));
  const now = jest.spyOn(performance, "now");
  const registry = registryWithTrialsOf("mfe-banking");
  const returnTrial = jest.fn(async () => undefined);
  const trials = createTrials("http://bank", returnTrial);
  const counts: [number, number][] = [];
  for (const moment of moments) {
    now.mockReturnValue(moment);
    trials.of(new Map([["visitor", "v".repeat(22)]]), {} as FastifyReply, registry);
    await sleep(5);
    counts.push([asked.mock.calls.length, returnTrial.mock.calls.length]);
  }
  return counts;
}

it("asks the bank once in three seconds what became of a trial, however many documents are made", async () => {
  expect(await documentsAt([1_000, 1_000, 3_999, 4_000, 4_000], { returned: false })).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
  ]);
});

it("asks and says once that a trial has returned, and goes on trying to write it into the registry", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();

  expect(await documentsAt([1_000, 4_000, 7_000], { returned: true })).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(warned).toHaveBeenCalledTimes(1);
});

function registryWithTrialsOf(...names: string[]): Registry {
  const release = { version: "2", manifestSha384: "" };
  const remotes = names.map((name) => {
    const declaration = {
      name,
      team: name,
      area: name,
      basePaths: [],
      access: "guest",
      nav: [],
      requires: {},
    } as const;
    const trial = { release: { ...release, version: `2-of-${name}` }, declaration, share: 100 };
    return { ...declaration, current: { ...release, version: "1" }, lastGood: null, trial };
  });
  return { serial: 1, shell: release, remotes };
}
