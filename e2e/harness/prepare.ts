import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { registryIn, type SignedRegistry } from "@lintel/portal/release";
import { VARIABLES } from "../../api/src/platform/config";
import { VARIABLES as OF_SITE } from "../../site/src/config";

export const root = join(import.meta.dirname, "..", "..");
/** The releases that the tests look at; each test works on a store of its own over these files. */
export const dataFolder = join(root, ".cache", "e2e");

const KEPT_MS = 10 * 60_000;

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
  forgetOldReleases(join(dataFolder, "store"));
}

/** Every test copies the store. What was built on earlier days would be copied too, and nobody asks for it. */
function forgetOldReleases(store: string): void {
  const signed = JSON.parse(readFileSync(join(store, "registry.json"), "utf8")) as SignedRegistry;
  const { shell, remotes } = registryIn(signed);
  forgetIn(join(store, "shell"), new Set([shell.version]));
  for (const { name, current, lastGood } of remotes) {
    forgetIn(join(store, "remotes", name), new Set([current.version, lastGood?.version ?? ""]));
  }
}

function forgetIn(folder: string, kept: ReadonlySet<string>): void {
  for (const version of readdirSync(folder)) {
    const isYoung = Date.now() - statSync(join(folder, version)).mtimeMs < KEPT_MS;
    if (!kept.has(version) && !isYoung) rmSync(join(folder, version), { recursive: true, force: true });
  }
}
