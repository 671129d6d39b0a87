import type { IncomingHttpHeaders } from "node:http";
import { isLocale, LOCALES, type Locale } from "./locales";

export type Cookies = ReadonlyMap<string, string>;

export function cookiesIn({ cookie }: IncomingHttpHeaders): Cookies {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

/** The language chosen on the site, else the one of ours that the browser would rather have. English where it asks for others alone, or for any. */
export function localeIn(headers: IncomingHttpHeaders): Locale {
  const chosen = cookiesIn(headers).get("locale");
  return isLocale(chosen) ? chosen : (preferred(headers["accept-language"]) ?? "en");
}

function preferred(header: string | undefined): Locale | undefined {
  const wanted = [...qualitiesIn(header)]
    .filter(([, quality]) => quality > 0)
    .sort(([, left], [, right]) => right - left);
  for (const [name] of wanted) {
    const isIt = (locale: Locale) => locale.toLowerCase() === name;
    // British English is English, and Chinese of any place is read better than none.
    const isLikeIt = (locale: Locale) => languageOf(locale.toLowerCase()) === languageOf(name);
    const locale = LOCALES.find(isIt) ?? LOCALES.find(isLikeIt);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

function languageOf(name: string): string | undefined {
  return name.split("-")[0];
}

/** What whoever asks can read, each with how gladly from 0 to 1, as the Accept headers of HTTP say it. In small letters. */
export function qualitiesIn(header: string | string[] | undefined): ReadonlyMap<string, number> {
  return new Map(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map(qualityOf),
  );
}

/** 0 is a refusal, and so is what cannot be read: there is always something that everybody can read. */
function qualityOf(part: string): [name: string, quality: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, given ? Number(given.slice(2)) || 0 : 1];
}
