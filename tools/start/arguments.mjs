// Whole: a name that an older Node does not have would end `npm start` before it can say which Node it needs.
import util from "node:util";

/** What was typed, or the end of the process with a sentence about what is not taken.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {Config} config */
export function argumentsOrExit(config) {
  try {
    return util.parseArgs(config);
  } catch (error) {
    const isUnknown = error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    // Node goes on with how to name a file that begins with a dash, and whoever asks for help wants to know what there is.
    console.error(
      `\n${isUnknown ? `${error.message.split(/\.\s/)[0]}. ${whatIsTaken(config.options)}` : error.message}`,
    );
    process.exit(1);
  }
}

function whatIsTaken(options = {}) {
  const names = Object.keys(options).map((name) => `--${name}`);
  return names.length > 0 ? `Options are: ${names.join(", ")}.` : "There are no options.";
}

/** A count that was typed for an option, or the end of the process: with no number in it, hours of work would come to nothing, or never end.
 * @param {string} option
 * @param {string} text */
export function countOrExit(option, text) {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  console.error(`\n--${option} takes a whole number from 1 on, not '${text}'`);
  process.exit(1);
}
