import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { VARIABLES } from "../../api/src/platform/config";
import { VARIABLES as OF_SITE } from "../../site/src/config";
import { forgetOldReleases } from "../../tools/build/forget-old-releases";

export const root = join(import.meta.dirname, "..", "..");
/** The releases that the tests look at; each test works on a store of its own over these files. */
export const dataFolder = join(root, ".cache", "e2e");

/** What whoever publishes, or runs a bank, has in their shell. Journeys have a store and a bank of their own, and publish, kill and sign up in it. */
const OF_AN_OPERATOR = [
  ...Object.keys({ ...VARIABLES, ...OF_SITE }),
  ...["RELEASE_STORE", "REGISTRY_KEY", "SITE_URL", "S3_ENDPOINT", "AWS_REGION"],
  ...["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"],
];

export function forgetOperator(environment: NodeJS.ProcessEnv): void {
  for (const name of OF_AN_OPERATOR) delete environment[name];
}

/** Builds what is stale and releases it, once for the whole run. */
export default function prepare(): void {
  // Of this process: all that it starts inherits what is left.
  forgetOperator(process.env);
  execFileSync(process.execPath, ["--import", "./tools/typescript.mjs", "tools/build/prepare-cli.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: "inherit",
  });
  // Every test copies the store.
  forgetOldReleases(join(dataFolder, "store"));
}
