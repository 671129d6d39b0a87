import type { SessionState } from "@lintel/portal/host";

export const DASHBOARD = "/online-banking/dashboard";
const LOGIN = "/login";

const SIGNED_IN_AREA = "/online-banking";
const ADMIN_AREA = "/online-banking/admin";
const GUESTS_ONLY = new Set([
  "/login",
  "/create-new-profile",
  "/reset-account-password",
  "/reset-account-password/new-password",
]);

export type Access =
  | { readonly kind: "open" }
  /** The profile must be known before anything is shown. */
  | { readonly kind: "signed-in" }
  | { readonly kind: "redirect"; readonly to: string; readonly remember: boolean };

interface Visit {
  /** Without a trailing slash. */
  readonly pathname: string;
  readonly session: SessionState;
  readonly rememberedPath: string | null;
}

/** Who may see a path, in the specification's order. */
export function accessTo({ pathname, session, rememberedPath }: Visit): Access {
  if (isSignedInPath(pathname)) {
    if (session.token === null) {
      return session.ended === "logout" ? redirect("/") : redirect(LOGIN, { remember: session.ended !== "elsewhere" });
    }
    return pathname === SIGNED_IN_AREA ? redirect(DASHBOARD) : { kind: "signed-in" };
  }
  const isHalfFilled = session.signedInElsewhereAt === pathname;
  if (session.token !== null && GUESTS_ONLY.has(pathname) && !isHalfFilled)
    return redirect(rememberedPath ?? DASHBOARD);
  return { kind: "open" };
}

/** Anywhere in the path, as the specification says. */
export function isSignedInPath(pathname: string): boolean {
  return pathname.includes(SIGNED_IN_AREA);
}

export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_AREA || pathname.startsWith(`${ADMIN_AREA}/`);
}

function redirect(to: string, { remember = false } = {}): Access {
  return { kind: "redirect", to, remember };
}
