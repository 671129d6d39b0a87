import { fromWire } from "@lintel/contract";
import type { Account, Answer } from "@lintel/contract/schema";
import { api, unattended } from "@lintel/portal";
import { accountsQuery, profileQuery, queryClient, refresh } from "@lintel/portal/queries";
import { useQuery } from "@tanstack/react-query";

const ASK_EVERY_MS = 5_000;
const NEWS = ["news"];

/** The bank's months are UTC, and a device's clock may be ahead: an answer's `Date` tells, as in "Mon, 30 Nov 2026 23:59:59 GMT". */
type News = Answer<"GET /session"> & { readonly month: string | undefined };

/** What the lists of a page are made of. Money that only went round is in no sum, and what is settled or held back may move none. */
const OF_LISTS = [
  "accounts",
  "balance",
  "by_account",
  "pending",
  "cards",
  "newest",
] as const satisfies readonly (keyof News)[];

/**
 * Hears of what happens to a person elsewhere while their page is open: a suspension, another role, money that has come or gone, a settlement.
 * A page that nobody looks at does not ask, and asking does not keep a session awake.
 */
export function useNews(isKnown: boolean): void {
  useQuery({
    queryKey: NEWS,
    queryFn: async ({ signal }) => {
      const { answer, headers } = await api.withHeaders("GET /session", { signal, unattended: true });
      const news: News = { ...answer, month: headers.get("date")?.slice("Mon, 30 ".length, "Mon, 30 Nov 2026".length) };
      takeIn(news, queryClient.getQueryData<News | null>(NEWS) ?? null);
      return news;
    },
    enabled: isKnown,
    initialData: null,
    // Asked for at once, before the lists are: what changes from then on is news, also while nobody looks at the page.
    initialDataUpdatedAt: 0,
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: "always",
    retry: false,
    // The pages around need the time of day alone, by which they greet and name days: they are drawn again once the hour is another.
    select: () => new Date().getHours(),
    notifyOnChangeProps: ["data"],
    // Or nothing would be selected anew from an answer that is as the last one was.
    structuralSharing: false,
  });
}

/** What the page itself has changed it has refreshed itself, and it is up to date already. */
function takeIn(news: News, before: News | null): void {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (profile && (profile.role !== news.role || profile.suspended !== news.suspended)) {
    void unattended(() => refresh(["profile"]));
  }

  const known = queryClient.getQueryCache().find<Account[]>({ queryKey: accountsQuery.queryKey });
  // Where no page shows them, accounts that are known to be old stay so: they would differ at every look, and all lists be loaded again.
  const accounts = known?.state.isInvalidated && !known.isActive() ? undefined : known?.state.data;
  const isOther = before !== null && OF_LISTS.some((part) => before[part] !== news[part]);
  if (isOther || (accounts && !areStillSo(accounts, news))) {
    void unattended(() => refresh(["accounts", "cards", "stats", "transactions"]));
  }

  // A page may be open when its month ends.
  if (before !== null && before.month !== news.month) void unattended(() => refresh(["stats"]));
}

function areStillSo(accounts: readonly Account[], news: News): boolean {
  const held = accounts.reduce((sum, account) => sum + fromWire(account.balance), 0n);
  return accounts.length === news.accounts && held === fromWire(news.balance);
}
