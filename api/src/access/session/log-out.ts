import { MESSAGES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { transaction } from "../../platform/database";
import type { LiveSession } from "../../platform/endpoint";
import { type Outcome, ok } from "../../platform/outcome";
import { endSession } from "./sessions";

export async function logOut(
  { db, clock }: Deps,
  { id, person }: LiveSession,
  ip: string,
): Promise<Outcome<Answer<"POST /logout">>> {
  await transaction(db, async (tx) => {
    // Two tabs may log out at once; the trail tells of one.
    if (!(await endSession(tx, id))) return;
    await recordAudit(tx, { at: clock.now(), action: "logout", actorId: person.id, subjectId: person.id, ip });
  });
  return ok({ message: MESSAGES.logoutSuccessful });
}
