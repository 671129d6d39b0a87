import { queryClient } from "@lintel/portal/queries";
import { useQuery } from "@tanstack/react-query";
import { type Draft, EMPTY_DRAFT } from "./transfer-draft";

const queryKey = ["transfer-draft"];

/**
 * The form's content outlives a look at another page. It lies with the person's other data in memory, because that is
 * emptied when the session ends; nothing of it reaches storage.
 */
export function useRememberedDraft(): [Draft, (draft: Draft) => void] {
  const { data } = useQuery({ queryKey, queryFn: () => EMPTY_DRAFT, initialData: EMPTY_DRAFT, enabled: false });
  return [data, (draft) => queryClient.setQueryData(queryKey, draft)];
}
