import { fromWire, REFUSALS, type TransactionStatus } from "@lintel/contract";
import { api, currentToken, Refusal, toast, useMessages } from "@lintel/portal";
import { Banner, Button, Dialog } from "@lintel/shared-ui";
import { formatMoney, LEDGER_CURRENCY, Money } from "@lintel/shared-ui/bank";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import styled from "styled-components";
import { type PendingTransfer, refreshAdmin } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";
import { messages } from "../messages";
import { changeMany } from "./change-many";
import { Way } from "./waiting-transfer";

export type Decision = Extract<TransactionStatus, "success" | "failed">;

interface DecisionDialogProps {
  decision: Decision;
  transfers: readonly PendingTransfer[];
  onClose: () => void;
  onDone: (refused: readonly RefusedTransfer[]) => void;
}

export interface RefusedTransfer {
  readonly transfer: PendingTransfer;
  readonly refusal: Refusal;
}

/** What the bank would say of a session that is over, said here before it is asked with somebody else's. */
function sessionOver(): Refusal {
  const { status, text } = REFUSALS.session_required;
  return new Refusal(status, { message: text, code: "session_required", request_id: "" }, null);
}

export function DecisionDialog({ decision, transfers, onClose, onDone }: DecisionDialogProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const noteId = useId();
  const returnFocus = useRef<HTMLElement>(null);
  // What was asked stays what is asked while the queue behind it shrinks.
  const [asked] = useState(transfers);
  const [progress, setProgress] = useState(0);
  const count = asked.length;
  const amount = formatMoney(
    asked.reduce((sum, transfer) => sum + fromWire(transfer.amount), 0n),
    LEDGER_CURRENCY,
  );
  const isSettling = decision === "success";

  const decide = useMutation({
    mutationFn: () => {
      const token = currentToken();
      return changeMany(
        asked.map((transfer) => transfer.id),
        async (id) => {
          if (currentToken() !== token) throw sessionOver();
          await api("POST /change-status/{transactionId}", {
            params: { transactionId: id },
            // The queue may be older than what another admin has decided.
            body: { status: decision, from: "pending" },
          });
        },
        setProgress,
      );
    },
    onMutate: () => {
      setProgress(0);
      // The button that asked may be shut by then, also after a lost answer: what was chosen has left the queue.
      returnFocus.current = document.querySelector("h1");
    },
    onSuccess: ({ done, refusals }) => {
      if (done > 0) toast.success(t(isSettling ? "settled" : "returned", { count: done }));
      const refused = asked.flatMap((transfer) => {
        const refusal = refusals.get(transfer.id);
        return refusal ? { transfer, refusal } : [];
      });
      const reasons = new Set(refused.map(({ refusal }) => textOf(refusal)));
      const [reason] = reasons;
      if (reason !== undefined) {
        // One of several would be read as that of all.
        toast.error(t("notDone", { count: refused.length, reason: reasons.size === 1 ? reason : t("notDoneReasons") }));
      }
      onDone(refused);
    },
    onError: (error) => toast.error(textOf(error)),
    onSettled: refreshAdmin,
  });

  return (
    <Dialog
      open
      size="s"
      title={t(isSettling ? "settleTitle" : "returnTitle", { count })}
      onClose={() => !decide.isPending && onClose()}
      labels={{ close: t("close") }}
      describedBy={noteId}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={onClose} disabled={decide.isPending}>
            {t("cancel")}
          </Button>
          <Button busy={decide.isPending} onClick={() => decide.mutate()}>
            {t(isSettling ? "settle" : "giveBack")}
          </Button>
        </>
      }
    >
      <Sum id={noteId}>{t(isSettling ? "settleNote" : "returnNote", { count, amount })}</Sum>
      {decide.isPending && <p role="status">{t("working", { done: progress, total: count })}</p>}
      {decide.error && <Banner tone="negative">{textOf(decide.error)}</Banner>}
      <Asked>
        {asked.map((transfer) => (
          <li key={transfer.id}>
            <span>
              <b translate="no">{transfer.customer.name}</b>
              <Way transfer={transfer} />
            </span>
            <Money cents={fromWire(transfer.amount)} size="row" />
          </li>
        ))}
      </Asked>
    </Dialog>
  );
}

/** Of all of them together: no amount below it is larger. */
const Sum = styled.p`
  font: var(--type-strong);
`;

/** Behind the dialog others take rows out of the queue: here alone stands each that is decided on. */
const Asked = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 10px;
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    flex: 1 1 10rem;
    min-width: 0;
  }
  > li > :last-child {
    margin-inline-start: auto;
  }
  b {
    font-weight: 600;
  }
`;
