import { releaseStoreFrom } from "../site/src/configured-store";
import { prepare } from "./prepare";

const dataFolder = process.env.DATA_DIR ?? ".data";
const { failed } = await prepare(dataFolder, releaseStoreFrom(process.env, dataFolder));
if (failed.length > 0) {
  console.error(`\nNot built: ${failed.join(", ")}.`);
  // While several areas are being worked on, one that does not build keeps its last release.
  process.exitCode = process.env.KEEP_GOING ? 0 : 1;
}
