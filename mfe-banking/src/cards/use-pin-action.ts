import { Refusal, toast, useMessages } from "@lintel/portal";
import { refresh } from "@lintel/portal/queries";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { staysInPinDialog } from "../components/pin-confirmation/confirm-with-pin";
import { useFailureText } from "../lib/refusals/failure-text";
import { isDefinite } from "../lib/refusals/is-definite";
import { cardsMessages } from "./messages";

interface PinAction<Answer> {
  /** What is asked for, in a word that is the same when the same is asked for again. */
  subject: string;
  /** Sent under one idempotency key until it is done, also when the dialog is cancelled and opened again: a lost answer may have been a yes. */
  send: (pin: string, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Something that the PIN confirms: the dialog's state, one key for all its tries, and what is said when it fails. */
export function usePinAction<Answer>({ subject, send, onDone }: PinAction<Answer>) {
  const t = useMessages(cardsMessages);
  const failureText = useFailureText();
  const [key, setKey] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());
  // A second Enter arrives before React has drawn the first.
  const isSending = useRef(false);

  const action = useMutation({
    // By closure, and forgotten with the page: what is sent and answered would stay in the mutation's cache, the PIN and a new card's number.
    mutationFn: (call: () => Promise<Answer>) => call(),
    gcTime: 0,
    onSuccess(answer) {
      keys.current.delete(subject);
      setKey(null);
      onDone(answer);
    },
    onError(error) {
      if (error instanceof Refusal && staysInPinDialog(error)) return;
      if (!isDefinite(error)) {
        // The dialog stays: the next try carries the same key and is done at most once.
        toast.error(t("errorOccurred"));
        return;
      }
      setKey(null);
      toast.error(failureText(error));
      // What was refused may be gone: a card destroyed elsewhere, an account closed.
      void refresh(["accounts", "cards"]);
    },
    onSettled() {
      isSending.current = false;
    },
  });

  return {
    isOpen: key !== null,
    isPending: action.isPending,
    refusal: action.error instanceof Refusal ? action.error : null,
    notice: action.error && !isDefinite(action.error) ? failureText(action.error) : null,
    open() {
      action.reset();
      const asked = keys.current.get(subject) ?? crypto.randomUUID();
      keys.current.set(subject, asked);
      setKey(asked);
    },
    cancel() {
      // What became of it stands in the lists, for whoever goes to look.
      if (action.error && !isDefinite(action.error)) void refresh(["accounts", "cards", "transactions", "stats"]);
      setKey(null);
      action.reset();
    },
    submit(pin: string) {
      if (isSending.current) return;
      isSending.current = true;
      action.mutate(() => send(pin, key ?? ""));
    },
  };
}
