import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(__dirname, "..");
const NEEDED = ["package.json", "package-lock.json", "tools/new-remote.mjs", "tools/start/run.mjs", "tools/templates"];
const LONGEST = `home-${"l".repeat(26)}`;

it.each(["ab", LONGEST])("makes an area that is formatted as all others are, whatever its name: %s", async (name) => {
  const folder = mkdtempSync(join(tmpdir(), "new-remote-"));
  try {
    for (const file of NEEDED) cpSync(join(root, file), join(folder, file), { recursive: true });
    const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });
    await run("tools/new-remote.mjs", name);

    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    // Without git, which the settings ask whether a file is of the project.
    const formatted = run(biome, "format", `--config-path=${root}`, "--vcs-enabled=false", `mfe-${name}`);

    await expect(formatted).resolves.toMatchObject({ stderr: expect.stringContaining("Checked 15 files") });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
