import { queryClient } from "@lintel/portal/queries";
import { useState } from "react";
import { type Draft, EMPTY_DRAFT } from "./transfer-draft";

const queryKey = ["transfer-draft"];

/**
 * The form's content outlives a look at another page. It lies with the person's other data in memory, because that is
 * emptied when the session ends; nothing of it reaches storage.
 */
export function useRememberedDraft(): [Draft, (draft: Draft) => void] {
  // Drawn from state of its own: the cache tells its readers a moment later, and a second field filled in that moment would undo the first.
  const [draft, setDraft] = useState<Draft>(() => queryClient.getQueryData<Draft>(queryKey) ?? EMPTY_DRAFT);

  function change(next: Draft) {
    setDraft(next);
    queryClient.setQueryData(queryKey, next);
  }

  return [draft, change];
}
