import { queryClient } from "@lintel/portal/queries";
import { skipToken, useQuery } from "@tanstack/react-query";

/**
 * What needs to be said once in a session. It lies with the person's other data, because that is emptied when the session ends: while the
 * code of another page is loading, the host draws nothing of this area, and a component's own state would be lost.
 */
export function useSaidOnce(what: string): [boolean, () => void] {
  const queryKey = [what];
  const { data } = useQuery({ queryKey, queryFn: skipToken, initialData: false });
  return [data === true, () => queryClient.setQueryData(queryKey, true)];
}
