import type { RegisteredRemote } from "@lintel/portal/release";
import type { HistoryEntry } from "../../site/src/releases/history";
import { describePublished, describeReleases } from "./describe";

it("lets no line of the history do anything in a terminal but be read", () => {
  const registry = { serial: 2, shell: { version: "1", manifestSha384: "" }, remotes: [] };
  const line: HistoryEntry = {
    serial: 2,
    at: "2026-11-28T05:00:00.000Z",
    by: "Zoë",
    action: "publish",
    app: "shell",
    from: null,
    to: "1",
  };
  const forged: HistoryEntry = { ...line, by: "Eve\u001b[1A\u001b[2K", app: "\u202ellehs", to: "1\u0007" };

  const [, , , , first, second] = describeReleases(registry, [line, forged]).split("\n");

  expect(first).toMatch(/^ {2}2 {2}2026-11-28 05:00:00 {2}Zoë +publish +shell +– → 1$/);
  expect(second).toBe("  2  2026-11-28 05:00:00  Eve\ufffd[1A\ufffd[2K  publish  \ufffdllehs  – → 1\ufffd");
});

it("says of each part of the site which version is live, and who gets it", () => {
  const remote = (name: string, trial: object | null = null) =>
    ({ name, current: { version: "1" }, trial }) as unknown as RegisteredRemote;
  const registry = {
    serial: 1,
    shell: { version: "7", manifestSha384: "" },
    remotes: [remote("mfe-one"), remote("mfe-two", { release: { version: "2" }, share: 10 })],
    killed: [remote("mfe-three")],
  };

  expect(describeReleases(registry, []).split("\n").slice(0, 6)).toEqual([
    "Live",
    "  shell      7  everybody",
    "  mfe-one    1  everybody",
    "  mfe-two    1  90 %",
    "  mfe-two    2  10 %, on trial",
    "  mfe-three  1  nobody: killed",
  ]);
});

it.each([
  ["is the first", { from: null }, null, "mfe-one: nothing → 2"],
  ["is on trial", { from: "1" }, 10, "10 % of the visitors get 2 instead of 1."],
])("says what became of a release that %s", (_what, published, share, said) => {
  const whole = { to: "2", hasMoved: true, filesVerified: 1, isOffSite: false, ...published };

  expect(describePublished("mfe-one", whole, share)).toBe(said);
});
