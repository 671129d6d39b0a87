import type { RefusalCode } from "@lintel/contract";
import type { endpoints } from "@lintel/contract/schema";
import { Refusal, reportError, Unreachable, useMessages } from "@lintel/portal";
import { messages, type T } from "../messages";

type Call =
  | "GET /all-users"
  | "GET /view-user/{id}"
  | "POST /accounts"
  | "POST /generate-transactions"
  | "POST /delete-account/{id}"
  | "POST /change-status/{transactionId}"
  | "POST /user/{id}/role"
  | "POST /user/{id}/suspend"
  | "POST /clear-user-transactions"
  | "POST /delete-user/{id}"
  | "GET /admin/overview"
  | "GET /admin/pending-transfers"
  | "GET /admin/audit";

/** What these calls may refuse, and what every call may. */
type PossibleRefusal =
  | (typeof endpoints)[Call]["refusals"][number]
  | "invalid_request"
  | "session_required"
  | "forbidden"
  | "suspended"
  | "not_found"
  | "too_many_requests"
  | "internal"
  | "unavailable";

const KNOWN = {
  invalid_request: true,
  history_fields_required: true,
  invalid_amount: true,
  session_required: true,
  forbidden: true,
  suspended: true,
  not_found: true,
  account_not_found: true,
  user_not_found: true,
  transaction_not_found: true,
  self_action: true,
  last_admin: true,
  status_changed: true,
  recipient_spent: true,
  account_closed: true,
  insufficient_funds: true,
  key_reused: true,
  history_disabled: true,
  too_many_requests: true,
  internal: true,
  unavailable: true,
} as const satisfies Record<PossibleRefusal, true>;

function isKnown(code: RefusalCode): code is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, code);
}

/** Words for whatever a call threw, in the reader's language. A code newer than this page speaks the server's English. */
export function failureText(error: unknown, t: T): string {
  if (error instanceof Unreachable) return t("unreachable");
  if (!(error instanceof Refusal)) {
    reportError(error, { doing: "an admin's call" });
    return t("internal");
  }
  const text = isKnown(error.code) ? t(error.code) : error.message;
  // A bank that restarts is back within seconds, and its sentence says so.
  if (error.code === "unavailable" || error.retryAfterSeconds === null) return text;
  return `${text} ${t("waitMinutes", { count: Math.max(1, Math.ceil(error.retryAfterSeconds / 60)) })}`;
}

export function useFailureText(): (error: unknown) => string {
  const t = useMessages(messages);
  return (error) => failureText(error, t);
}
