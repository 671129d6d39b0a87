import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "in entrata",
  outgoing: "in uscita",
  synthetic: "Generato",
  type_transfer: "Bonifico",
  type_card_payment: "Pagamento con carta",
  type_wire_transfer: "Bonifico bancario",
  type_ach_transfer: "Bonifico ACH",
  type_debit_card_purchase: "Acquisto con carta di debito",
  type_online_payment: "Pagamento online",
  type_check_deposit: "Versamento di assegno",
  type_atm_withdrawal: "Prelievo allo sportello automatico",
  status_pending: "In attesa",
  status_success: "Riuscito",
  status_completed: "Completato",
  status_failed: "Non riuscito",
} satisfies Catalogue<typeof english>;
