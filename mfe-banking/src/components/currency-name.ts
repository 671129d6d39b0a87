import type { Currency } from "@lintel/contract";
import type { Locale } from "@lintel/portal";

/** What a currency is called in the reader's language. English has the bank's own names. */
export function currencyName(currency: Currency, locale: Locale): string {
  if (locale === "en") return currency.name;
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currency.code) ?? currency.name;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
