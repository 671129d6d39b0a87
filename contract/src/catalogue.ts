import type { Locale } from "./locales";

/** `other` always, the rest as the language's plural rules ask. `{count}` stands for the number. */
interface PluralMessage {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type Message = string | PluralMessage;
export type Messages = Readonly<Record<string, Message>>;

/** What another language owes: every key of the English one and no other. */
export type Catalogue<English extends Messages> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralMessage;
};

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ValuesOf<Value extends Message> = Value extends string
  ? { readonly [Name in NamesIn<Value>]: string | number }
  : Value extends PluralMessage
    ? { readonly count: number } & { readonly [Name in Exclude<NamesIn<Value["other"]>, "count">]: string | number }
    : never;

type Arguments<Value extends Message> = keyof ValuesOf<Value> extends never ? [] : [values: ValuesOf<Value>];

export type Translate<English extends Messages> = <Key extends keyof English & string>(
  key: Key,
  ...values: Arguments<English[Key]>
) => string;

/** The typed `t` of a catalogue. */
export function translator<English extends Messages>(locale: Locale, messages: Messages): Translate<English> {
  // Made when first asked for: few messages have several forms, and a phone takes milliseconds for its rules.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (key, ...[values]) => {
    const message = messages[key] ?? key;
    const named: Readonly<Record<string, string | number>> = values ?? {};
    if (typeof message === "string") return filled(message, named);
    plurals ??= new Intl.PluralRules(locale);
    numbers ??= new Intl.NumberFormat(locale);
    const count = Number(named.count);
    return filled(message[plurals.select(count)] ?? message.other, { ...named, count: numbers.format(count) });
  };
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const FULL_WIDTH_END = /[。！？]$/;

/** One sentence after the other. Chinese has its space within the full stop. */
export function joinSentences(first: string, second: string): string {
  return FULL_WIDTH_END.test(first) ? first + second : `${first} ${second}`;
}
