import type { SessionState } from "@lintel/portal/host";
import { isSignedInPath, SIGNED_IN_AREA } from "@lintel/portal/paths";

export const DASHBOARD = "/online-banking/dashboard";
const LOGIN = "/login";

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

export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_AREA || pathname.startsWith(`${ADMIN_AREA}/`);
}

function redirect(to: string, { remember = false } = {}): Access {
  return { kind: "redirect", to, remember };
}
