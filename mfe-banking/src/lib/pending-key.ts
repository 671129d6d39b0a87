import { sessionValues } from "@lintel/portal";
import { profileQuery, queryClient } from "@lintel/portal/queries";

interface Pending {
  key: string;
  /** The cards that there were when it left: one more in the list is what was asked for. Null when nobody knew them. */
  cards: readonly string[] | null;
}

/**
 * Written just before a call leaves that must not be done twice, so that after a reload, or from the page when somebody comes back to it,
 * one can find out what became of it. It is the key and whose it is: neither the PIN nor anything that stood in a form is kept.
 */
export function rememberPending(call: string, { key, cards }: Pending): void {
  sessionValues.set(nameOf(call), JSON.stringify({ key, cards, person: personHere() }));
}

/** With a key, what was remembered under it alone: a page that was left may hear late, when something newer is in question. */
export function forgetPending(call: string, key?: string): void {
  if (key === undefined || read(call)?.key === key) sessionValues.remove(nameOf(call));
}

/** What is still in question, unless somebody else was here when it left. */
export function readPending(call: string): Pending | null {
  const pending = read(call);
  return pending?.person === personHere() ? pending : null;
}

function read(call: string): (Pending & { person: string | null }) | null {
  try {
    const value: unknown = JSON.parse(sessionValues.get(nameOf(call)) ?? "null");
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function nameOf(call: string): string {
  return `pending_${call}`;
}

function personHere(): string | null {
  return queryClient.getQueryData(profileQuery.queryKey)?.id ?? null;
}

function isPending(value: unknown): value is Pending & { person: string | null } {
  return (
    typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "person" in value
  );
}
