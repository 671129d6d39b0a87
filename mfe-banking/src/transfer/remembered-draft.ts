import { useLocation } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { useEffect, useEffectEvent, useState } from "react";
import { type Draft, EMPTY_DRAFT } from "./transfer-draft";

const queryKey = ["transfer-draft"];
const arrivalKey = ["transfer-arrival"];

/**
 * The form's content outlives a look at another page. It lies with the person's other data in memory, because that is
 * emptied when the session ends; nothing of it reaches storage. Whoever arrives from an account's own page wants to send from there: of what
 * was filled in before all is kept but the account. Coming back to that place, what has been picked since counts more.
 */
export function useRememberedDraft(): [Draft, (draft: Draft) => void, (isNews: boolean) => void] {
  const { key, state } = useLocation();
  const from = typeof state?.from === "string" ? state.from : null;
  // Drawn from state of its own: the cache tells its readers a moment later, and a second field filled in that moment would undo the first.
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = queryClient.getQueryData<Draft>(queryKey) ?? EMPTY_DRAFT;
    return from === null || queryClient.getQueryData(arrivalKey) === key ? kept : { ...kept, account_id: from };
  });

  // Once: the list beside the form takes the place of what its entry in the history said.
  const arrive = useEffectEvent(() => {
    if (from === null) return;
    queryClient.setQueryData(arrivalKey, key);
    queryClient.setQueryData(queryKey, draft);
  });
  useEffect(() => arrive(), []);

  function change(next: Draft) {
    setDraft(next);
    queryClient.setQueryData(queryKey, next);
  }

  /** Once it was sent. No news: another page has emptied what is kept when it heard so, and what lies there now was filled in since. */
  function clear(isNews: boolean) {
    if (isNews) change(EMPTY_DRAFT);
    else setDraft(EMPTY_DRAFT);
  }

  return [draft, change, clear];
}
