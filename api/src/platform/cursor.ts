import { type Outcome, ok, refused } from "./outcome";
import { isUuid } from "./uuid";

/** How many rows a list gives when nobody says how many. */
export const NEWEST = 500;

/** What every list is asked for. */
export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Where a page ended, in the order (created_at, id). Opaque to clients, and of no use for anything but going on. */
export interface Position {
  createdAt: Date;
  id: string;
}

function cursorOf({ createdAt, id }: Position): string {
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

/** A page of what was read whole, because a person has few of them: oldest first. */
export function pageOfFew<R extends { created_at: string; id: string }>(
  rows: R[],
  { limit = NEWEST, cursor }: PageQuery,
): Outcome<R[]> {
  const after = cursor ? positionOf(cursor) : null;
  if (cursor && !after) return refused("invalid_request");
  const since = after ? `${after.createdAt.toISOString()} ${after.id}` : "";
  const rest = rows.filter((row) => `${row.created_at} ${row.id}` > since);
  const { page, headers } = pageOf(rest, limit, (row) => ({ createdAt: new Date(row.created_at), id: row.id }));
  return ok(page, headers);
}
