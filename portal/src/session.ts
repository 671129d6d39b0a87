import { atom, getDefaultStore } from "jotai";
import { localValues, onWrittenElsewhere } from "./browser-storage";
import { withoutTrailingSlash } from "./paths";
import { useAtomOverPrerendered } from "./use-atom-over-prerendered";

const TOKEN_KEY = "access_token";
const ACTIVITY_KEY = "last_activity";
/** How a session ended that nobody ended: for other tabs, and for pages that lie in the back-forward cache until somebody goes back. */
const ENDED_KEY = "session_ended";

/** Why there is no session any more. Only after logout does a person belong on the home page instead of at the login. */
export type EndReason = "logout" | "expired" | "idle" | "broken" | "profile" | "elsewhere";

export interface SessionState {
  readonly token: string | null;
  readonly ended: EndReason | null;
  /** The path this tab showed when another tab signed in: that page is left alone, it may hold a half-filled form. */
  readonly signedInElsewhereAt: string | null;
}

const SIGNED_OUT: SessionState = { token: null, ended: null, signedInElsewhereAt: null };

const sessionAtom = atom(stored());

const store = getDefaultStore();

/** For a visitor the very object that a prerendered page was drawn with, or taking that page over would draw it once more. */
function stored(): SessionState {
  const token = typeof window === "undefined" ? null : localValues.get(TOKEN_KEY);
  return token === null ? SIGNED_OUT : { ...SIGNED_OUT, token };
}

export function useToken(): string | null {
  return useSessionState().token;
}

/** Prerendered pages know nobody: taking one over starts from there, and what is stored shows right after. */
export function useSessionState(): SessionState {
  return useAtomOverPrerendered(sessionAtom, SIGNED_OUT);
}

/** False: the browser refuses to keep the session, so it ends with the page. */
export function isSessionKept(): boolean {
  return localValues.isKept(TOKEN_KEY);
}

export function currentToken(): string | null {
  return store.get(sessionAtom).token;
}

let isLoggingOut = false;

/** A logout is under way: if the bank refuses any call from here on, that is its doing. Whoever loads the page again meanwhile is nobody. */
export function beginLogout(): void {
  isLoggingOut = true;
  localValues.remove(TOKEN_KEY);
}

/** Ends what was left, and nobody's session who has come meanwhile. */
export function finishLogout(): void {
  if (isLoggingOut) endSession("logout");
}

function startSession(token: string): void {
  isLoggingOut = false;
  localValues.remove(ENDED_KEY);
  localValues.set(TOKEN_KEY, token);
  noteActivity();
  store.set(sessionAtom, { token, ended: null, signedInElsewhereAt: null });
}

export function endSession(reason: EndReason): void {
  const ended = isLoggingOut ? "logout" : reason;
  if (ended === "logout") localValues.remove(ENDED_KEY);
  else if (currentToken() !== null) localValues.set(ENDED_KEY, ended);
  localValues.remove(TOKEN_KEY);
  localValues.remove(ACTIVITY_KEY);
  if (currentToken() === null) return;
  store.set(sessionAtom, { token: null, ended, signedInElsewhereAt: null });
  isLoggingOut = false;
}

export const session = { start: startSession, end: endSession } as const;

/** Once a person is where the end of their session has sent them, it no longer steers them. */
export function settleEnd(): void {
  const state = store.get(sessionAtom);
  if (state.ended !== null) store.set(sessionAtom, { ...state, ended: null });
}

/** Once a person has left the page on which another tab's sign-in found them, that page is like any other. */
export function leaveHalfFilled(): void {
  store.set(sessionAtom, { ...store.get(sessionAtom), signedInElsewhereAt: null });
}

export function onSessionChange(listener: (state: SessionState) => void): void {
  store.sub(sessionAtom, () => listener(store.get(sessionAtom)));
}

/** Every answered call makes the server's idle time start again; other tabs' calls count too. */
export function noteActivity(): void {
  localValues.set(ACTIVITY_KEY, String(Date.now()));
}

export function lastActivity(): number {
  return Number(localValues.get(ACTIVITY_KEY) ?? 0);
}

/** An older shell signs in without clearing away how the session before ended, and ends its own without a word. */
function forgetEarlierEnd(): void {
  if (localValues.get(TOKEN_KEY) !== null) localValues.remove(ENDED_KEY);
}

/** Follows what other tabs do, and what happened while this page lay in the back-forward cache. */
export function followOtherTabs(): () => void {
  forgetEarlierEnd();
  return onWrittenElsewhere(TOKEN_KEY, () => {
    const token = localValues.get(TOKEN_KEY);
    const state = store.get(sessionAtom);
    if (token === state.token) return;
    forgetEarlierEnd();
    // Whoever was leaving has left, and whoever comes next is not leaving.
    const told = localValues.get(ENDED_KEY) as EndReason | null;
    const ended = isLoggingOut ? "logout" : (told ?? "elsewhere");
    isLoggingOut = false;
    store.set(sessionAtom, {
      token,
      ended: token === null ? ended : null,
      signedInElsewhereAt: state.token === null ? withoutTrailingSlash(window.location.pathname) : null,
    });
  });
}
