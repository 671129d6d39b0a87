/** What Unicode takes for a letter of its own, and what phones put for a plain apostrophe. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ß: "ss", œ: "oe", "’": "'" };

/**
 * Every word of what was typed stands somewhere in the text, whatever the case and the accents: "dólar" is found by "dolar", "wpłata"
 * by "wplata", "bill's" by "bill’s", "U.S. Bank" by "us bank".
 */
export function matches(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/[łßœ’]/g, (letter) => PLAIN[letter] ?? letter);
}
