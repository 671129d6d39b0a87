import type { HistoryEntry } from "../../site/src/releases/history";
import { describeReleases } from "./describe";

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
