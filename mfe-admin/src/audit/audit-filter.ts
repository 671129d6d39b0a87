import type { AuditFilter } from "../lib/admin-queries";

/** As the bank names them; whatever it adds later can be asked for through the address. */
export const AUDIT_ACTIONS = [
  "access.refused",
  "account.closed",
  "account.opened",
  "address.changed",
  "admin.created",
  "card.destroyed",
  "card.issued",
  "card.revealed",
  "data.exported",
  "history.generated",
  "login",
  "login.failed",
  "logout",
  "password.refused",
  "password.reset",
  "password.verified",
  "pin.changed",
  "pin.incorrect",
  "pin.locked",
  "pin.set",
  "sign_up",
  "sign_up.refused",
  "transaction.status_changed",
  "transfer.sent",
  "user.deleted",
  "user.role_changed",
  "user.suspended",
  "user.transactions_cleared",
  "user.unsuspended",
  "user.viewed",
] as const;

const FIELDS = ["action", "actor_id", "subject_id", "from", "to"] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter that an address asks for. A day that is none is left out rather than sent to be refused. */
export function auditFilter(params: URLSearchParams): AuditFilter {
  return Object.fromEntries(
    FIELDS.flatMap((field): [string, string][] => {
      const value = params.get(field)?.trim() ?? "";
      const isDay = field === "from" || field === "to";
      return value === "" || (isDay && !DAY.test(value)) ? [] : [[field, value]];
    }),
  );
}
