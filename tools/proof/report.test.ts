import { atLeast, control, none } from "./figures";
import { isProven, proofOf, type Run, summaryIn, withSummary } from "./report";

const SETTING = { machine: "2 x Processor", commit: "abc1234", date: "2026-01-02", load: "0.1", isQuick: false };
const good: Run = {
  command: "npm run chaos:bank",
  shows: "Kills.",
  seconds: 3,
  stolen: null,
  figures: [none("transfers lost", 0), control("without the lock", 7, true)],
  exitCode: 0,
  lastWords: "",
};

it("says so when everything is reached", () => {
  const text = proofOf([good], SETTING);

  expect(text).toContain("Every figure reaches its target.");
  expect(text).toContain("| transfers lost | 0 | none | yes |");
  expect(text).toContain("| Negative control: without the lock | 7 | caught | yes |");
  expect(text).toContain("2 x Processor. Commit abc1234, 2026-01-02");
});

it("shows a figure below its target as such, and a control that was not caught", () => {
  const run = { ...good, figures: [atLeast("transfers", 3, 5), control("without the lock", 0, false)], exitCode: 1 };
  const text = proofOf([good, run], SETTING);

  expect(isProven(run)).toBe(false);
  expect(text).toContain("**Figures below their target: 2. Commands that failed: 0.**");
  expect(text).toContain("| transfers | 3 | at least 5 | **NO** |");
  expect(text).toContain("| Negative control: without the lock | 0 | caught | **NO** |");
  expect(text).not.toContain("Every figure reaches");
});

it("shows a command that crashed as failed, with its last words, also when its figures were good until then", () => {
  const silent = { ...good, figures: null, exitCode: null, lastWords: "No such file" };
  const late = { ...good, exitCode: 1 };
  const mute = { ...good, figures: null };
  const text = proofOf([silent, late, mute], SETTING);

  expect(isProven(silent)).toBe(false);
  expect(isProven(late)).toBe(false);
  expect(text).toContain("**Figures below their target: 0. Commands that failed: 3.**");
  expect(text).toContain("**Failed: it ended with a signal.**");
  expect(text).toContain("**Failed: it ended with 1.**");
  expect(text).toContain("**Failed: it told no figures.**");
  expect(text).toContain("No such file");
});

it("says how much of the machine its host gave to others, where it is told", () => {
  expect(proofOf([good], SETTING)).toContain("Kills. Took 3 s.\n");
  expect(proofOf([{ ...good, stolen: 0.1234 }], SETTING)).toContain(
    "Kills. Took 3 s. The host gave 12.3 % of the processors to others meanwhile.\n",
  );
});

it("names a command without a negative control", () => {
  expect(proofOf([{ ...good, figures: [none("faults", 0)] }], SETTING)).toContain("No negative control.");
});

const README = "# Bank\n<!-- written by npm run proof -->\nold\n<!-- up to here -->\nMIT\n";

it("writes the same summary into the README, in place of the last one", () => {
  const runs = [{ ...good, headline: /lost/ }];
  const readme = withSummary(README, runs, SETTING);

  expect(readme).toContain("| `npm run chaos:bank` | Kills. | transfers lost: 0; 1 of 1 targets met |");
  expect(readme).toContain("Last run: 2026-01-02, 2 x Processor, commit abc1234.");
  expect(readme).not.toContain("old");
  expect(readme.startsWith("# Bank\n") && readme.endsWith("\nMIT\n")).toBe(true);
  expect(proofOf(runs, SETTING)).toContain(summaryIn(readme));
  expect(() => withSummary("# Bank", runs, SETTING)).toThrow("no place for figures");
});

it("names in the README what was missed or failed", () => {
  const missed = { ...good, headline: /transfers/, figures: [atLeast("transfers", 3, 5)], exitCode: 1 };
  const readme = withSummary(README, [missed, { ...good, exitCode: 1 }, { ...good, figures: null }], SETTING);

  expect(readme).toContain("| 0 of 1 targets met; **missed** transfers: 3 (at least 5) |");
  expect(readme).toContain("1 of 1 targets met; **failed** all the same |");
  expect(readme).toContain("| **failed** |");
});
