import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "entrante",
  outgoing: "saliente",
  synthetic: "Generado",
  type_transfer: "Transferencia",
  type_card_payment: "Pago con tarjeta",
  type_wire_transfer: "Transferencia bancaria",
  type_ach_transfer: "Transferencia ACH",
  type_debit_card_purchase: "Compra con débito",
  type_online_payment: "Pago en línea",
  type_check_deposit: "Ingreso de cheque",
  type_atm_withdrawal: "Retirada en cajero",
  status_pending: "Pendiente",
  status_success: "Realizado",
  status_completed: "Completado",
  status_failed: "Fallido",
} satisfies Catalogue<typeof english>;
