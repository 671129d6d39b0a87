import { BRAND } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import { siteFacts, useMessages } from "@lintel/portal";
import { Button, Dialog, FieldError } from "@lintel/shared-ui";
import { TransactionDetails, usePrintReceipt } from "@lintel/shared-ui/bank";
import { Printer } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useBankLabels } from "./bank-labels";
import { bankingMessages } from "./messages";
import { useTransactionFacts } from "./transaction-facts";

interface TransactionDialogProps {
  transaction: Transaction;
  onClose: () => void;
  /** Opened for its receipt's sake, which is printed at once. */
  onPrintedAtOnce?: (() => void) | undefined;
}

export function TransactionDialog({ transaction, onClose, onPrintedAtOnce }: TransactionDialogProps) {
  const t = useMessages(bankingMessages);
  const labels = useBankLabels();
  const facts = useTransactionFacts(transaction);
  const print = useReceipt(transaction);
  const [isBlocked, setIsBlocked] = useState(false);

  const printNow = useEffectEvent(() => {
    setIsBlocked(!print());
    onPrintedAtOnce?.();
  });
  const printsAtOnce = onPrintedAtOnce !== undefined;
  useEffect(() => {
    if (printsAtOnce) printNow();
  }, [printsAtOnce]);

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={t("detailsTitle")}
      closeButton={false}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setIsBlocked(!print())}
          >
            {t("printReceipt")}
          </Button>
          <Button onClick={onClose}>{t("close")}</Button>
        </>
      }
    >
      <TransactionDetails transaction={facts} labels={labels.details} />
      {isBlocked && (
        <div role="alert">
          <FieldError>{t("receiptBlocked")}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

/** Answers a function that opens the printed receipt of a transaction; false when the browser refused the window. */
export function useReceipt(transaction: Transaction): () => boolean {
  const t = useMessages(bankingMessages);
  const labels = useBankLabels();
  const facts = useTransactionFacts(transaction);
  const print = usePrintReceipt();

  return () =>
    print(
      { transaction: facts, support: siteFacts().contact, labels: labels.receipt },
      t("receiptTitle", { bank: BRAND.name, reference: transaction.transaction_reference }),
    );
}
