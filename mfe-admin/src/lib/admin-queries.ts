import type { Answer, AuditEntry, Overview, Query, UserListEntry } from "@lintel/contract/schema";
import { api } from "@lintel/portal";
import { queryClient, refresh } from "@lintel/portal/queries";
import { infiniteQueryOptions, keepPreviousData, type QueryFilters, queryOptions } from "@tanstack/react-query";

/** Other admins and the customers themselves change what is shown here, so a page that is opened asks again. */
export const fresh = { staleTime: 0, gcTime: 300_000 };

const freshPages = {
  ...fresh,
  initialPageParam: null as string | null,
  getNextPageParam: (last: { readonly nextCursor: string | null }) => last.nextCursor,
};

// Beside portal's own `unattended`, which older shells do not have.
let isAskingByItself = false;

/**
 * Asks again what is on the screen, beside whatever is being asked. Nobody is noted as active by it, also not by the further pages of a
 * list, which are asked one after the other.
 */
export async function askAgain(filters: Pick<QueryFilters, "predicate">): Promise<void> {
  isAskingByItself = true;
  try {
    await queryClient.refetchQueries({ ...filters, queryKey: ["admin"], type: "active" }, { cancelRefetch: false });
  } finally {
    isAskingByItself = false;
  }
}

function ifByItself(): { unattended?: true } {
  return isAskingByItself ? { unattended: true } : {};
}

const USERS_PAGE_SIZE = 200;
const ROWS_PAGE_SIZE = 100;

export interface UsersPage {
  readonly search: string;
  readonly users: readonly UserListEntry[];
  readonly total: number | null;
  readonly nextCursor: string | null;
}

export function usersQuery(search: string) {
  return infiniteQueryOptions({
    ...freshPages,
    queryKey: ["admin", "users", search],
    queryFn: async ({ pageParam, signal }): Promise<UsersPage> => {
      const { answer, headers } = await api.withHeaders("GET /all-users", {
        query: {
          limit: USERS_PAGE_SIZE,
          ...(search === "" ? {} : { q: search }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      });
      const total = numberOf(headers.get("x-total-count"));
      return { search, users: answer, total, nextCursor: headers.get("x-next-cursor") };
    },
    placeholderData: keepPreviousData,
  });
}

/** Each page holds the person and older transactions than the one before. */
export function userQuery(id: string) {
  return infiniteQueryOptions({
    ...freshPages,
    queryKey: ["admin", "user", id],
    queryFn: async ({ pageParam, signal }) => {
      const { answer, headers } = await api.withHeaders("GET /view-user/{id}", {
        params: { id },
        ...(pageParam === null ? {} : { query: { cursor: pageParam } }),
        signal,
        ...ifByItself(),
      });
      return { ...answer, nextCursor: headers.get("x-next-cursor") };
    },
  });
}

export const overviewQuery = queryOptions<Overview>({
  ...fresh,
  queryKey: ["admin", "overview"],
  queryFn: ({ signal }) => api("GET /admin/overview", { signal, ...ifByItself() }),
});

export type PendingTransfer = Answer<"GET /admin/pending-transfers">[number];

export const pendingQuery = infiniteQueryOptions({
  ...freshPages,
  queryKey: ["admin", "pending"],
  queryFn: async ({ pageParam, signal }) => {
    const { answer, headers } = await api.withHeaders("GET /admin/pending-transfers", {
      query: { limit: ROWS_PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
      ...ifByItself(),
    });
    return { rows: answer, nextCursor: headers.get("x-next-cursor") };
  },
});

export type AuditFilter = Omit<Query<"GET /admin/audit">, "cursor" | "limit">;

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly isVerified: boolean;
  readonly nextCursor: string | null;
}

export async function auditPage(
  filter: AuditFilter,
  cursor: string | null,
  limit: number,
  signal: AbortSignal,
): Promise<AuditPage> {
  const { answer, headers } = await api.withHeaders("GET /admin/audit", {
    query: { ...filter, limit, ...(cursor === null ? {} : { cursor }) },
    signal,
    ...ifByItself(),
  });
  return {
    entries: answer,
    isVerified: headers.get("x-chain-verified") === "true",
    nextCursor: headers.get("x-next-cursor"),
  };
}

export function auditQuery(filter: AuditFilter, limit = ROWS_PAGE_SIZE) {
  return infiniteQueryOptions({
    ...freshPages,
    queryKey: ["admin", "audit", filter, limit],
    queryFn: ({ pageParam, signal }) => auditPage(filter, pageParam, limit, signal),
    placeholderData: keepPreviousData,
  });
}

/** Whatever an admin did may show on any of these pages, and on their own as a customer. */
export async function refreshAdmin(): Promise<void> {
  const refreshed = Promise.all([
    queryClient.invalidateQueries({ queryKey: ["admin"] }),
    refresh(["accounts", "cards", "transactions", "stats"]),
  ]);
  // What was still loading when the line was lost waits for the next one, and whoever pressed would hear nothing until then.
  if (navigator.onLine) await refreshed;
}

function numberOf(header: string | null): number | null {
  return header === null ? null : Number(header);
}
