import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Cerca o vai a",
  pages: "Pagine",
  actions: "Azioni",
  checking: "Conto corrente",
  savings: "Conto di risparmio",
  accountEnding: "{type} che termina con {ending}",
  newTransfer: "Nuovo bonifico",
  copyBankingId: "Copia codice cliente",
  bankingIdCopied: "Codice cliente copiato.",
  bankingIdNotCopied: "Non è stato possibile copiare il codice cliente. È {id}.",
  printLastReceipt: "Stampa l’ultima ricevuta",
  showShortcuts: "Scorciatoie da tastiera",
  none: "Nessun risultato per «{text}»",
  found: { one: "{count} risultato", other: "{count} risultati" },
  thisSearch: "Questa ricerca",
  goTo: "Vai a {page}",
  searchPage: "Cerca nella pagina",
  thisList: "Questo elenco",
  thenKey: "poi",
  turnOff: "I singoli tasti non hanno effetto mentre si scrive e si possono disattivare nelle impostazioni.",
} satisfies Catalogue<typeof english>;
