import type { AuditAction, Role } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { type AuditEvent, recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { sweepAccounts } from "../../ledger/accounts";
import { suspendedLetter } from "../../mail/letters";
import { forgetLettersTo, queueLetter } from "../../mail/outbox";
import { type Db, onlyRow, type Tx, transaction } from "../../platform/database";
import { type Outcome, ok, RefusedError, refused } from "../../platform/outcome";
import { newBankingId } from "../secrets";
import { endSessionsOf } from "../session/sessions";
import { findById, type KnownPerson } from "./people";

export interface AdminAct {
  adminId: string;
  personId: string;
  ip: string;
}

async function requireAdmin(tx: Tx, adminId: string): Promise<void> {
  const { rowCount } = await tx.query(
    "SELECT id FROM users WHERE id = $1 AND role = 'admin' AND suspended_at IS NULL AND deleted_at IS NULL",
    [adminId],
  );
  if (rowCount !== 1) throw new RefusedError(refused("forbidden"));
}

/**
 * Runs what an admin does to the bank's books. Whether they still are one is looked at last, when nothing is left to wait for: it may have
 * changed while they waited. Their row is not held, which those who delete people could come to wait for.
 */
export function byAdmin<T>(db: Db, adminId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    const result = await work(tx);
    await requireAdmin(tx, adminId);
    return result;
  });
}

/** One row that everybody holds who changes who is in charge: they do it one after the other. */
export async function holdGuard(tx: Tx): Promise<void> {
  await tx.query("SELECT name FROM guards WHERE name = 'admins' FOR UPDATE");
}

/** Of two admins who act on each other at the same moment the second is looked at again, for they may be no admin any more. */
async function underGuard(
  { db }: Deps,
  { adminId, personId }: AdminAct,
  work: (tx: Tx, person: KnownPerson) => Promise<void>,
): Promise<void> {
  await transaction(db, async (tx) => {
    await holdGuard(tx);
    await requireAdmin(tx, adminId);

    const person = await findById(tx, personId);
    if (!person) throw new RefusedError(refused("user_not_found"));
    if (person.id === adminId) throw new RefusedError(refused("self_action"));

    await work(tx, person);

    // Whoever acts is left, for nobody acts on themselves: a rule about who is in charge is held twice all the same.
    const { admins } = onlyRow(
      await tx.query<{ admins: number }>(
        `SELECT count(*)::int AS admins FROM users
         WHERE role = 'admin' AND suspended_at IS NULL AND deleted_at IS NULL`,
      ),
    );
    if (admins === 0) throw new RefusedError(refused("last_admin"));
  });
}

export async function changeRole(
  deps: Deps,
  act: AdminAct & { role: Role },
): Promise<Outcome<Answer<"POST /user/{id}/role">>> {
  await underGuard(deps, act, async (tx, person) => {
    const changed = await tx.query("UPDATE users SET role = $2 WHERE id = $1 AND role <> $2", [person.id, act.role]);
    if (changed.rowCount === 0) return;
    await endSessionsOf(tx, person.id);
    await note(tx, deps, act, "user.role_changed", { details: { role: act.role } });
  });
  return ok({ message: "Role updated successfully." });
}

/**
 * One button: it suspends, and lifts a suspension. A call that says which is wanted gets that one, however many come at once; one that does not
 * say it changes what is. Sessions stay, because a suspended person may still read.
 */
export async function changeSuspension(
  deps: Deps,
  act: AdminAct & { wanted: "suspended" | "active" | null; reason: string | null },
): Promise<Outcome<Answer<"POST /user/{id}/suspend">>> {
  const now = deps.clock.now();
  let suspended = false;
  await underGuard(deps, act, async (tx, person) => {
    const { rows } = await tx.query<{ suspended: boolean }>(
      `UPDATE users SET suspended_at = CASE WHEN suspended_at IS NULL THEN $2::timestamptz END
       WHERE id = $1 AND (suspended_at IS NULL) = coalesce($3 = 'suspended', suspended_at IS NULL)
       RETURNING suspended_at IS NOT NULL AS suspended`,
      [person.id, now, act.wanted],
    );
    const [changed] = rows;
    suspended = changed?.suspended ?? act.wanted === "suspended";
    const action = suspended ? "user.suspended" : "user.unsuspended";
    // Two admins had the same thought: the reason of each is kept, as the dialog promises.
    if (!changed && (act.reason === null || (await isNoted(tx, act, action)))) return;
    await note(tx, deps, act, action, { reason: act.reason });
    if (changed && suspended) {
      await queueLetter(tx, deps.config, person.email, suspendedLetter(person, deps.config), now);
    }
  });
  return ok({ message: suspended ? "User suspended successfully." : "Suspension lifted successfully." });
}

/** What is sent again, its answer lost, is in the trail already: it is the last that was decided about this person. */
async function isNoted(
  tx: Tx,
  { adminId, personId, reason }: AdminAct & { reason: string | null },
  action: AuditAction,
): Promise<boolean> {
  const { rows } = await tx.query<{ noted: boolean }>(
    `SELECT (actor_id, action, reason) = ($2, $3, $4) AS noted FROM audit
     WHERE subject_id = $1 AND subject_id IS DISTINCT FROM actor_id AND action IN ('user.suspended', 'user.unsuspended')
     ORDER BY sequence DESC LIMIT 1`,
    [personId, adminId, action, reason],
  );
  return rows[0]?.noted === true;
}

/** The books stay and no longer say whose they were. */
export async function deletePerson(deps: Deps, act: AdminAct): Promise<Outcome<Answer<"POST /delete-user/{id}">>> {
  const now = deps.clock.now();
  await underGuard(deps, act, async (tx, person) => {
    // Held until the end, so that no transfer of theirs is half-way while the accounts are swept.
    await tx.query("SELECT id FROM users WHERE id = $1 FOR UPDATE", [person.id]);
    const swept = await sweepAccounts(tx, person.id, now);
    await endSessionsOf(tx, person.id);
    await tx.query("DELETE FROM pins WHERE user_id = $1", [person.id]);
    await tx.query("DELETE FROM challenges WHERE user_id = $1", [person.id]);
    await tx.query("DELETE FROM known_devices WHERE user_id = $1", [person.id]);
    await tx.query("DELETE FROM contact_messages WHERE email = $1", [person.email]);
    // The answer about a card that was made names its holder.
    await tx.query("DELETE FROM answered_calls WHERE person_id = $1", [person.id]);
    await forgetLettersTo(tx, deps.config, person.email);
    await tx.query(
      `UPDATE users SET firstname = 'Deleted', lastname = 'customer', email = 'deleted-' || id || '@invalid',
         banking_id = $2, password_hash = NULL, address = NULL, zip_code = NULL, role = 'user', locale = 'en',
         suspended_at = NULL, deleted_at = $3
       WHERE id = $1`,
      [person.id, `${newBankingId()}-${person.id.slice(0, 8)}`, now],
    );
    await note(tx, deps, act, "user.deleted", { details: { ...swept } });
  });
  return ok({ message: "User deleted successfully." });
}

async function note(
  tx: Tx,
  { clock }: Deps,
  { adminId, personId, ip }: AdminAct,
  action: AuditAction,
  more: Pick<AuditEvent, "reason" | "details">,
) {
  await recordAudit(tx, { at: clock.now(), action, actorId: adminId, subjectId: personId, ip, ...more });
}
