import type { Locale } from "@lintel/contract";
import type { Identity } from "../identity";
import { escaped } from "./html";

const WORDS: Readonly<Record<Locale, { readonly note: string; readonly mailbox: string }>> = {
  en: { note: "A demo with invented people and money.", mailbox: "Mailbox" },
  fr: { note: "Une démo avec des personnes et de l’argent inventés.", mailbox: "Boîte aux lettres" },
  it: { note: "Una demo con persone e denaro inventati.", mailbox: "Casella di posta" },
  es: { note: "Una demostración con personas y dinero inventados.", mailbox: "Buzón" },
  de: { note: "Eine Demo mit erfundenen Personen und erfundenem Geld.", mailbox: "Postfach" },
  nl: { note: "Een demo met verzonnen mensen en verzonnen geld.", mailbox: "Postvak" },
  pl: { note: "Wersja pokazowa: ludzie i pieniądze są zmyśleni.", mailbox: "Skrzynka pocztowa" },
  "zh-CN": { note: "演示网站，人物和资金均为虚构。", mailbox: "邮箱" },
};

/** Outside the page's own tree, so that no hydration has to know of it. It keeps its language until the next document, and says which. */
export function demoLine(locale: Locale, { hasMailbox }: Pick<Identity, "hasMailbox">): string {
  const { note, mailbox } = WORDS[locale];
  const link = hasMailbox ? ` <a href="/dev/mailbox">${mailbox}</a>` : "";
  return `<aside data-demo data-screen-only aria-label="Demo" lang="${locale}">${escaped(note)}${link}</aside>`;
}
