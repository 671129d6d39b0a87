import { useLocale } from "@lintel/portal";

/** When the words of the legal pages last changed. */
const LEGAL_TEXTS_OF = "2026-11-28";

export function useLegalDate(): string {
  const locale = useLocale();
  // Day first in English too, as everywhere in the bank.
  const tag = locale === "en" ? "en-GB" : locale;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${LEGAL_TEXTS_OF}T00:00:00Z`));
}
