import { configOrExit } from "@lintel/contract/environment";
import { registryIn } from "@lintel/portal/release";
import { existingKey } from "../../site/src/releases/signing";
import { releaseStoreFrom } from "../../site/src/store/configured-store";
import type { ReleaseStore } from "../../site/src/store/release-store";
import { prepare } from "./prepare";

const dataFolder = process.env.DATA_DIR || ".data";
const store = configOrExit(() => releaseStoreFrom(process.env, dataFolder));
// Where there is none, one is made; one that is there and cannot be read ends this before anything is built.
configOrExit(() => existingKey(dataFolder));
// Others are served from it: there an area goes live when somebody publishes it, and not because somebody starts a working copy.
const isOthers = Boolean(process.env.RELEASE_STORE) && (await hasReleases(store));
const { failed } = await prepare(dataFolder, isOthers ? null : store).catch(toldWithoutStack);
if (isOthers) console.log("  RELEASE_STORE stays as it is: publish with `npm run publish -w mfe-banking`");
if (failed.length > 0) {
  console.error(`\nNot built: ${failed.join(", ")}.`);
  // While several areas are being worked on, one that does not build keeps its last release.
  process.exitCode = process.env.KEEP_GOING ? 0 : 1;
}

/** The shell goes in last: until it is there, a store is being filled for the first time. */
async function hasReleases({ readRegistry }: ReleaseStore): Promise<boolean> {
  const signed = await readRegistry().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  return signed !== null && registryIn(signed).shell.version !== "";
}

/** The key of a machine's own registry is made before anything is built: on a disk that is full it is the first that finds no room. */
function toldWithoutStack(error: unknown): never {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
  console.error(`In DATA_DIR the bank has to write, and cannot (${error.code}).`);
  process.exit(1);
}
