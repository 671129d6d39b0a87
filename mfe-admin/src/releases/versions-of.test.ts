import { errorRateOf, ratingOf, type VersionHealth, versionsOf, vitalText } from "./versions-of";

const live = { name: "mfe-one", team: "one", version: "2", trial: null, isKilled: false };

function health(version: string, more: Partial<VersionHealth> = {}): VersionHealth {
  const figures = { loads: 100, errors: 3, failures: 1, lcp_ms: 1_000, inp_ms: 40, cls: 0 };
  return { remote: "mfe-one", version, team: "one", ...figures, ...more };
}

it("gives everybody the live version where there is no trial", () => {
  expect(versionsOf(live, [])).toEqual([{ version: "2", role: "live", share: 100, health: null }]);
});

it("divides the visitors between the live version and the one on trial", () => {
  const versions = versionsOf({ ...live, trial: { version: "3", share: 10 } }, [health("3"), health("2")]);

  expect(versions.map(({ version, role, share }) => [version, role, share])).toEqual([
    ["2", "live", 90],
    ["3", "trial", 10],
  ]);
  expect(versions[1]?.health?.version).toBe("3");
});

it("still shows what pages opened earlier run, and nothing of other remotes", () => {
  const versions = versionsOf(live, [health("2"), health("1"), health("9", { remote: "mfe-two" })]);

  expect(versions.map(({ version, role, share }) => [version, role, share])).toEqual([
    ["2", "live", 100],
    ["1", "stillOpen", 0],
  ]);
});

it("gives a killed area to nobody, its trial neither", () => {
  const versions = versionsOf({ ...live, isKilled: true, trial: { version: "3", share: 10 } }, []);

  expect(versions).toEqual([{ version: "2", role: "killed", share: 0, health: null }]);
});

it("counts errors for each load, and has no rate without loads", () => {
  expect(errorRateOf(health("2"))).toBe(0.03);
  expect(errorRateOf(health("2", { loads: 0 }))).toBeNull();
});

it.each([
  ["LCP", 2_500, "good", "2.5 s"],
  ["LCP", 4_000, "fair", "4.0 s"],
  ["INP", 501, "poor", "501 ms"],
  ["CLS", 0.1, "good", "0.10"],
  ["CLS", 0.251, "poor", "0.25"],
] as const)("rates an %s of %d as %s and writes it as %s", (vital, value, rating, text) => {
  expect(ratingOf(vital, value)).toBe(rating);
  expect(vitalText(vital, value, "en")).toBe(text);
});

it("writes a figure as the language does", () => {
  expect(vitalText("LCP", 2_500, "de")).toBe("2,5 s");
  expect(vitalText("CLS", 0.25, "pl")).toBe("0,25");
});
