import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "binnenkomend",
  outgoing: "uitgaand",
  synthetic: "Gegenereerd",
  type_transfer: "Overboeking",
  type_card_payment: "Kaartbetaling",
  type_wire_transfer: "Bankoverboeking",
  type_ach_transfer: "ACH-overboeking",
  type_debit_card_purchase: "Pasaankoop",
  type_online_payment: "Online betaling",
  type_check_deposit: "Chequestorting",
  type_atm_withdrawal: "Geldopname",
  status_pending: "In behandeling",
  status_success: "Geslaagd",
  status_completed: "Voltooid",
  status_failed: "Mislukt",
} satisfies Catalogue<typeof english>;
