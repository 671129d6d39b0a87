import type { CardSecrets } from "@lintel/contract/schema";
import { api } from "@lintel/portal";
import { useState } from "react";

/**
 * The full number and the code, from the moment somebody looks until the page is left. In this component's memory alone:
 * not in the query cache, which outlives the page.
 */
export function useCardSecrets(cardId: string) {
  const [secrets, setSecrets] = useState<CardSecrets | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function reveal(): Promise<boolean> {
    if (secrets) return true;
    if (isPending) return false;
    setIsPending(true);
    setError(null);
    try {
      setSecrets(await api("POST /cards/{id}/reveal", { params: { id: cardId } }));
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setIsPending(false);
    }
  }

  return { secrets, isPending, error, reveal, forget: () => setSecrets(null) };
}
