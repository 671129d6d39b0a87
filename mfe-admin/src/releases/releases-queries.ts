import type { Answer } from "@lintel/contract/schema";
import { api, CALL_TIMEOUT_MS, withinTime } from "@lintel/portal";
import type { ReleasesOfSite } from "@lintel/portal/release";
import { queryOptions } from "@tanstack/react-query";
import { fresh } from "../lib/admin-queries";

export type Health = Answer<"GET /admin/releases">;

/** What people's pages told the bank. */
export const healthQuery = queryOptions<Health>({
  ...fresh,
  queryKey: ["admin", "releases", "health"],
  queryFn: ({ signal }) => api("GET /admin/releases", { signal }),
});

/** What the site says is live, and who changed it. The site asks the bank whether this is an admin. */
export function liveQuery(token: string | null) {
  return queryOptions<ReleasesOfSite>({
    ...fresh,
    queryKey: ["admin", "releases", "live"],
    queryFn: ({ signal }) => withinTime(CALL_TIMEOUT_MS, (inTime) => releasesOfSite(token, inTime), signal),
  });
}

async function releasesOfSite(token: string | null, signal: AbortSignal): Promise<ReleasesOfSite> {
  const answer = await fetch("/releases.json", {
    headers: { accept: "application/json", authorization: `Bearer ${token}` },
    signal,
    cache: "no-store",
  });
  if (!answer.ok) throw new Error(`The site's releases answered ${answer.status}.`);
  return (await answer.json()) as ReleasesOfSite;
}
