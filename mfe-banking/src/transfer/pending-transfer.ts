import { sessionValues } from "@lintel/portal";
import type { Draft } from "./transfer-draft";

const KEY = "pending_transfer";

/** A transfer that was sent and not yet answered. The PIN is not part of it and is never kept. */
export interface PendingTransfer {
  key: string;
  draft: Draft;
}

/** Written just before the request leaves, so that a reload between question and answer can find out what became of it. */
export function rememberPending(pending: PendingTransfer): void {
  sessionValues.set(KEY, JSON.stringify(pending));
}

export function forgetPending(): void {
  sessionValues.remove(KEY);
}

export function readPending(): PendingTransfer | null {
  const stored = sessionValues.get(KEY);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is PendingTransfer {
  if (typeof value !== "object" || value === null || !("key" in value) || !("draft" in value)) return false;
  const { key, draft } = value;
  return typeof key === "string" && typeof draft === "object" && draft !== null && "account_id" in draft;
}
