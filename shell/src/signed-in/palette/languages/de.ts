import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Suchen oder springen zu",
  pages: "Seiten",
  actions: "Aktionen",
  checking: "Girokonto",
  savings: "Sparkonto",
  accountEnding: "{type}, endet auf {ending}",
  newTransfer: "Neue Überweisung",
  copyBankingId: "Banking-ID kopieren",
  bankingIdCopied: "Banking-ID kopiert.",
  bankingIdNotCopied: "Die Banking-ID konnte nicht kopiert werden. Sie lautet {id}.",
  printLastReceipt: "Letzten Beleg drucken",
  showShortcuts: "Tastenkürzel",
  none: "Nichts gefunden für „{text}“",
  found: { one: "{count} Treffer", other: "{count} Treffer" },
  thisSearch: "Diese Suche",
  goTo: "Zu {page}",
  searchPage: "Auf der Seite suchen",
  thisList: "Diese Liste",
  thenKey: "dann",
  turnOff: "Einzelne Tasten bewirken nichts, während Sie schreiben, und lassen sich in den Einstellungen abschalten.",
} satisfies Catalogue<typeof english>;
