import type { TransactionStatus, TransactionType } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { useMemo } from "react";
import { transactionMessages } from "./messages";

export { transactionMessages };

/** What rows of transactions say, in the reader's language. Not shared by the host: a remote carries it, as it does its own words. */
export function useTransactionWords() {
  const t = useMessages(transactionMessages);

  return useMemo(
    () => ({
      incoming: t("incoming"),
      outgoing: t("outgoing"),
      synthetic: t("synthetic"),
      types: {
        transfer: t("type_transfer"),
        card_payment: t("type_card_payment"),
        wire_transfer: t("type_wire_transfer"),
        ach_transfer: t("type_ach_transfer"),
        debit_card_purchase: t("type_debit_card_purchase"),
        online_payment: t("type_online_payment"),
        check_deposit: t("type_check_deposit"),
        atm_withdrawal: t("type_atm_withdrawal"),
      } satisfies Record<TransactionType, string>,
      statuses: {
        pending: t("status_pending"),
        success: t("status_success"),
        completed: t("status_completed"),
        failed: t("status_failed"),
      } satisfies Record<TransactionStatus | "completed", string>,
    }),
    [t],
  );
}
