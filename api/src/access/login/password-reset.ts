import { MESSAGES, meetsPasswordRules } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { NOBODY, passwordResetLetter, resetCodeLetter } from "../../mail/letters";
import { queueLetter } from "../../mail/outbox";
import { transaction } from "../../platform/database";
import { type Outcome, ok, RefusedError, refused } from "../../platform/outcome";
import { hashPassword } from "../passwords";
import { holdByEmail, holdById } from "../people/people";
import { clearPinLock } from "../pin/set-pin";
import { endSessionsOf } from "../session/sessions";
import { consumeChallenge, openChallenge, tryChallenge } from "./challenges";
import { forgiveTries, identifierHash, takeFailureFrom, takeFailureOn, takeSend } from "./login-limits";

export async function sendResetCode(
  { db, clock, config }: Deps,
  { email, ip }: { email: string; ip: string },
): Promise<Outcome<Answer<"POST /send-otp">>> {
  const now = clock.now();
  const hash = identifierHash(config, email);
  await transaction(db, async (tx) => {
    const person = await holdByEmail(tx, email);
    await takeSend(tx, "reset", hash, ip, now);
    const challenge = { purpose: "reset", person, identifierHash: hash, ip } as const;
    const { code } = await openChallenge(tx, config, challenge, now);
    const letter = resetCodeLetter(person ?? NOBODY, code, now);
    await queueLetter(tx, config, person?.email ?? null, letter, now);
  });
  return ok({ message: MESSAGES.otpSent });
}

export interface PasswordReset {
  email: string;
  code: string;
  password: string;
  password_confirmation: string;
  ip: string;
}

/** The way out of everything: it ends every session, and the PIN's lock with it. */
export async function resetPassword(
  { db, clock, config, metrics }: Deps,
  command: PasswordReset,
): Promise<Outcome<Answer<"POST /verify-otp-and-reset-password">>> {
  const now = clock.now();
  const { ip } = command;
  if (!meetsPasswordRules(command.password, command.password_confirmation)) return refused("weak_password");

  // Each of these counts in a transaction of its own before anything is compared.
  const tooMany = await takeFailureFrom(db, ip, now);
  if (tooMany) return tooMany;
  const hash = identifierHash(config, command.email);
  const tried = await tryChallenge(
    db,
    config.keys.outbox,
    { purpose: "reset", identifierHash: hash },
    command.code,
    now,
  );
  const guessed = tried && (await takeFailureOn(db, "reset", tried, ip, now));
  if (guessed) return guessed;
  if (tried) metrics.secretsCompared.inc({ kind: "reset_code" });

  const personId = tried?.personId ?? null;
  if (!tried?.isCodeRight || !personId) {
    await recordAudit(db, { at: now, action: "password.refused", actorId: null, subjectId: personId, ip });
    return refused("invalid_code");
  }

  const passwordHash = await hashPassword(command.password);
  await transaction(db, async (tx) => {
    const person = await holdById(tx, personId);
    const used = await consumeChallenge(tx, tried.id);
    if (!used || !person) throw new RefusedError(refused("invalid_code"));

    await tx.query("UPDATE users SET password_hash = $2 WHERE id = $1", [personId, passwordHash]);
    await endSessionsOf(tx, personId);
    await clearPinLock(tx, personId);
    await forgiveTries(tx, config, person, { ip, used });
    await recordAudit(tx, { at: now, action: "password.reset", actorId: personId, subjectId: personId, ip });
    await queueLetter(tx, config, person.email, passwordResetLetter(person, now, config), now);
  });
  return ok({ message: "Your password was changed. Please sign in." });
}
