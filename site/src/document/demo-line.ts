import type { Locale } from "@lintel/contract";
import type { Identity } from "../identity";
import { escaped } from "./html";

const WORDS: Readonly<Record<Locale, { readonly name: string; readonly note: string; readonly mailbox: string }>> = {
  en: { name: "Demo", note: "A demo with invented people and money.", mailbox: "Mailbox" },
  fr: { name: "Démo", note: "Une démo avec des personnes et de l’argent inventés.", mailbox: "Messagerie" },
  it: { name: "Demo", note: "Una demo con persone e denaro inventati.", mailbox: "Casella di posta" },
  es: { name: "Demostración", note: "Una demostración con personas y dinero inventados.", mailbox: "Buzón" },
  de: { name: "Demo", note: "Eine Demo mit erfundenen Personen und erfundenem Geld.", mailbox: "Postfach" },
  nl: { name: "Demo", note: "Een demo met verzonnen mensen en verzonnen geld.", mailbox: "Mailbox" },
  pl: {
    name: "Wersja pokazowa",
    note: "Wersja pokazowa: ludzie i pieniądze są zmyśleni.",
    mailbox: "Skrzynka pocztowa",
  },
  "zh-CN": { name: "演示", note: "演示网站，人物和资金均为虚构。", mailbox: "邮箱" },
};

/** Outside the page's own tree, so that no hydration has to know of it. It keeps its language until the next document, and says which. */
export function demoLine(locale: Locale, { hasMailbox }: Pick<Identity, "hasMailbox">): string {
  const { name, note, mailbox } = WORDS[locale];
  const link = hasMailbox ? ` <a href="/dev/mailbox">${mailbox}</a>` : "";
  return `<aside data-demo data-screen-only aria-label="${name}" lang="${locale}">${escaped(note)}${link}</aside>`;
}
