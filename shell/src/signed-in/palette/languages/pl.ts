import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Szukaj lub przejdź do",
  pages: "Strony",
  actions: "Działania",
  checking: "Konto osobiste",
  savings: "Konto oszczędnościowe",
  accountEnding: "{type} o końcówce {ending}",
  newTransfer: "Nowy przelew",
  copyBankingId: "Kopiuj identyfikator bankowy",
  bankingIdCopied: "Skopiowano identyfikator bankowy.",
  bankingIdNotCopied: "Nie udało się skopiować identyfikatora bankowego. Brzmi on {id}.",
  printLastReceipt: "Drukuj ostatnie potwierdzenie",
  showShortcuts: "Skróty klawiszowe",
  none: "Brak wyników dla „{text}”",
  found: { one: "{count} wynik", few: "{count} wyniki", many: "{count} wyników", other: "{count} wyniku" },
  thisSearch: "To wyszukiwanie",
  goTo: "Przejdź do: {page}",
  searchPage: "Szukaj na stronie",
  thisList: "Ta lista",
  thenKey: "potem",
  turnOff: "Pojedyncze klawisze nie działają podczas pisania i można je wyłączyć w ustawieniach.",
} satisfies Catalogue<typeof english>;
