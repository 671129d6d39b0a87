import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Konten",
  total: { one: "{count} Konto", other: "{count} Konten" },
  empty: "Keine Konten gefunden.",
  emptyHelp: "Die Bank eröffnet Ihr erstes Konto für Sie. Es erscheint hier, sobald es bereit ist.",
  viewMore: "Mehr anzeigen",
  viewMoreOf: "Mehr anzeigen: {type} {number}",
  transactions: "Kontoumsätze",

  accountTitle: "{type}",
  back: "Alle Konten",
  notFound: "Konto nicht gefunden.",
  notFoundHelp: "Vielleicht wurde es geschlossen, oder die Adresse ist unvollständig.",
  balance: "Kontostand",
  sendMoney: "Geld senden",
  facts: "Kontodaten",
  accountType: "Kontoart",
  accountNumber: "Kontonummer",
  copyAccountNumber: "Kontonummer kopieren",
  copyRoutingNumber: "Routingnummer kopieren",
  bankName: "Name der Bank",
  nameOnAccount: "Kontoinhaber",
  opened: "Eröffnet",
  trend: "Verlauf des Kontostands",
  trendNote: "Aus Ihren Umsätzen geschätzt",
  theseTransactions: "Umsätze dieses Kontos",
  noTransactions: "Für dieses Konto sind keine Umsätze vorhanden.",
} satisfies Catalogue<typeof english>;
