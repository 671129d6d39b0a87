import { isUuid } from "./uuid";

/** Where a page ended, in the order (created_at, id). Opaque to clients, and of no use for anything but going on. */
export interface Position {
  createdAt: Date;
  id: string;
}

export function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** Null: nobody was ever given this cursor. */
export function positionOf(cursor: string): Position | null {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const createdAt = new Date(at);
  return isUuid(id) && !Number.isNaN(createdAt.getTime()) && createdAt.getUTCFullYear() > 0 ? { createdAt, id } : null;
}

/** Cuts what was read beyond the page, which tells that there is more. */
export function pageOf<R>(
  rows: R[],
  limit: number,
  position: (row: R) => Position,
): { page: R[]; headers: Record<string, string> } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, headers: rows.length > limit && last ? { "X-Next-Cursor": cursorOf(position(last)) } : {} };
}
