import { parseArgs } from "node:util";

/** What was typed, or the end of the process with a sentence about what is not taken.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {Config} config */
export function argumentsOrExit(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
