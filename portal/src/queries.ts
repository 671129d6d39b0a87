import type { Account, Card, Profile, Query, Stats } from "@lintel/contract/schema";
import {
  type Query as CachedQuery,
  infiniteQueryOptions,
  notifyManager,
  QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import { api, Refusal, Unreachable } from "./api";
import { takeEarlyProfile } from "./early-profile";
import { type TransactionPage, type TransactionPages, withNewest } from "./newest-page";
import { currentToken, onSessionChange } from "./session";

export { transactionItem } from "./transaction-item";

// That a call is under way must be drawn before the second click of a double click: by default it is told in a later task.
notifyManager.setScheduler(queueMicrotask);

const TRIES = 3;

/** A bank that restarts, or has had too many calls of this second, means "in a moment": no reason to give up, still less to end a session. */
function isWorthAsking(error: Error): boolean {
  if (error instanceof Refusal) return error.status === 503 || (error.status === 429 && error.retryAfterSeconds === 1);
  return error instanceof Unreachable && !hasTimedOut(error);
}

/** What the bank knows of the person signed in: each list is loaded once and refreshed by whatever changes it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A refusal is an answer; asking again would only be refused again. And nobody waits ten seconds three times.
      retry: (failures, error) => isWorthAsking(error) && failures + 1 < TRIES,
    },
    // Offline it fails at once: what was pressed must not wait for the line and happen when nobody expects it any more.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Chrome before 98 and Firefox before 97 know no reason of ours, and call every call that was broken off the same. */
function hasTimedOut({ cause }: Unreachable): boolean {
  return cause instanceof DOMException && (cause.name === "TimeoutError" || cause.name === "AbortError");
}

let tokenOfData = currentToken();

// Nothing of one person may be left when the next one signs in.
onSessionChange(({ token }) => {
  if (token === tokenOfData) return;
  tokenOfData = token;
  queryClient.clear();
});

export const profileQuery = queryOptions<Profile>({
  queryKey: ["profile"],
  queryFn: ({ signal }) => takeEarlyProfile() ?? api("POST /me", { signal, endsNothing: true }),
});

export const accountsQuery = queryOptions<Account[]>({
  queryKey: ["accounts"],
  queryFn: ({ signal }) => api("GET /accounts", { signal }),
});

export const cardsQuery = queryOptions<Card[]>({
  queryKey: ["cards"],
  queryFn: ({ signal }) => api("GET /cards", { signal }),
});

export const statsQuery = queryOptions<Stats>({
  queryKey: ["stats"],
  queryFn: ({ signal }) => api("GET /transactions/summary", { signal }),
});

export type TransactionFilter = Omit<Query<"GET /transactions">, "cursor" | "limit">;

const TRANSACTIONS = "transactions";

/** Newest first, page by page. Without a filter it is the one list that several screens share. */
export function transactionsQuery(filter: TransactionFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [TRANSACTIONS, filter],
    queryFn: ({ pageParam, signal }) => transactionPage(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

async function transactionPage(
  filter: TransactionFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<TransactionPage> {
  const { answer, headers } = await api.withHeaders("GET /transactions", {
    query: { ...filter, ...(cursor === null ? {} : { cursor }) },
    ...(signal ? { signal } : {}),
  });
  return { rows: answer, nextCursor: headers.get("x-next-cursor") };
}

/** Asks for the lists that follow the profile. What is known already is not asked again. */
export function loadLists(): void {
  void queryClient.prefetchQuery(accountsQuery);
  void queryClient.prefetchQuery(cardsQuery);
  void queryClient.prefetchQuery(statsQuery);
  void queryClient.prefetchInfiniteQuery(transactionsQuery());
}

export function useProfile(): UseQueryResult<Profile> {
  return useQuery(profileQuery);
}

type ListName = "profile" | "accounts" | "cards" | "transactions" | "stats";

/** Loads again, in place, what a change has made old. */
export async function refresh(names: readonly ListName[]): Promise<void> {
  // A long list would be fetched again page after page; its first page is what changed.
  const long = names.includes(TRANSACTIONS) ? shownLongLists() : [];
  if (names.includes(TRANSACTIONS)) {
    queryClient.setQueriesData<TransactionPages>(
      { queryKey: [TRANSACTIONS], type: "inactive" },
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
  }
  await Promise.all([
    ...long.map(refreshNewest),
    ...names.map((name) =>
      queryClient.invalidateQueries({ queryKey: [name], predicate: (query) => !long.includes(query) }),
    ),
  ]);
}

function shownLongLists(): CachedQuery[] {
  const isLong = ({ state }: CachedQuery) => ((state.data as TransactionPages | undefined)?.pages.length ?? 0) > 1;
  return queryClient.getQueryCache().findAll({ queryKey: [TRANSACTIONS], type: "active", predicate: isLong });
}

let timesAsked = 0;
/** At which asking the newest that a list shows was asked for. */
const shownSince = new WeakMap<CachedQuery, number>();

/** The pages behind the first stay as they are, under whoever reads there. */
async function refreshNewest(query: CachedQuery): Promise<void> {
  timesAsked += 1;
  const asking = timesAsked;
  try {
    const newest = await transactionPage(query.queryKey[1] as TransactionFilter, null);
    // A further page that is under way will be put behind the pages that it knew.
    while (query.state.fetchStatus !== "idle") await query.promise?.catch(() => undefined);
    // Overtaken by the answer to a later asking, it would take away again what that has brought.
    if (asking < (shownSince.get(query) ?? 0)) return;
    shownSince.set(query, asking);
    query.setData(withNewest(query.state.data as TransactionPages, newest));
  } catch {
    query.invalidate();
  }
}
