import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "au crédit",
  outgoing: "au débit",
  synthetic: "Générée",
  type_transfer: "Virement",
  type_card_payment: "Paiement par carte",
  type_wire_transfer: "Virement bancaire",
  type_ach_transfer: "Virement ACH",
  type_debit_card_purchase: "Achat par carte de débit",
  type_online_payment: "Paiement en ligne",
  type_check_deposit: "Remise de chèque",
  type_atm_withdrawal: "Retrait au distributeur",
  status_pending: "En attente",
  status_success: "Réussie",
  status_completed: "Terminée",
  status_failed: "Échouée",
} satisfies Catalogue<typeof english>;
