/** What shows nothing, or turns around what stands beside it: it makes text lie about what it says. */
const HIDDEN = [
  // Control and format characters, halves of a character, ends of lines and paragraphs.
  /(?!\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
  // Letters and signs without a shape.
  /[\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u,
  // What chooses among the shapes of the character before it, where there is none.
  /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])(?:[\u180b-\u180d]|\u180f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])+/u,
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
