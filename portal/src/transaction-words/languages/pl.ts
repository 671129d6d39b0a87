import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "przychodząca",
  outgoing: "wychodząca",
  synthetic: "Wygenerowana",
  type_transfer: "Przelew",
  type_card_payment: "Płatność kartą",
  type_wire_transfer: "Przelew międzybankowy",
  type_ach_transfer: "Przelew ACH",
  type_debit_card_purchase: "Zakup kartą debetową",
  type_online_payment: "Płatność internetowa",
  type_check_deposit: "Wpłata czeku",
  type_atm_withdrawal: "Wypłata z bankomatu",
  status_pending: "Oczekująca",
  status_success: "Udana",
  status_completed: "Zakończona",
  status_failed: "Nieudana",
} satisfies Catalogue<typeof english>;
