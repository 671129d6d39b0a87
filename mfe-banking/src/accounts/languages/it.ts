import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Conti",
  total: { one: "{count} conto", other: "{count} conti" },
  empty: "Nessun conto.",
  emptyHelp: "La banca apre il primo conto per lei. Compare qui appena è pronto.",
  viewMore: "Dettagli",
  viewMoreOf: "Dettagli: {type} {number}",
  transactions: "Movimenti dei conti",

  accountTitle: "{type}",
  back: "Tutti i conti",
  notFound: "Conto non trovato.",
  notFoundHelp: "Potrebbe essere stato chiuso, oppure l’indirizzo non è completo.",
  balance: "Saldo",
  sendMoney: "Invia denaro",
  facts: "Dati del conto",
  accountType: "Tipo di conto",
  accountNumber: "Numero di conto",
  copyAccountNumber: "Copia numero di conto",
  copyRoutingNumber: "Copia codice di routing",
  bankName: "Nome della banca",
  nameOnAccount: "Intestatario",
  opened: "Data di apertura",
  trend: "Andamento del saldo",
  trendNote: "Stima in base ai movimenti",
  theseTransactions: "Movimenti di questo conto",
  noTransactions: "Nessun movimento disponibile per questo conto.",
} satisfies Catalogue<typeof english>;
