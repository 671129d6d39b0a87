import { type Locale, type MessageSet, type Messages, type Translate, useLocale, useMessages } from "@lintel/portal";
import { figuresIn } from "./published-figures";

type KeyOf<English> = keyof English & string;

/** "step" of step1, step2 and so on: what a page lists without naming each. */
type SeriesName<English> = { [Key in KeyOf<English>]: Key extends `${infer Name}1` ? Name : never }[KeyOf<English>];

/** The words that somebody reads by these keys and series: any catalogue that has them will do. */
export interface Words<Key extends string, Series extends string = never> {
  /** With the bank's figures filled in. */
  (key: Key): string;
  /** step1 with its step1Text, step2 with its step2Text, until there are no more. */
  series: (name: Series, ...suffixes: string[]) => string[][];
  /** A series that not every catalogue has: none of it where it is missing. */
  seriesIfAny: (name: string, ...suffixes: string[]) => string[][];
}

/** All the words of one catalogue. */
export type Copy<English extends Messages> = Words<KeyOf<English>, SeriesName<English>>;

export function useCopy<const English extends Messages>(messages: MessageSet<English>): Copy<English> {
  return copyFrom(useMessages(messages), useLocale());
}

/** Outside a component, once the catalogue has been loaded. */
export function copyIn<const English extends Messages>(messages: MessageSet<English>, locale: Locale): Copy<English> {
  const translate = messages.translate(locale);
  if (translate === null) throw new Error(`The catalogue of ${locale} is not loaded.`);
  return copyFrom(translate, locale);
}

function copyFrom<English extends Messages>(translate: Translate<English>, locale: Locale): Copy<English> {
  // Every sentence gets all figures and takes those it names: which, only a test of the catalogues can say.
  const translateAny = translate as (key: string, values: Readonly<Record<string, string>>) => string;
  const figures = figuresIn(locale);
  const copy = (key: string) => translateAny(key, figures);

  function series(name: string, ...suffixes: string[]): string[][] {
    const found: string[][] = [];
    // A catalogue answers a key that it does not have with the key itself.
    for (let at = 1; copy(`${name}${at}`) !== `${name}${at}`; at++) {
      found.push(["", ...suffixes].map((suffix) => copy(`${name}${at}${suffix}`)));
    }
    return found;
  }

  return Object.assign(copy, { series, seriesIfAny: series });
}
