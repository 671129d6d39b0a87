import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepRun, keptRun } from "./kept-runs";

const here = { machine: "2 x A, 24 GB", commit: "0a1b2c3" };
const outcome = {
  command: "npm run fuzz:api",
  seconds: 61,
  stolen: 0,
  figures: [{ name: "requests", value: 20_000, target: "at least 20000", isMet: true }],
  exitCode: 0,
  lastWords: "",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives a run back to a later proof of the same commit on the same machine, and to no other", () => {
  keepRun(folder, "fuzz:api", here, outcome);

  expect(keptRun(folder, "fuzz:api", here)).toEqual(outcome);
  expect(keptRun(folder, "fuzz:api", { ...here, commit: "0a1b2c4" })).toBeNull();
  expect(keptRun(folder, "fuzz:api", { ...here, machine: "4 x A, 24 GB" })).toBeNull();
  expect(keptRun(folder, "bench:ui", here)).toBeNull();
});

it("gives none back to what is not committed, nor one that was cut off while it was written", () => {
  const changed = { ...here, commit: "0a1b2c3 with uncommitted changes" };
  keepRun(folder, "fuzz:api", changed, outcome);
  expect(keptRun(folder, "fuzz:api", changed)).toBeNull();

  keepRun(folder, "bench:ui", here, outcome);
  writeFileSync(join(folder, "bench-ui.run.json"), '{"machine":"2 x A');
  expect(keptRun(folder, "bench:ui", here)).toBeNull();
});
