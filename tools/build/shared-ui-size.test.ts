import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const EIGHT_KB = 8 * 1024;

async function gzippedSizeOf(name: string): Promise<number> {
  const { stdout } = await run(process.execPath, [join(__dirname, "shared-ui-size.mjs"), name]);
  return Number.parseInt(stdout, 10);
}

it("costs an app that imports Button alone less than 8 KB of shared-ui", async () => {
  const size = await gzippedSizeOf("Button");

  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(EIGHT_KB);
}, 30_000);
