import type { AuditFilter } from "../lib/admin-queries";

const FIELDS = ["action", "actor_id", "subject_id", "from", "to"] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter that an address asks for. A day that is none is left out rather than sent to be refused. */
export function auditFilter(params: URLSearchParams): AuditFilter {
  return Object.fromEntries(
    FIELDS.flatMap((field): [string, string][] => {
      const value = params.get(field)?.trim() ?? "";
      const isDay = field === "from" || field === "to";
      return value === "" || (isDay && !isCalendarDay(value)) ? [] : [[field, value]];
    }),
  );
}

/** The calendar has no 31 February, and the bank refuses it. */
function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
