import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Zoeken of gaan naar",
  pages: "Pagina’s",
  actions: "Acties",
  checking: "Betaalrekening",
  savings: "Spaarrekening",
  accountEnding: "{type} eindigend op {ending}",
  newTransfer: "Nieuwe overboeking",
  copyBankingId: "Bank-ID kopiëren",
  bankingIdCopied: "Bank-ID gekopieerd.",
  bankingIdNotCopied: "De bank-ID kon niet worden gekopieerd. Het is {id}.",
  printLastReceipt: "Laatste bewijs afdrukken",
  showShortcuts: "Sneltoetsen",
  none: "Niets gevonden voor ‘{text}’",
  found: { one: "{count} resultaat", other: "{count} resultaten" },
  thisSearch: "Dit zoekvenster",
  goTo: "Naar {page}",
  searchPage: "Zoeken op de pagina",
  thisList: "Deze lijst",
  thenKey: "dan",
  turnOff: "Losse toetsen doen niets terwijl u typt en kunnen in de instellingen worden uitgezet.",
} satisfies Catalogue<typeof english>;
