import { type Translate, translateNow } from "@lintel/portal";
import type english from "../languages/en";
import { shellMessages } from "../messages";

type Word = Extract<
  keyof typeof english,
  "dashboard" | "accounts" | "cards" | "transactions" | "transfer" | "settings" | "admin"
>;

const KNOWN: ReadonlySet<string> = new Set<Word>([
  "dashboard",
  "accounts",
  "cards",
  "transactions",
  "transfer",
  "settings",
  "admin",
]);

function isWord(label: string): label is Word {
  return KNOWN.has(label);
}

/** A remote's label in the visitor's language; one that the host has no word for is shown as it was declared. */
export function navLabel(label: string, t: Translate<typeof english> = translateNow(shellMessages)): string {
  return isWord(label) ? t(label) : label;
}
