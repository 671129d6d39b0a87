import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "eingehend",
  outgoing: "ausgehend",
  synthetic: "Erzeugt",
  type_transfer: "Überweisung",
  type_card_payment: "Kartenzahlung",
  type_wire_transfer: "Banküberweisung",
  type_ach_transfer: "ACH-Überweisung",
  type_debit_card_purchase: "Kauf mit Debitkarte",
  type_online_payment: "Online-Zahlung",
  type_check_deposit: "Scheckeinreichung",
  type_atm_withdrawal: "Abhebung am Automaten",
  status_pending: "Ausstehend",
  status_success: "Erfolgreich",
  status_completed: "Abgeschlossen",
  status_failed: "Fehlgeschlagen",
} satisfies Catalogue<typeof english>;
