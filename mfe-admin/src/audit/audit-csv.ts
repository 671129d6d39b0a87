import type { AuditEntry } from "@lintel/contract/schema";

const COLUMNS = ["sequence", "at", "action", "actor_id", "actor", "subject_id", "subject", "reason", "ip", "details"];

/** The trail as a file for spreadsheets. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    String(entry.sequence),
    entry.at,
    entry.action,
    entry.actor?.id ?? "",
    entry.actor?.name ?? "",
    entry.subject?.id ?? "",
    entry.subject?.name ?? "",
    entry.reason ?? "",
    entry.ip ?? "",
    JSON.stringify(entry.details),
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * Names and reasons are people's own words. A cell that begins like a formula, in wide signs perhaps, would be run by the spreadsheet that opens it.
 * Where a comma stands in numbers, as in most of our languages, it is a semicolon that begins one, whatever is in quotes.
 */
function cell(text: string): string {
  const harmless = text.replaceAll(/(^|;)(?=[\s"]*[=+\-@＝＋－＠]|[\t\r])/g, "$1'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
