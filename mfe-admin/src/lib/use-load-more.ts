import type { UseInfiniteQueryResult } from "@tanstack/react-query";

type List = Pick<UseInfiniteQueryResult, "isRefetching" | "refetch" | "fetchNextPage">;

const BESIDE_OTHERS = { cancelRefetch: false };

/** The next page comes after a refresh that is under way: cut short, that would leave on the screen what an admin has just changed. */
export function useLoadMore({ isRefetching, refetch, fetchNextPage }: List): () => void {
  return async () => {
    if (isRefetching) await refetch(BESIDE_OTHERS);
    await fetchNextPage(BESIDE_OTHERS);
  };
}
