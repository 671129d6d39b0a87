import { Refusal, toast, useMessages } from "@lintel/portal";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { staysInPinDialog } from "../components/pin-confirmation/confirm-with-pin";
import { useFailureText } from "../lib/refusals/failure-text";
import { isDefinite } from "../lib/refusals/is-definite";
import { cardsMessages } from "./messages";

interface PinAction<Answer> {
  /** Sent under one idempotency key from the opening of the dialog to a definite answer. */
  send: (pin: string, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Something that the PIN confirms: the dialog's state, one key for all its tries, and what is said when it fails. */
export function usePinAction<Answer>({ send, onDone }: PinAction<Answer>) {
  const t = useMessages(cardsMessages);
  const failureText = useFailureText();
  const [key, setKey] = useState<string | null>(null);
  // A second Enter arrives before React has drawn the first.
  const isSending = useRef(false);

  const action = useMutation({
    // By closure, and forgotten with the page: what is sent and answered would stay in the mutation's cache, the PIN and a new card's number.
    mutationFn: (call: () => Promise<Answer>) => call(),
    gcTime: 0,
    onSuccess(answer) {
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
      setKey(crypto.randomUUID());
    },
    cancel: () => setKey(null),
    submit(pin: string) {
      if (isSending.current) return;
      isSending.current = true;
      action.mutate(() => send(pin, key ?? ""));
    },
  };
}
