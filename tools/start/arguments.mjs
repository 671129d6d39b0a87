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

/** A count that was typed for an option, or the end of the process: with no number in it, hours of work would come to nothing, or never end.
 * @param {string} option
 * @param {string} text */
export function countOrExit(option, text) {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  console.error(`\n--${option} takes a whole number from 1 on, not '${text}'`);
  process.exit(1);
}
