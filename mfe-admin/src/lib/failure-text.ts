import { joinSentences, type RefusalCode } from "@lintel/contract";
import type { EndpointKey, Endpoints, RefusalOf } from "@lintel/contract/schema";
import { Refusal, reportError, Unreachable, useMessages } from "@lintel/portal";
import { messages, type T } from "../messages";

type Call = { [K in EndpointKey]: Endpoints[K]["who"] extends "admin" ? K : never }[EndpointKey];

/** A bank that is older than this page has not found some call of it. */
type PossibleRefusal = RefusalOf<Call> | "not_found";

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
  // Of a bank that restarts, or has had too many calls of one second, the sentence says enough.
  if (error.code === "unavailable" || error.retryAfterSeconds === null || error.retryAfterSeconds <= 1) return text;
  // That sentence says "try again" as well.
  const why = error.code === "too_many_requests" ? t("tooMany") : text;
  return joinSentences(why, t("waitMinutes", { count: Math.ceil(error.retryAfterSeconds / 60) }));
}

export function useFailureText(): (error: unknown) => string {
  const t = useMessages(messages);
  return (error) => failureText(error, t);
}
