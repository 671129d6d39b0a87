import { meetsPasswordRules } from "@lintel/contract";

/** What guessers try first, in the languages of the site. */
const COMMON =
  /pass(?:word|wort)?|motdepasse|contrasena|has[lł]o|wachtwoord|qwert[yz]|azerty|asdf|welcome|willkommen|bienvenue|letmein|admin|login|secret|iloveyou|monkey|dragon|football|sunshine|princess|spring|summer|autumn|winter|lintel|bank|money|(?:19|20)\d\d/g;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const OWN_MIN_LENGTH = 3;
/** Fewer characters than these beside what is guessed anyway are soon tried. */
const FEW = 6;

/**
 * Worth a word of advice, never a refusal, and not before the rules are met. `about` is what others know of the person: like what guessers
 * try first, it counts for nothing.
 */
export function isGuessablePassword(password: string, about: readonly string[]): boolean {
  if (!meetsPasswordRules(password, password)) return false;

  const typed = password.toLowerCase();
  const read = typed.replaceAll(/[013457@$!]/g, (character) => LEET[character] ?? character);
  const own = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= OWN_MIN_LENGTH);
  return [typed, read].some((text) => unguessed(text, own) < FEW);
}

/** How many characters are left without what is common, what is the person's own, and what follows from the character before. */
function unguessed(text: string, own: readonly string[]): number {
  const rest = [COMMON, ...own].reduce<string>((left, known) => left.replaceAll(known, " "), text);
  let count = 0;
  for (const word of rest.split(" ")) {
    const codes = [...word].map((character) => character.charCodeAt(0));
    count += codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? Number.NaN)) > 1 || at === 0).length;
  }
  return count;
}
