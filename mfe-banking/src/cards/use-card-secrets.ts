import type { CardSecrets } from "@lintel/contract/schema";
import { api, Refusal } from "@lintel/portal";
import { refresh } from "@lintel/portal/queries";
import { useRef, useState } from "react";

/**
 * The full number and the code, from the moment somebody looks until they are hidden or the page is left. In this
 * component's memory alone: not in the query cache, which outlives the page.
 */
export function useCardSecrets(cardId: string, onGone: (refusal: Refusal) => void) {
  const [secrets, setSecrets] = useState<CardSecrets | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asking = useRef<Promise<boolean> | null>(null);

  async function reveal(): Promise<boolean> {
    if (secrets) return true;
    asking.current ??= ask();
    return asking.current;
  }

  async function ask(): Promise<boolean> {
    setError(null);
    try {
      setSecrets(await api("POST /cards/{id}/reveal", { params: { id: cardId } }));
      return true;
    } catch (failure) {
      setError(failure);
      // Destroyed elsewhere: it should not go on looking usable.
      if (failure instanceof Refusal && failure.code === "card_not_found") {
        onGone(failure);
        void refresh(["cards"]);
      }
      return false;
    } finally {
      asking.current = null;
    }
  }

  return { secrets, error, reveal, forget: () => setSecrets(null) };
}
