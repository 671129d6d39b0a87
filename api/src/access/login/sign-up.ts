import { type Locale, MESSAGES, meetsPasswordRules } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { addressTakenLetter, NOBODY, welcomeLetter } from "../../mail/letters";
import { queueLetter } from "../../mail/outbox";
import { transaction } from "../../platform/database";
import { type Outcome, ok, refused } from "../../platform/outcome";
import { hashPassword } from "../passwords";
import { addPerson, holdByEmail } from "../people/people";
import { fromAddress, takeTries } from "../tries";
import { identifierHash, takeNotice } from "./login-limits";

export interface SignUp {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  password_confirmation: string;
  ip: string;
  locale: Locale;
}

/** Answers the same whether or not the address has a profile; the owner of the address gets a letter either way. */
export async function signUp(
  { db, clock, config }: Deps,
  command: SignUp,
): Promise<Outcome<Answer<"POST /create-user">>> {
  const now = clock.now();
  if (!meetsPasswordRules(command.password, command.password_confirmation)) return refused("weak_password");
  const refusal = await takeTries(db, fromAddress("sign-up", command.ip, { limit: 60, seconds: 3_600 }), now);
  if (refusal) return refusal;

  const passwordHash = await hashPassword(command.password);
  const { firstname, lastname, email, ip, locale } = command;
  await transaction(db, async (tx) => {
    const person = await addPerson(tx, { firstname, lastname, email, role: "user", passwordHash, locale }, now);
    if (person) {
      await recordAudit(tx, { at: now, action: "sign_up", actorId: person.id, subjectId: person.id, ip });
      await queueLetter(tx, config, email, welcomeLetter(person, person.bankingId, config), now);
    } else {
      const owner = await holdByEmail(tx, email);
      await recordAudit(tx, { at: now, action: "sign_up.refused", actorId: null, subjectId: owner?.id ?? null, ip });
      const to = (await takeNotice(tx, identifierHash(config, email), now)) ? email : null;
      await queueLetter(tx, config, to, addressTakenLetter(owner ?? NOBODY, config), now);
    }
  });
  return ok({ message: MESSAGES.accountCreated });
}
