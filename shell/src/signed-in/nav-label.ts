import type { Translate } from "@lintel/portal";
import type english from "../languages/en";

const WORDS = [
  "dashboard",
  "accounts",
  "cards",
  "transactions",
  "transfer",
  "settings",
  "admin",
] as const satisfies readonly (keyof typeof english)[];

/** A remote's label in the visitor's language; one that the host has no word for is shown as it was declared. */
export function navLabel(label: string, t: Translate<typeof english>): string {
  const word = WORDS.find((known) => known === label);
  return word === undefined ? label : t(word);
}
