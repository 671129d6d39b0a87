import { configOrExit } from "@lintel/contract/environment";
import { releaseStoreFrom } from "../site/src/configured-store";
import { prepare } from "./prepare";

const dataFolder = process.env.DATA_DIR || ".data";
const store = configOrExit(() => releaseStoreFrom(process.env, dataFolder));
const { failed } = await prepare(dataFolder, store);
if (failed.length > 0) {
  console.error(`\nNot built: ${failed.join(", ")}.`);
  // While several areas are being worked on, one that does not build keeps its last release.
  process.exitCode = process.env.KEEP_GOING ? 0 : 1;
}
