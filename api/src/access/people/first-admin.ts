import { endpoints } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Clock } from "../../platform/clock";
import { type Db, transaction } from "../../platform/database";
import { holdGuard } from "./administer";
import { addPerson } from "./people";

export type FirstAdmin = "created" | "admin_exists" | "address_taken" | "invalid_address";

/** A bank without an admin gets its first one from its operator. Nobody is given a password: it is chosen through the reset. */
export async function createFirstAdmin(db: Db, clock: Clock, address: string): Promise<FirstAdmin> {
  const parsed = endpoints["POST /send-otp"].body.safeParse({ email: address });
  if (!parsed.success) return "invalid_address";
  const now = clock.now();

  return transaction(db, async (tx) => {
    await holdGuard(tx);
    const { rowCount } = await tx.query("SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL LIMIT 1");
    if (rowCount !== 0) return "admin_exists";

    const person = {
      firstname: "First",
      lastname: "Admin",
      email: parsed.data.email,
      role: "admin",
      passwordHash: null,
      locale: "en",
    } as const;
    const admin = await addPerson(tx, person, now);
    if (!admin) return "address_taken";
    await recordAudit(tx, { at: now, action: "admin.created", actorId: null, subjectId: admin.id });
    return "created";
  });
}
