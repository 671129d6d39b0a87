import { useMessages } from "@lintel/portal";
import { useTransactionWords } from "@lintel/portal/transaction-words";
import { bankingMessages } from "./messages";

/** The words that shared components show, in the reader's language. */
export function useBankLabels() {
  const t = useMessages(bankingMessages);
  const words = useTransactionWords();
  const { types, statuses } = words;
  const copy = { copied: t("copied"), failed: t("copyFailed") };
  const inDollars = (shown: { amount: string; currency: string; rate: string }) => t("inDollars", shown);
  const facts = {
    reference: t("reference"),
    type: t("type"),
    dateTime: t("dateTime"),
    account: t("account"),
    sender: t("sender"),
    recipient: t("recipient"),
    bank: t("bank"),
    routing: t("routingNumber"),
    swift: t("swift"),
    card: t("card"),
    description: t("description"),
    types,
    statuses,
  };

  return {
    types,
    statuses,
    list: {
      ...words,
      count: (count: number, isPartial: boolean) => t("transactionsCount", { count, plus: isPartial ? "+" : "" }),
      end: (count: number) => t("transactionsEnd", { count }),
      more: t("transactionsMore"),
      loadingMore: t("transactionsLoadingMore"),
      moreFailed: t("transactionsMoreFailed"),
    },
    accountCard: {
      routing: t("routing"),
      maskedAccount: (starting: string, ending: string) => t("maskedAccount", { starting, ending }),
      maskedRouting: (starting: string, ending: string) => t("maskedRouting", { starting, ending }),
    },
    details: { ...facts, copyReference: t("copyReference"), copy, inDollars, synthetic: t("syntheticNote") },
    receipt: {
      ...facts,
      title: t("receiptHeading"),
      status: t("status"),
      inDollars,
      synthetic: t("receiptSynthetic"),
      support: t("receiptSupport"),
      page: t("receiptPage"),
      printedAt: (when: string) => t("receiptPrinted", { when }),
    },
    copy,
  };
}
