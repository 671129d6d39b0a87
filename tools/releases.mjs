/** `npm run rollback -- mfe-banking`, and the other commands about what is live. */
import { resolve } from "node:path";
import { runTypeScript } from "./start/run.mjs";

export async function runReleases(args) {
  try {
    await runTypeScript("tools/releases/releases-cli.ts", {}, args);
  } catch (error) {
    if (!error?.isTold) throw error;
    process.exitCode = 1;
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  await runReleases(process.argv.slice(2));
}
