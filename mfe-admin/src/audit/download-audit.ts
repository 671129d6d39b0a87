import type { AuditEntry } from "@lintel/contract/schema";
import { queryClient } from "@lintel/portal/queries";
import { type AuditFilter, auditPage } from "../lib/admin-queries";
import { auditCsv } from "./audit-csv";

const PAGE_SIZE = 500;
export const MOST_ENTRIES = 10_000;

interface Found {
  readonly entries: readonly AuditEntry[];
  /** False: older entries were left out. */
  readonly isWhole: boolean;
  /** False: some of these were changed. */
  readonly isVerified: boolean;
}

/** Saves what the filter finds, and says what of it has to be known. */
export async function downloadAudit(filter: AuditFilter): Promise<Omit<Found, "entries">> {
  // As a query it is broken off when the admin's session ends: nothing is saved for whoever sits here then.
  const { entries, ...about } = await queryClient.fetchQuery({
    queryKey: ["audit file", filter],
    queryFn: ({ signal }) => newestEntries(filter, signal),
    retry: false,
    networkMode: "always",
    gcTime: 0,
  });
  save(auditCsv(entries), `lintel-audit-${new Date().toISOString().slice(0, 10)}.csv`);
  return about;
}

async function newestEntries(filter: AuditFilter, signal: AbortSignal): Promise<Found> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  let isVerified = true;
  do {
    const page: Awaited<ReturnType<typeof auditPage>> = await auditPage(filter, cursor, PAGE_SIZE, signal);
    entries.push(...page.entries);
    isVerified &&= page.isVerified;
    cursor = page.nextCursor;
  } while (cursor !== null && entries.length < MOST_ENTRIES);
  return { entries, isWhole: cursor === null, isVerified };
}

function save(text: string, name: string) {
  // The mark at the start tells spreadsheets that names are in UTF-8.
  const address = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
