import { isLocale, type Locale } from "@lintel/contract";
import { atom, getDefaultStore, useAtomValue } from "jotai";
import { startTransition } from "react";
import { tellSite } from "./browser-storage";

/** Each language in its own words, so that it is found by whoever needs it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  de: "Deutsch",
  nl: "Nederlands",
  pl: "Polski",
  "zh-CN": "简体中文",
};

const localeAtom = atom<Locale>(documentLocale());

/** The site already answered in the visitor's language and said so in the document. */
function documentLocale(): Locale {
  const lang = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLocale(lang) ? lang : "en";
}

export function useLocale(): Locale {
  return useAtomValue(localeAtom);
}

export function currentLocale(): Locale {
  return getDefaultStore().get(localeAtom);
}

/** A cookie, not local storage: the site reads it to answer prerendered pages in that language. */
export function setLocale(locale: Locale): void {
  tellSite("locale", locale);
  document.documentElement.lang = locale;
  startTransition(() => getDefaultStore().set(localeAtom, locale));
}

/** For prerendering, where there is no document to ask. */
export function renderInLocale(locale: Locale): void {
  getDefaultStore().set(localeAtom, locale);
}
