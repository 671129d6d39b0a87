import { sessionValues } from "@lintel/portal";
import { profileQuery, queryClient } from "@lintel/portal/queries";

interface Pending {
  key: string;
  /** The cards that there were when it left: one more in the list is what was asked for. Null when nobody knew them. */
  cards: readonly string[] | null;
}

interface Remembered extends Pending {
  person: string | null;
  sentAt?: number;
}

/**
 * Written just before a call leaves that must not be done twice, so that after a reload, or from the page when somebody comes back to it,
 * one can find out what became of it. It is the key, whose it is and when: neither the PIN nor anything that stood in a form is kept.
 */
export function rememberPending(call: string, { key, cards }: Pending): void {
  sessionValues.set(nameOf(call), JSON.stringify({ key, cards, person: personHere(), sentAt: Date.now() }));
}

/** With a key, what was remembered under it alone: a page that was left may hear late, when something newer is in question. */
export function forgetPending(call: string, key?: string): void {
  if (key === undefined || read(call)?.key === key) sessionValues.remove(nameOf(call));
}

/** What is still in question, unless somebody else was here when it left. */
export function readPending(call: string): Remembered | null {
  const pending = read(call);
  return pending?.person === personHere() ? pending : null;
}

/** How long ago it left, by the time of day: none, where that was put back since, or where an older page has remembered it. */
export function ageMs({ sentAt }: Remembered): number {
  return Math.max(0, Date.now() - Number(sentAt)) || 0;
}

function read(call: string): Remembered | null {
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

function isPending(value: unknown): value is Remembered {
  return (
    typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "person" in value
  );
}
