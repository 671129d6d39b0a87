import { LOCALES, type Locale } from "@lintel/portal/release";
import type { FastifyRequest } from "fastify";
import { qualitiesIn } from "./qualities";

/** Of our languages the one that the visitor's browser would rather have; none where it asks for others alone, or for any. */
export function preferredLocale(request: FastifyRequest): Locale | undefined {
  const wanted = [...qualitiesIn(request.headers["accept-language"])]
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
