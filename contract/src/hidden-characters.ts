/** Control characters, bidirectional overrides and zero-width characters: they make text lie about what it says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being looked for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const ALL_HIDDEN = new RegExp(HIDDEN, "g");

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** What a field keeps of pasted text: somebody who cannot see a character cannot be asked to take it out. */
export function withoutHidden(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(ALL_HIDDEN, "");
}
