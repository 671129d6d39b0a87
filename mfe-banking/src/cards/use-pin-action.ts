import type { CardType } from "@lintel/contract";
import type { Card } from "@lintel/contract/schema";
import { Refusal, toast, useMessages } from "@lintel/portal";
import { newKey } from "@lintel/portal/new-key";
import { cardsQuery, queryClient, refresh } from "@lintel/portal/queries";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { staysInPinDialog } from "../components/pin-confirmation/confirm-with-pin";
import { forgetPending, readPending, rememberPending } from "../lib/pending-key";
import { useFailureText } from "../lib/refusals/failure-text";
import { isDefinite } from "../lib/refusals/is-definite";
import { refusalMessages } from "../lib/refusals/messages";

interface PinAction<Answer> {
  /** What is asked for, in words that are the same when the same is asked for again. */
  subject: string;
  /** Sent under one idempotency key until it is done, also when the page is left and the same asked for again: a lost answer may have been a yes. */
  send: (pin: string, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** What is said when no answer came. */
  uncertain: string;
}

/** Something that the PIN confirms: the dialog's state, one key for all its tries, and what is said when it fails. */
export function usePinAction<Answer>({ subject, send, onDone, uncertain }: PinAction<Answer>) {
  const t = useMessages(refusalMessages);
  const failureText = useFailureText();
  const [asked, setAsked] = useState<{ subject: string; key: string } | null>(null);
  // A second Enter arrives before React has drawn the first.
  const isSending = useRef(false);

  const action = useMutation({
    // By closure, and forgotten with the page: what is sent and answered would stay in the mutation's cache, the PIN and a new card's number.
    mutationFn: (call: () => Promise<Answer>) => call(),
    gcTime: 0,
    onSuccess(answer) {
      if (asked) forgetPending(asked.subject);
      setAsked(null);
      onDone(answer);
    },
    onError(error) {
      if (error instanceof Refusal && staysInPinDialog(error)) return;
      if (!isDefinite(error)) {
        // The dialog stays and says what nobody knows yet: the next try carries the same key and is done at most once.
        toast.error(t("errorOccurred"));
        return;
      }
      // The key stays as well: this refusal may be of this try alone, and an earlier one have been done.
      setAsked(null);
      toast.error(failureText(error));
      // What was refused may be gone: a card destroyed elsewhere, an account closed.
      void refresh(["accounts", "cards"]);
    },
    onSettled() {
      isSending.current = false;
    },
  });

  const isUncertain = action.error !== null && !isDefinite(action.error);

  return {
    isOpen: asked !== null,
    isPending: action.isPending,
    refusal: action.error instanceof Refusal ? action.error : null,
    notice: isUncertain ? uncertain : null,
    open: () => setAsked({ subject, key: readPending(subject)?.key ?? newKey() }),
    cancel() {
      // What became of it stands in the lists, for whoever goes to look.
      if (isUncertain) void refresh(["accounts", "cards", "transactions", "stats"]);
      setAsked(null);
      action.reset();
    },
    submit(pin: string) {
      if (asked === null || isSending.current) return;
      isSending.current = true;
      // Only once: what a lost try has made meanwhile is none of the cards that there were.
      if (readPending(asked.subject) === null) rememberPending(asked.subject, { key: asked.key, cards: cardsKnown() });
      action.mutate(() => send(pin, asked.key));
    },
  };
}

export function orderOf(accountId: string, type: CardType): string {
  return `card ${accountId} ${type}`;
}

/** Whoever sees the card that they ordered has their answer, and orders another one after that. */
export function forgetOrdersShown(shown: readonly Card[]): void {
  for (const { id, account_id, card_type } of shown) {
    const order = orderOf(account_id, card_type);
    const before = readPending(order)?.cards;
    if (before && !before.includes(id)) forgetPending(order);
  }
}

function cardsKnown(): string[] | null {
  return queryClient.getQueryData(cardsQuery.queryKey)?.map(({ id }) => id) ?? null;
}
