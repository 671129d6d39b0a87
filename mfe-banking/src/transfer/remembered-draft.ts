import { queryClient } from "@lintel/portal/queries";
import { useEffect, useRef, useState } from "react";
import { type Draft, EMPTY_DRAFT } from "./transfer-draft";

const queryKey = ["transfer-draft"];
const arrivalKey = ["transfer-arrival"];

/**
 * The form's content outlives a look at another page. It lies with the person's other data in memory, because that is
 * emptied when the session ends; nothing of it reaches storage. Whoever arrives from an account's own page wants to send from there: of what
 * was filled in before all is kept but the account. Coming back to that place, what has been picked since counts more.
 */
export function useRememberedDraft(arrival: string | null): [Draft, (draft: Draft) => void] {
  // Drawn from state of its own: the cache tells its readers a moment later, and a second field filled in that moment would undo the first.
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = queryClient.getQueryData<Draft>(queryKey) ?? EMPTY_DRAFT;
    return isNew(arrival) ? { ...kept, account_id: "" } : kept;
  });

  const first = useRef(arrival);
  useEffect(() => {
    if (!isNew(arrival)) return;
    queryClient.setQueryData(arrivalKey, arrival);
    // A later one is the list's beside the form, which has changed the address: nobody has arrived.
    if (arrival === first.current) {
      queryClient.setQueryData<Draft>(queryKey, (kept) => kept && { ...kept, account_id: "" });
    }
  }, [arrival]);

  function change(next: Draft) {
    setDraft(next);
    queryClient.setQueryData(queryKey, next);
  }

  return [draft, change];
}

function isNew(arrival: string | null): boolean {
  return arrival !== null && queryClient.getQueryData(arrivalKey) !== arrival;
}
