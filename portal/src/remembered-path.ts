import { sessionValues } from "./browser-storage";
import { SIGNED_IN_AREA } from "./paths";

const KEY = "remembered_path";
const PERSON_KEY = "last_person";

export function rememberPath(path: string): void {
  sessionValues.set(KEY, path);
}

/** Whether it was remembered after somebody else had been in this tab: it may name an account of theirs. Where nobody had, it is for whoever signs in. */
export function isRememberedOfAnother(path: string, person: string): boolean {
  const last = sessionValues.get(PERSON_KEY);
  return last !== null && last !== person && rememberedPath() === path;
}

/** Where this person wanted to go is settled, and what the tab remembers from here on is theirs. */
export function settleArrival(person: string): void {
  sessionValues.set(PERSON_KEY, person);
  sessionValues.remove(KEY);
}

/** Where a person wanted to go before the login came between. Storage is not trusted: only our own signed-in paths count. */
export function rememberedPath(): string | null {
  const stored = sessionValues.get(KEY);
  return stored === null ? null : safePath(stored, window.location.origin);
}

export function safePath(stored: string, origin: string): string | null {
  // Control characters and backslashes are read differently by different parsers; no path of ours has any.
  if (!stored.startsWith("/") || stored.includes("\\") || hasControlCharacter(stored)) return null;

  const url = parsed(stored, origin);
  if (url === null || url.origin !== origin) return null;
  if (url.pathname.includes("//")) return null;
  if (url.pathname !== SIGNED_IN_AREA && !url.pathname.startsWith(`${SIGNED_IN_AREA}/`)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parsed(path: string, origin: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " ");
}
