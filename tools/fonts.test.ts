import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(__dirname, "..");

it("keeps the pieces of the fonts that the packages' files are cut into", async () => {
  const checked = promisify(execFile)(
    process.execPath,
    ["--import", "./tools/typescript.mjs", "tools/fonts.ts", "--check"],
    {
      cwd: root,
    },
  );

  await expect(checked).resolves.toMatchObject({ stderr: "" });
}, 30_000);
