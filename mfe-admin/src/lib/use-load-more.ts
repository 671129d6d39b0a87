import type { UseInfiniteQueryResult } from "@tanstack/react-query";

type List = Pick<UseInfiniteQueryResult, "isRefetching" | "refetch" | "fetchNextPage">;

const BESIDE_OTHERS = { cancelRefetch: false };

/** The next page comes after a refresh that is under way: cut short, that would leave on the screen what an admin has just changed. */
export function useLoadMore(list: List): () => void {
  // Read while the page is drawn: of what nobody reads then, the query tells nobody that it has changed.
  const { isRefetching, refetch, fetchNextPage } = list;
  return async () => {
    if (isRefetching) await refetch(BESIDE_OTHERS);
    await fetchNextPage(BESIDE_OTHERS);
  };
}
