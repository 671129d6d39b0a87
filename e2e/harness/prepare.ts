import { execFileSync } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");
/** The releases that the tests look at; each test works on a store of its own over these files. */
export const dataFolder = process.env.E2E_CACHE ?? join(root, ".cache", "e2e");

/** Builds what is stale and releases it, once for the whole run. */
export default function prepare(): void {
  execFileSync(process.execPath, ["--import", "./tools/typescript.mjs", "tools/prepare-cli.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: "inherit",
  });
}
