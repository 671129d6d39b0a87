/**
 * Control characters, bidirectional overrides, zero-width characters and whatever else shows nothing: they make text lie about what it
 * says. Only inside an emoji they may stand: a joiner between two pictures, and the letters of a flag behind the flag.
 */
const HIDDEN =
  /(?!\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, "gu");

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** What a field keeps of pasted text: somebody who cannot see a character cannot be asked to take it out. */
export function withoutHidden(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(ALL_HIDDEN, "");
}
