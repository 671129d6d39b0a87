import { useMessages } from "@lintel/portal";
import type { BankCardLabels } from "@lintel/shared-ui/bank";
import { useBankLabels } from "../components/bank-labels";
import { cardsMessages } from "./messages";

export function useCardLabels(): BankCardLabels {
  const t = useMessages(cardsMessages);
  const { copy } = useBankLabels();
  return {
    debit: t("debit"),
    credit: t("credit"),
    nameOnCard: t("nameOnCard"),
    expires: t("expires"),
    signature: t("signature"),
    securityCode: t("securityCode"),
    securityCodeHidden: t("securityCodeHidden"),
    lost: t("lost"),
    checkNumber: t("checkNumber"),
    cardNumber: t("cardNumber"),
    copyNumber: t("copyNumber"),
    copy,
    summary: (card) => t("summary", card),
  };
}
