import { prepare } from "./prepare";

const { failed } = await prepare(process.env.DATA_DIR ?? ".data");
if (failed.length > 0) {
  console.error(`\nNot built: ${failed.join(", ")}.`);
  // While several areas are being worked on, one that does not build keeps its last release.
  process.exitCode = process.env.KEEP_GOING ? 0 : 1;
}
