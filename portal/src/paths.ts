/** What only people who are signed in may see lies below it. */
export const SIGNED_IN_AREA = "/online-banking";
/** Named by the specification's terms page and never a page: its 404 offers the contact page. */
export const FORMER_CONTACT = "/contact-us";

/** Anywhere in the path, as the specification says. */
export function isSignedInPath(pathname: string): boolean {
  return pathname.includes(SIGNED_IN_AREA);
}

interface Claim {
  readonly basePaths: readonly string[];
}

/** Which remote answers a path: the longest claim that covers it. */
export function remoteFor<Remote extends Claim>(remotes: readonly Remote[], pathname: string): Remote | null {
  const path = withoutTrailingSlash(pathname);
  let best: Remote | null = null;
  let bestLength = -1;
  for (const remote of remotes) {
    for (const claim of remote.basePaths) {
      const length = lengthOfClaim(claim, path);
      if (length > bestLength) {
        best = remote;
        bestLength = length;
      }
    }
  }
  return best;
}

function lengthOfClaim(claim: string, path: string): number {
  if (!claim.endsWith("/*")) return claim === path ? claim.length : -1;
  const stem = claim.slice(0, -2);
  return path === stem || path.startsWith(`${stem}/`) ? stem.length : -1;
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** The values of a route's `:names`, or null when the path is another route's. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = withoutTrailingSlash(pathname).split("/");
  if (wanted.length !== given.length) return null;

  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return null;
      params[part.slice(1)] = decoded(value);
    } else if (part !== value) return null;
  }
  return params;
}

/** The first pattern with the fewest `:names` that matches, so `/cards/get-new-card` wins over `/cards/:id`. */
export function bestMatch<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Record<string, string> } | null {
  const matches = routes
    .map((route) => ({ route, params: matchPath(route.path, pathname) }))
    .filter((match): match is { route: Route; params: Record<string, string> } => match.params !== null)
    .sort((left, right) => Object.keys(left.params).length - Object.keys(right.params).length);
  return matches[0] ?? null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
