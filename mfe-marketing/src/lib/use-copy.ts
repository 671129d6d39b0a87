import { type Locale, type MessageSet, type Messages, useLocale, useMessages } from "@lintel/portal";
import { figuresIn } from "./published-figures";

type KeyOf<English> = keyof English & string;

/** "step" of step1, step2 and so on: what a page lists without naming each. */
type SeriesName<English> = { [Key in KeyOf<English>]: Key extends `${infer Name}1` ? Name : never }[KeyOf<English>];

export interface Copy<English extends Messages> {
  /** A page's words, with the bank's figures filled in. */
  (key: KeyOf<English>): string;
  /** step1 with its step1Text, step2 with its step2Text, until there are no more. */
  series: (name: SeriesName<English>, ...suffixes: string[]) => string[][];
}

/** What a component needs to read any page's catalogue. */
export type AnyCopy = ((key: string) => string) & { series: (name: string, ...suffixes: string[]) => string[][] };

type TranslateAny = (key: string, values: Readonly<Record<string, string>>) => string;

export function useCopy<const English extends Messages>(messages: MessageSet<English>): Copy<English> {
  return copyFrom(useMessages(messages) as TranslateAny, useLocale());
}

/** Outside a component, once the catalogue has been loaded. */
export function copyIn<const English extends Messages>(messages: MessageSet<English>, locale: Locale): Copy<English> {
  const translate = messages.translate(locale);
  if (translate === null) throw new Error(`The catalogue of ${locale} is not loaded.`);
  return copyFrom(translate as TranslateAny, locale);
}

function copyFrom(translate: TranslateAny, locale: Locale): AnyCopy {
  const figures = figuresIn(locale);
  const copy = (key: string) => translate(key, figures);

  copy.series = (name: string, ...suffixes: string[]) => {
    const found: string[][] = [];
    // A catalogue answers a key that it does not have with the key itself.
    for (let at = 1; copy(`${name}${at}`) !== `${name}${at}`; at++) {
      found.push(["", ...suffixes].map((suffix) => copy(`${name}${at}${suffix}`)));
    }
    return found;
  };

  return copy;
}
