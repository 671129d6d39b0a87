import type { AuditAction } from "@lintel/contract";
import type { Queryable } from "../platform/database";

export interface AuditEvent {
  at: Date;
  action: AuditAction;
  actorId: string | null;
  subjectId?: string | null;
  reason?: string | null;
  ip?: string | null;
  /** Facts without a person's data in them: the trail outlives the person. */
  details?: Record<string, string | number | boolean | null>;
}

/** Takes the transaction of what it records: neither happens without the other. */
export async function recordAudit(
  tx: Queryable,
  { at, action, actorId, subjectId, reason, ip, details = {} }: AuditEvent,
): Promise<void> {
  await tx.query(
    "INSERT INTO audit (at, action, actor_id, subject_id, reason, ip, details) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [at, action, actorId, subjectId, reason, ip, details],
  );
}
