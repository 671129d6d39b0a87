import type { Transaction } from "@lintel/contract/schema";
import { api, Refusal } from "@lintel/portal";
import { newKey } from "@lintel/portal/new-key";
import { refresh } from "@lintel/portal/queries";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { staysInPinDialog } from "../components/pin-confirmation/confirm-with-pin";
import { ageMs, forgetPending, readPending, rememberPending } from "../lib/pending-key";
import { isDefinite } from "../lib/refusals/is-definite";
import { type Draft, transferBody } from "./transfer-draft";

interface ConfirmedDraft {
  key: string;
  draft: Draft;
}

type TransferState =
  | { phase: "editing"; refusal: Refusal | null }
  | { phase: "confirming"; confirmed: ConfirmedDraft; isSending: boolean; refusal: Refusal | null }
  | { phase: "checking"; key: string }
  | { phase: "not-made" }
  | { phase: "sent"; transaction: Transaction };

interface TransferEvents {
  /** No news: another page that was open while it was sent has said so. A bank may say it in a message alone. */
  onSent: (transaction: Transaction | undefined, isNews: boolean, message?: string) => void;
  /** For a refusal that is not about the PIN: the form is where something can be done about it. */
  onRefused: (refusal: Refusal) => void;
}

const CALL = "transfer";
const ASK_AGAIN_MS = 2_000;
/** A request that stands still on its way may be carried out after any time: until it is withdrawn, no record means nothing. */
const WITHDRAW_AFTER_MS = 20_000;

/**
 * One transfer from the first PIN to a definite answer. The key is born with the confirmed draft and stays with it through
 * wrong PINs, lost answers and a reload, so the money moves at most once; only a new draft gets a new key.
 */
export function useTransfer({ onSent, onRefused }: TransferEvents) {
  const [left] = useState(() => readPending(CALL));
  const [state, setState] = useState<TransferState>(
    left ? { phase: "checking", key: left.key } : { phase: "editing", refusal: null },
  );
  // A second Enter arrives before React has drawn the first.
  const isSending = useRef(false);
  // Not by the time of day, which may be put back while somebody waits. Of what an earlier page has sent nothing else is known.
  const sentAt = useRef(performance.now() - (left ? ageMs(left) : 0));
  const last = useRef<ConfirmedDraft | null>(null);

  /** A page that was left while it sent, and the one that was opened after it, both get here. */
  function succeed(key: string, transaction: Transaction | undefined, message?: string) {
    const isNews = readPending(CALL)?.key === key;
    if (isNews) forgetPending(CALL);
    last.current = null;
    setState(transaction ? { phase: "sent", transaction } : { phase: "editing", refusal: null });
    onSent(transaction, isNews, message);
    void refresh(["accounts", "transactions", "stats"]);
  }

  function confirm(draft: Draft) {
    const isSame = JSON.stringify(last.current?.draft) === JSON.stringify(draft);
    const confirmed = isSame && last.current ? last.current : { key: newKey(), draft };
    last.current = confirmed;
    setState({ phase: "confirming", confirmed, isSending: false, refusal: null });
  }

  async function send(pin: string) {
    if (state.phase !== "confirming" || isSending.current) return;
    const { confirmed } = state;
    const { key, draft } = confirmed;
    isSending.current = true;
    sentAt.current = performance.now();
    setState({ phase: "confirming", confirmed, isSending: true, refusal: null });
    rememberPending(CALL, { key, cards: null });
    try {
      const { transaction, message } = await api("POST /transactions/transfer", {
        body: { ...transferBody(draft), pin },
        headers: { "idempotency-key": key },
      });
      succeed(key, transaction, message);
    } catch (error) {
      if (!isDefinite(error)) {
        setState({ phase: "checking", key });
        return;
      }
      forgetPending(CALL, key);
      // Another tab with the same draft has withdrawn it.
      if (error.code === "key_reused") last.current = null;
      if (staysInPinDialog(error)) {
        setState({ phase: "confirming", confirmed, isSending: false, refusal: error });
      } else {
        setState({ phase: "editing", refusal: error });
        onRefused(error);
      }
    } finally {
      isSending.current = false;
    }
  }

  const foundOut = useEffectEvent(succeed);
  const checking = state.phase === "checking" ? state.key : null;
  useEffect(() => {
    if (checking === null) return;
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    async function ask(key: string) {
      try {
        const found = await api("GET /transfers/{key}", { params: { key }, signal: stopped.signal });
        if (stopped.signal.aborted) return;
        if (found.state === "done" && found.transaction) return foundOut(key, found.transaction);
        if (performance.now() - sentAt.current > WITHDRAW_AFTER_MS) {
          const ended = await withdraw(key, stopped.signal);
          if (stopped.signal.aborted) return;
          if (ended?.transaction) return foundOut(key, ended.transaction);
          // What is withdrawn has used up its key.
          if (ended) last.current = null;
          forgetPending(CALL, key);
          return setState({ phase: "not-made" });
        }
      } catch {
        if (stopped.signal.aborted) return;
      }
      timer = setTimeout(() => void ask(key), ASK_AGAIN_MS);
    }

    void ask(checking);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [checking]);

  return {
    state,
    confirm,
    send: (pin: string) => void send(pin),
    /** Back to the form with everything still in it. */
    close: () => setState({ phase: "editing", refusal: null }),
  };
}

/** Null: a bank older than this page, which knows no such call. That it has no record by now has to do. */
async function withdraw(key: string, signal: AbortSignal) {
  try {
    return await api("POST /transfers/{key}/withdraw", { params: { key }, signal });
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return null;
    throw error;
  }
}
