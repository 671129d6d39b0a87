import { type Catalogue, type Locale, type Messages, type Translate, translator } from "@lintel/contract";
import { use } from "react";
import { currentLocale, useLocale } from "./locale";
import { reportError } from "./report-error";

type LoadOther<English extends Messages> = () => Promise<{ readonly default: Catalogue<English> }>;

/** What the page loader needs to know of a catalogue. */
export interface Loadable {
  readonly load: (locale: Locale) => Promise<void>;
  /** English stands in until what was asked for comes. */
  readonly giveUp: (locale: Locale) => void;
  /** Whether it was asked for in vain and English stands in. */
  readonly isMissing: (locale: Locale) => boolean;
}

export interface MessageSet<English extends Messages> extends Loadable {
  readonly translate: (locale: Locale) => Translate<English> | null;
  readonly english: Translate<English>;
  /** The same promise every time: a component that waited is drawn again with what it waited for. */
  readonly waitFor: (locale: Locale) => Promise<void>;
}

export function defineMessages<const English extends Messages>(
  english: English,
  others: { readonly [Other in Exclude<Locale, "en">]: LoadOther<English> },
): MessageSet<English> {
  const inEnglish: Translate<English> = translator("en", english);
  const translators = new Map<Locale, Translate<English>>([["en", inEnglish]]);
  const pending = new Map<Locale, Promise<void>>();
  /** Asked for in vain: shown in English, and asked for again by the next page that wants them. */
  const missing = new Set<Locale>();

  function load(locale: Locale): Promise<void> {
    if (locale === "en" || (translators.has(locale) && !missing.has(locale))) return SETTLED;
    const known = pending.get(locale);
    if (known) return known;

    const loading = others[locale]().then(
      (catalogue) => {
        translators.set(locale, translator(locale, catalogue.default));
        missing.delete(locale);
      },
      (error: unknown) => {
        // A page in English is better than no page.
        reportError(error, { doing: "loading a language", locale });
        pending.delete(locale);
        standIn(locale);
      },
    );
    pending.set(locale, loading);
    return loading;
  }

  function standIn(locale: Locale): void {
    translators.set(locale, inEnglish);
    missing.add(locale);
  }

  const waits = new Map<Locale, Promise<void>>();

  function waitFor(locale: Locale): Promise<void> {
    const known = waits.get(locale);
    if (known) return known;
    if (translators.has(locale)) return SETTLED;
    const wait = load(locale);
    waits.set(locale, wait);
    return wait;
  }

  return {
    load,
    waitFor,
    giveUp(locale) {
      if (!translators.has(locale)) standIn(locale);
    },
    isMissing: (locale) => missing.has(locale),
    translate: (locale) => translators.get(locale) ?? null,
    english: inEnglish,
  };
}

/** Marked the way React marks what it has seen settle, so that `use` answers at once. */
const SETTLED: Promise<void> = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/** The typed `t` of a catalogue in the visitor's language. */
export function useMessages<English extends Messages>(messages: MessageSet<English>): Translate<English> {
  const locale = useLocale();
  // Called in every render: React replays a component that waited, and a `use` that is gone by then upsets its hooks.
  use(messages.waitFor(locale));
  return messages.translate(locale) ?? messages.english;
}

/** For code outside a component, such as a toast after a call. */
export function translateNow<English extends Messages>(messages: MessageSet<English>): Translate<English> {
  return messages.translate(currentLocale()) ?? messages.english;
}
