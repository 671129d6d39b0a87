/** What shows nothing, or turns around what stands beside it: it makes text lie about what it says. */
const HIDDEN = [
  // Control and format characters, halves of a character, ends of lines and paragraphs, and what Unicode keeps, or may yet use, for showing nothing.
  /(?!\u200d|[\u{e0020}-\u{e007f}]|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u,
  // A pattern of Braille without a dot.
  /\u2800/u,
  // What chooses among the shapes of the character before it, where there is none.
  /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{VS}+/u,
  // A joiner that is not between two pictures, and the letters of a flag that are not behind the flag.
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u,
  // No flag has more than these; without an end, each letter would look back at all before it.
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,31})[\u{e0020}-\u{e007f}]/u,
]
  .map(({ source }) => source)
  .join("|");
const ANY_HIDDEN = new RegExp(HIDDEN, "u");
const ALL_HIDDEN = new RegExp(HIDDEN, "gu");

export function hasHidden(text: string): boolean {
  return ANY_HIDDEN.test(text);
}

/** What a field keeps of pasted text: somebody who cannot see a character cannot be asked to take it out. */
export function withoutHidden(text: string): string {
  const kept = text.replace(/[\t\r\n]+/g, " ").replace(ALL_HIDDEN, "");
  // What stood behind something hidden may stand behind nothing now.
  return kept === text ? kept : withoutHidden(kept);
}

/** A person's words as the bank keeps them: each letter written in one way, and no spaces around them. */
export function asHeld(text: string): string {
  return text.normalize("NFC").trim();
}
