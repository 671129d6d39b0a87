import { useLocation } from "@lintel/portal";

export const USERS = "/online-banking/admin/users";

/**
 * The search of the list of users that stands beside the address: on the list itself one by email, which addresses may not hold; on a
 * person's page the one that led there.
 */
export function useKeptSearch(): string {
  const { state } = useLocation();
  return typeof state?.search === "string" ? state.search : "";
}

/** Where a search stands: in the address, unless it holds somebody's own. */
export function searchPlace(search: string): { query: Record<string, string>; state: { search: string } | null } {
  if (search.includes("@")) return { query: {}, state: { search } };
  return { query: search === "" ? {} : { q: search }, state: null };
}

/** The way back to the list as it was; to all of it for who came from elsewhere. */
export function useWayToUsers(): { to: string; state: { search: string } | null } {
  const { query, state } = searchPlace(useKeptSearch());
  const params = new URLSearchParams(query).toString();
  return { to: params === "" ? USERS : `${USERS}?${params}`, state };
}
