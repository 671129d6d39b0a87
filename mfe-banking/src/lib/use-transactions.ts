import type { Transaction } from "@lintel/contract/schema";
import { type TransactionFilter as BankFilter, transactionsQuery } from "@lintel/portal/queries";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

export type TransactionFilter = Pick<BankFilter, "account_id" | "card_id">;

/** A list that looks empty because what it keeps lies further back goes on loading until it fills the eye. */
const ENOUGH_TO_SEE = 20;
/** So many rows it looks through by itself, for those or for the one that an address names; older ones it loads when asked. */
const FAR_BACK = 5_000;
/** Each pause of the typing asks for a list of its own, and nobody goes back to most of them. */
const FOUND_KEPT_MS = 300_000;

/** A refresh that is under way goes on: cut short, it would leave what has just been sent out of the list. */
const BESIDE_OTHERS = { cancelRefetch: false };

interface Wanted extends TransactionFilter {
  /** A part of a reference. */
  q?: string;
  /** Must not change its mind between two renders without a change of `q` or the filter. */
  keep?: (transaction: Transaction) => boolean;
  /** One that must be among the rows, wherever it lies. */
  mustHave?: string | null;
}

/** The person's transactions, newest first, loaded page by page and narrowed to what is wanted. */
export function useTransactions({ q = "", keep, mustHave = null, ...filter }: Wanted = {}) {
  const all = useInfiniteQuery(transactionsQuery(filter));
  // Once everything is here, searching it takes no call and no wait.
  const isSearchedByBank = q !== "" && all.hasNextPage;
  const found = useInfiniteQuery({
    ...transactionsQuery({ ...filter, q }),
    enabled: isSearchedByBank,
    gcTime: FOUND_KEPT_MS,
    placeholderData: keepPreviousData,
  });
  const source = isSearchedByBank ? found : all;

  const pages = source.data?.pages;
  const wanted = q.toLowerCase();
  const rows = useMemo(
    () =>
      (pages ?? [])
        .flatMap((page) => page.rows)
        .filter((row) => row.transaction_reference.toLowerCase().includes(wanted) && (keep?.(row) ?? true)),
    [pages, wanted, keep],
  );

  const { hasNextPage, isFetching, isRefetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = source;
  const { fetchNextPage, refetch } = source;
  const lookedThrough = (pages ?? []).reduce((sum, page) => sum + page.rows.length, 0);
  const isWithinReach = hasNextPage && lookedThrough < FAR_BACK;
  const isMissing = mustHave !== null && !rows.some((row) => row.id === mustHave);
  const isTooShort =
    (rows.length < ENOUGH_TO_SEE || isMissing) && isWithinReach && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isTooShort) void fetchNextPage(BESIDE_OTHERS);
  }, [isTooShort, fetchNextPage]);

  async function loadMore() {
    // Beside a refresh it would be taken for the refresh and load nothing.
    if (isRefetching) await refetch(BESIDE_OTHERS);
    await fetchNextPage(BESIDE_OTHERS);
  }

  return {
    rows,
    isPending: source.isPending,
    /** Also where the first answer was that nothing could be loaded, which is pending anew while it is tried again. */
    isFetched: source.isFetched,
    /** No row yet, and no reason to say that there are none: what came is of another search, or more is to come. */
    isLooking: rows.length === 0 && (isPlaceholderData || isWithinReach),
    lookedThrough,
    /** Nothing at all could be loaded; a failed later page leaves what is there. */
    isError: source.isLoadingError,
    isRetrying: isFetching,
    retry: () => void (isFetchNextPageError ? loadMore() : refetch()),
    hasMore: hasNextPage || isPlaceholderData,
    isLoadingMore: isFetchingNextPage || isPlaceholderData,
    hasFailedMore: isFetchNextPageError,
    loadMore: () => void loadMore(),
  };
}
