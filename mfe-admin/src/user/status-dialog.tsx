import { TRANSACTION_STATUSES, type TransactionStatus } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { transactionItem } from "@lintel/portal/queries";
import { useTransactionWords } from "@lintel/portal/transaction-words";
import { Banner, Button, Dialog, SegmentedToggle } from "@lintel/shared-ui";
import { TransactionRow } from "@lintel/shared-ui/bank";
import { type FormEvent, useId, useState } from "react";
import styled from "styled-components";
import { Note } from "../components/note";
import { useFailureText } from "../lib/failure-text";
import { messages } from "../messages";
import { useCameAbout, useUserAction } from "./use-user-action";

interface StatusDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

export function StatusDialog({ transaction, onClose }: StatusDialogProps) {
  const t = useMessages(messages);
  const words = useTransactionWords();
  const textOf = useFailureText();
  const formId = useId();
  const noteId = useId();
  const [from, setFrom] = useState(transaction.status);
  const [status, setStatus] = useState<TransactionStatus>(from);
  const [hasChanged, setHasChanged] = useState(false);
  const change = useUserAction(
    (wanted: TransactionStatus) =>
      api("POST /change-status/{transactionId}", {
        params: { transactionId: transaction.id },
        body: { status: wanted, from },
      }),
    finish,
  );

  function finish() {
    toast.success(t("statusChanged"));
    onClose();
  }

  const hasComeAbout = useCameAbout(change.error, transaction.status === change.variables, finish);

  // What was chosen was meant for the status that stood there; for the one that another admin has set, it is chosen anew.
  if (transaction.status !== from && !change.isPending && !hasComeAbout) {
    setFrom(transaction.status);
    setStatus(transaction.status);
    setHasChanged(true);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    setHasChanged(false);
    change.mutate(status);
  }

  return (
    <Dialog
      open
      title={t("changeStatus")}
      describedBy={noteId}
      onClose={() => !change.isPending && onClose()}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {t("saveStatus")}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <TransactionRow item={transactionItem(transaction)} labels={words} now={new Date()} />
        <SegmentedToggle
          legend={t("status")}
          value={status}
          onChange={(wanted) => {
            setStatus(wanted);
            setHasChanged(false);
            if (!change.isPending) change.reset();
          }}
          options={TRANSACTION_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
        />
        <Note id={noteId}>{t("statusNote")}</Note>
        {(hasChanged || change.error) && (
          <Banner tone="negative">{hasChanged ? t("status_changed") : textOf(change.error)}</Banner>
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
