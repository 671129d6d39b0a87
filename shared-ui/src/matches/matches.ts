/** What Unicode takes for a letter of its own, what phones put for a plain apostrophe, and what joins a number to its word unseen. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ß: "ss", œ: "oe", "’": "'", "\u2060": "" };

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
    .replace(/[łßœ’\u2060]/g, (letter) => PLAIN[letter] ?? letter);
}
