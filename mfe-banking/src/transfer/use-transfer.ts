import type { Transaction } from "@lintel/contract/schema";
import { api, Refusal } from "@lintel/portal";
import { refresh } from "@lintel/portal/queries";
import { useCallback, useEffect, useRef, useState } from "react";
import { staysInPinDialog } from "../components/pin-confirmation/confirm-with-pin";
import { forgetPending, type PendingTransfer, readPending, rememberPending } from "./pending-transfer";
import { type Draft, transferBody } from "./transfer-draft";

export type TransferState =
  | { phase: "editing"; refusal: Refusal | null }
  | { phase: "confirming"; pending: PendingTransfer; isSending: boolean; refusal: Refusal | null }
  | { phase: "checking"; pending: PendingTransfer }
  | { phase: "not-made"; pending: PendingTransfer }
  | { phase: "sent"; pending: PendingTransfer; transaction: Transaction };

interface TransferEvents {
  onSent: () => void;
  /** For a refusal that is not about the PIN: the form is where something can be done about it. */
  onRefused: (refusal: Refusal) => void;
}

const ASK_AGAIN_MS = 2_000;
/** The bank gives up on a request long before this; no record by then means that there will be none. */
const CERTAIN_AFTER_MS = 20_000;

/**
 * One transfer from the first PIN to a definite answer. The key is born with the confirmed draft and stays with it through
 * wrong PINs, lost answers and a reload, so the money moves at most once; only a new draft gets a new key.
 */
export function useTransfer({ onSent, onRefused }: TransferEvents) {
  const [state, setState] = useState<TransferState>(() => {
    const pending = readPending();
    return pending ? { phase: "checking", pending } : { phase: "editing", refusal: null };
  });
  // A second Enter arrives before React has drawn the first.
  const isSending = useRef(false);
  const sentAt = useRef(Date.now());
  const lastPending = useRef<PendingTransfer | null>(null);

  const tellSent = useRef(onSent);
  useEffect(() => {
    tellSent.current = onSent;
  });

  const succeed = useCallback((pending: PendingTransfer, transaction: Transaction) => {
    forgetPending();
    lastPending.current = null;
    setState({ phase: "sent", pending, transaction });
    tellSent.current();
    void refresh(["accounts", "transactions", "stats"]);
  }, []);

  function confirm(draft: Draft) {
    const last = lastPending.current;
    const isSame = last !== null && JSON.stringify(last.draft) === JSON.stringify(draft);
    const pending = isSame ? last : { key: crypto.randomUUID(), draft };
    lastPending.current = pending;
    setState({ phase: "confirming", pending, isSending: false, refusal: null });
  }

  async function send(pin: string) {
    if (state.phase !== "confirming" || isSending.current) return;
    const { pending } = state;
    isSending.current = true;
    sentAt.current = Date.now();
    setState({ phase: "confirming", pending, isSending: true, refusal: null });
    rememberPending(pending);
    try {
      const { transaction } = await api("POST /transactions/transfer", {
        body: { ...transferBody(pending.draft), pin },
        headers: { "idempotency-key": pending.key },
      });
      succeed(pending, transaction);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) {
        setState({ phase: "checking", pending });
        return;
      }
      forgetPending();
      if (staysInPinDialog(error)) {
        setState({ phase: "confirming", pending, isSending: false, refusal: error });
      } else {
        setState({ phase: "editing", refusal: error });
        onRefused(error);
      }
    } finally {
      isSending.current = false;
    }
  }

  const checking = state.phase === "checking" ? state.pending : null;
  useEffect(() => {
    if (checking === null) return;
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    async function ask(pending: PendingTransfer) {
      try {
        const found = await api("GET /transfers/{key}", { params: { key: pending.key }, signal: stopped.signal });
        if (stopped.signal.aborted) return;
        if (found.state === "done" && found.transaction) return succeed(pending, found.transaction);
        if (Date.now() - sentAt.current > CERTAIN_AFTER_MS) {
          forgetPending();
          return setState({ phase: "not-made", pending });
        }
      } catch {
        if (stopped.signal.aborted) return;
      }
      timer = setTimeout(() => void ask(pending), ASK_AGAIN_MS);
    }

    void ask(checking);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [checking, succeed]);

  return {
    state,
    confirm,
    send: (pin: string) => void send(pin),
    /** Back to the form with everything still in it. */
    close: () => setState({ phase: "editing", refusal: null }),
  };
}
