import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "releases-cli-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function releases(REGISTRY_KEY: string) {
  const env = { ...process.env, DATA_DIR: folder, RELEASE_STORE: "", REGISTRY_KEY };
  return spawnSync(process.execPath, ["tools/releases.mjs", "releases"], { cwd: root, env, encoding: "utf8" });
}

it("says of a key that is not there, or is none, what is wrong with it and that nothing was changed", () => {
  const [gone, noKey] = [join(folder, "gone.pem"), join(folder, "no-key.pem")];
  writeFileSync(noKey, "nothing of the kind");

  const [missing, unreadable] = [releases(gone), releases(noKey)];

  expect(missing.stderr).toBe(`\nNothing was changed:\n  REGISTRY_KEY names ${gone}, which is not there.\n`);
  expect(unreadable.stderr).toContain(`\nNothing was changed:\n  The registry's key in ${noKey} cannot be read: `);
  for (const { status, stderr } of [missing, unreadable])
    expect([status, stderr]).toEqual([1, expect.not.stringMatching(/^ +at /m)]);
});
