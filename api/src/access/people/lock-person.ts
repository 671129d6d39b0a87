import type { Tx } from "../../platform/database";
import { RefusedError, refused } from "../../platform/outcome";

/** Holds a person as they are until the transaction ends, and leaves it when they have been suspended or deleted meanwhile. */
export async function lockActivePerson(tx: Tx, personId: string): Promise<void> {
  const { rows } = await tx.query<{ suspended: boolean }>(
    "SELECT suspended_at IS NOT NULL AS suspended FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE",
    [personId],
  );
  const [row] = rows;
  if (!row) throw new RefusedError(refused("session_required"));
  if (row.suspended) throw new RefusedError(refused("suspended"));
}
