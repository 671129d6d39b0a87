import type { AuditEntry } from "@lintel/contract/schema";
import type { Deps } from "../deps";
import type { PageQuery } from "../platform/cursor";
import { type Outcome, ok, refused } from "../platform/outcome";
import { endOfDay, startOfDay } from "../platform/start-of-day";
import { isUuid } from "../platform/uuid";
import { ROW_DIGEST } from "./seals";
import { verifyRows } from "./verify-trail";

interface TrailQuery extends PageQuery {
  action?: string | undefined;
  actor_id?: string | undefined;
  subject_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const PAGE_SIZE = 100;

interface TrailRow {
  sequence: bigint;
  at: Date;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  reason: string | null;
  ip: string | null;
  details: AuditEntry["details"];
  digest: Buffer;
  actor_name: string | null;
  subject_name: string | null;
}

/**
 * The trail, newest first. The page is cut first and given its names afterwards, so that its cost does not grow with the trail. Of days it is in the
 * order of its times, by which the index finds them: in that of its rows it would be walked through from the newest on.
 */
export async function readTrail({ db, config }: Deps, query: TrailQuery): Promise<Outcome<AuditEntry[]>> {
  const { limit = PAGE_SIZE, cursor, action, actor_id, subject_id, from, to } = query;
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return refused("invalid_request");
  // An id that cannot be one belongs to nobody.
  if ([actor_id, subject_id].some((id) => id !== undefined && !isUuid(id)))
    return ok([], { "x-chain-verified": "true" });

  const conditions: string[] = [];
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const isOfDays = from !== undefined || to !== undefined;
  const order = isOfDays ? "a.at DESC, a.sequence DESC" : "a.sequence DESC";
  if (cursor !== undefined && isOfDays)
    conditions.push(`(a.at, a.sequence) < (SELECT at, sequence FROM audit WHERE sequence = ${given(cursor)})`);
  else if (cursor !== undefined) conditions.push(`a.sequence < ${given(cursor)}`);
  if (action !== undefined) conditions.push(`a.action = ${given(action)}`);
  if (actor_id !== undefined) conditions.push(`a.actor_id = ${given(actor_id)}`);
  if (subject_id !== undefined) conditions.push(`a.subject_id = ${given(subject_id)}`);
  if (from !== undefined) conditions.push(`a.at >= ${given(startOfDay(from))}`);
  if (to !== undefined) conditions.push(`a.at < ${given(endOfDay(to))}`);
  const cut = `ORDER BY ${order} LIMIT ${given(limit + 1)}`;

  // The index of subjects leaves out what people did to themselves, which the one of actors has.
  const parts =
    subject_id === undefined ? ["true"] : ["a.subject_id IS DISTINCT FROM a.actor_id", "a.subject_id = a.actor_id"];
  const newest = (part: string) => `(SELECT a.* FROM audit a WHERE ${[part, ...conditions].join(" AND ")} ${cut})`;

  const { rows } = await db.query<TrailRow>(
    `WITH page AS MATERIALIZED (
       SELECT a.* FROM (${parts.map(newest).join(" UNION ALL ")}) a ${cut})
     SELECT a.*, ${ROW_DIGEST} AS digest, actor.firstname || ' ' || actor.lastname AS actor_name,
            subject.firstname || ' ' || subject.lastname AS subject_name
     FROM page a LEFT JOIN users actor ON actor.id = a.actor_id LEFT JOIN users subject ON subject.id = a.subject_id
     ORDER BY ${order}`,
    values,
  );
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? page.at(-1)?.sequence : undefined;
  const verified = await verifyRows(db, config.keys.audit, page);
  return ok(page.map(toEntry), {
    "x-chain-verified": String(verified),
    ...(next === undefined ? {} : { "x-next-cursor": String(next) }),
  });
}

function toEntry(row: TrailRow): AuditEntry {
  return {
    sequence: Number(row.sequence),
    at: row.at.toISOString(),
    action: row.action,
    actor: named(row.actor_id, row.actor_name),
    subject: named(row.subject_id, row.subject_name),
    reason: row.reason,
    ip: row.ip,
    details: row.details,
  };
}

function named(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? "Unknown" };
}
