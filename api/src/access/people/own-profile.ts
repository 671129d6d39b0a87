import { MESSAGES } from "@lintel/contract";
import type { Answer, Profile } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { transaction } from "../../platform/database";
import type { LiveSession } from "../../platform/endpoint";
import { type Outcome, ok, refused } from "../../platform/outcome";
import { verifyPassword } from "../passwords";
import { markPasswordVerified } from "../session/sessions";
import { countWithin, forgetTries, passwordTriesOf, takeTries } from "../tries";
import { lockActivePerson } from "./lock-person";
import { passwordHashOf, readProfile } from "./people";

export async function ownProfile({ db }: Deps, personId: string): Promise<Outcome<Profile>> {
  const profile = await readProfile(db, personId);
  return profile ? ok(profile) : refused("session_required");
}

export interface AddressChange {
  personId: string;
  address: string;
  zip_code: string;
  ip: string;
}

/** Each stays in the audit trail for good. */
const ADDRESS_CHANGES = { limit: 60, seconds: 3_600 };

export async function updateAddress(
  { db, clock }: Deps,
  { personId, address, zip_code, ip }: AddressChange,
): Promise<Outcome<Answer<"POST /update-address">>> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    await lockActivePerson(tx, personId);
    await countWithin(tx, [{ bucket: `address:${personId}`, ...ADDRESS_CHANGES }], now);
    await tx.query("UPDATE users SET address = $2, zip_code = $3 WHERE id = $1", [personId, address, zip_code]);
    await recordAudit(tx, { at: now, action: "address.changed", actorId: personId, subjectId: personId, ip });
  });
  return ok({ message: MESSAGES.addressUpdated });
}

export interface PasswordCheck {
  session: LiveSession;
  /** Whose password the client says it is checking: only the own one can be. */
  userId: string;
  password: string;
  ip: string;
}

/** Each opens one change of the PIN, which mails a letter: somebody who did it without end would put theirs before everybody's login codes. */
const VERIFICATIONS = { limit: 40, seconds: 3_600 };

/** A right password opens one change of the PIN, in this session, for five minutes. */
export async function validatePassword(
  { db, clock, metrics }: Deps,
  { session, userId, password, ip }: PasswordCheck,
): Promise<Outcome<Answer<"POST /validate-user-password">>> {
  const now = clock.now();
  const { id } = session.person;
  if (userId !== id) return refused("user_not_found");

  // Counted in a transaction of its own before the password is looked at.
  const bucket = passwordTriesOf(id);
  const refusal = await takeTries(db, [{ bucket, limit: 5, seconds: 15 * 60 }], now);
  if (refusal) return refusal;
  metrics.secretsCompared.inc({ kind: "password" });

  if (!(await verifyPassword(await passwordHashOf(db, id), password))) {
    await recordAudit(db, { at: now, action: "password.refused", actorId: id, subjectId: id, ip });
    return refused("invalid_password");
  }

  await transaction(db, async (tx) => {
    await countWithin(tx, [{ bucket: `password-verified:${id}`, ...VERIFICATIONS }], now);
    await markPasswordVerified(tx, session.id, now);
    await forgetTries(tx, [bucket]);
    await recordAudit(tx, { at: now, action: "password.verified", actorId: id, subjectId: id, ip });
  });
  return ok({ message: MESSAGES.passwordVerified });
}
