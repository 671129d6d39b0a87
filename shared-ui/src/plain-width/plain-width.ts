const WIDE_TO_PLAIN = "！".charCodeAt(0) - "!".charCodeAt(0);

/**
 * Signs that a Chinese keyboard writes as wide as its letters, in the width of all others: "１２．５０" and "12。50" are "12.50". Nothing
 * else is turned into a digit: a "²" behind an amount stays what it is.
 */
export function plainWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_TO_PLAIN))
    .replaceAll("。", ".");
}
