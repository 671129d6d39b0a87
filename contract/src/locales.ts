/** The languages of the bank, the first being the one every text is written in. */
export const LOCALES = ["en", "fr", "it", "es", "de", "nl", "pl", "zh-CN"] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
