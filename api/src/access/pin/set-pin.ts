import { MESSAGES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { pinLetter } from "../../mail/letters";
import { queueLetter } from "../../mail/outbox";
import { type Queryable, transaction } from "../../platform/database";
import { type Outcome, ok, RefusedError, refused } from "../../platform/outcome";
import { lockActivePerson } from "../people/lock-person";
import { findById } from "../people/people";
import { usePasswordVerified } from "../session/sessions";
import { pinHmac } from "./check-pins";

export interface SetPin {
  personId: string;
  sessionId: string;
  pin: string;
  ip: string;
}

/** The first PIN needs the session alone. Changing it needs the password, verified a moment ago and used once: a stolen session is not enough. */
export async function setPin(
  { db, clock, config }: Deps,
  { personId, sessionId, pin, ip }: SetPin,
): Promise<Outcome<Answer<"POST /user/set-pin">>> {
  const now = clock.now();
  const hmac = pinHmac(config.keys.pin, personId, pin);

  const isFirst = await transaction(db, async (tx) => {
    await lockActivePerson(tx, personId);
    const added = await tx.query("INSERT INTO pins (user_id, hmac) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
      personId,
      hmac,
    ]);
    const first = added.rowCount === 1;
    if (!first) {
      if (!(await usePasswordVerified(tx, sessionId, now))) throw new RefusedError(refused("password_required"));
      // A lock stays: it is about who holds the session, not about which digits.
      await tx.query("UPDATE pins SET hmac = $2 WHERE user_id = $1", [personId, hmac]);
    }
    const person = await findById(tx, personId);
    if (person) await queueLetter(tx, config, person.email, pinLetter(person, now, first, config), now);
    await recordAudit(tx, {
      at: now,
      action: first ? "pin.set" : "pin.changed",
      actorId: personId,
      subjectId: personId,
      ip,
    });
    return first;
  });
  return ok({ message: isFirst ? MESSAGES.pinSaved : MESSAGES.pinSet });
}

export async function clearPinLock(tx: Queryable, personId: string): Promise<void> {
  await tx.query("UPDATE pins SET failures = 0, locks = 0, locked_until = NULL WHERE user_id = $1", [personId]);
}
