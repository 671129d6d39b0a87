import { sessionValues } from "@lintel/portal";
import { profileQuery, queryClient } from "@lintel/portal/queries";

const KEY = "pending_transfer";

/**
 * Written just before a transfer leaves, so that a reload between question and answer can find out what became of it. It is the
 * key and whose it is: neither the PIN nor anything that stood in the form is kept.
 */
export function rememberPending(key: string): void {
  sessionValues.set(KEY, JSON.stringify({ key, person: personHere() }));
}

export function forgetPending(): void {
  sessionValues.remove(KEY);
}

/** The key of the transfer that is still in question, unless somebody else was here when it left. */
export function readPending(): string | null {
  try {
    const value: unknown = JSON.parse(sessionValues.get(KEY) ?? "null");
    return isPending(value) && value.person === personHere() ? value.key : null;
  } catch {
    return null;
  }
}

function personHere(): string | null {
  return queryClient.getQueryData(profileQuery.queryKey)?.id ?? null;
}

function isPending(value: unknown): value is { key: string; person: string | null } {
  return (
    typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "person" in value
  );
}
