import { type Locale, MESSAGES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { recordAudit } from "../../audit/record-audit";
import type { Deps } from "../../deps";
import { loginCodeLetter, NOBODY, newSignInLetter } from "../../mail/letters";
import { queueLetter } from "../../mail/outbox";
import { onlyRow, type Tx, transaction } from "../../platform/database";
import { type Outcome, ok, RefusedError, refused } from "../../platform/outcome";
import { verifyPassword } from "../passwords";
import {
  holdById,
  holdByIdentifier,
  type KnownPerson,
  passwordHashOf,
  plainIdentifier,
  writeFromNowOnIn,
} from "../people/people";
import { keyedHash } from "../secrets";
import { startSession } from "../session/sessions";
import { consumeChallenge, openChallenge, tryChallenge } from "./challenges";
import { forgiveTries, identifierHash, takeFailureFrom, takeFailureOn, takeSend } from "./login-limits";
import { readableBrowser } from "./readable-browser";

/** The same work and the same answer for a known, an unknown and a suspended identifier. */
export async function sendLoginCode(
  { db, clock, config }: Deps,
  { identifier, ip }: { identifier: string; ip: string },
): Promise<Outcome<Answer<"POST /send-login-otp">>> {
  const now = clock.now();
  const typed = plainIdentifier(identifier);
  const hash = identifierHash(config, typed);
  const challengeId = await transaction(db, async (tx) => {
    const person = await holdByIdentifier(tx, typed);
    await takeSend(tx, "login", hash, ip, now);
    const challenge = { purpose: "login", person, identifierHash: hash, ip } as const;
    const { id, code } = await openChallenge(tx, config, challenge, now);
    const letter = loginCodeLetter(person ?? NOBODY, code, now);
    await queueLetter(tx, config, person?.email ?? null, letter, now);
    return id;
  });
  return ok({ message: MESSAGES.otpSent, user_id: challengeId });
}

export interface LoginAttempt {
  challengeId: string;
  code: string;
  password: string;
  ip: string;
  userAgent: string;
  locale: Locale;
}

/** Code and password are looked at together and every failure is told in one sentence: neither can be guessed alone. */
export async function logIn(deps: Deps, attempt: LoginAttempt): Promise<Outcome<Answer<"POST /verify-otp-login">>> {
  const { db, clock, config, metrics } = deps;
  const now = clock.now();
  const { ip } = attempt;

  // Each of these counts in a transaction of its own before anything is compared.
  const tooMany = await takeFailureFrom(db, ip, now);
  if (tooMany) return tooMany;
  const tried = await tryChallenge(
    db,
    config.keys.outbox,
    { purpose: "login", id: attempt.challengeId },
    attempt.code,
    now,
  );
  const guessed = tried && (await takeFailureOn(db, "login", tried, ip, now));
  if (guessed) return guessed;
  if (tried) metrics.secretsCompared.inc({ kind: "login_code" });

  const personId = tried?.personId ?? null;
  const isPasswordRight = await verifyPassword(personId && (await passwordHashOf(db, personId)), attempt.password);
  if (!tried || !personId || !tried.isCodeRight || !isPasswordRight) {
    await recordAudit(db, { at: now, action: "login.failed", actorId: null, subjectId: personId, ip });
    return refused("invalid_credentials");
  }

  const token = await transaction(db, async (tx) => {
    // Somebody else may have used the code, or the person may have been deleted, since it was looked at.
    const person = await holdById(tx, personId);
    const used = await consumeChallenge(tx, tried.id);
    if (!used || !person) throw new RefusedError(refused("invalid_credentials"));

    const failures = await forgiveTries(tx, config, person, { ip, used });
    await noteDevice(tx, deps, person, { ...attempt, failures }, now);
    // After the letter about a new browser: whoever got in with it does not choose in what words the owner hears of it.
    await writeFromNowOnIn(tx, person, attempt.locale);
    await recordAudit(tx, { at: now, action: "login", actorId: personId, subjectId: personId, ip });
    return startSession(tx, personId, now);
  });
  return ok({ message: MESSAGES.loginSuccessful, access_token: token });
}

/** How many failed tries before a login are worth a letter to the person who then got in. */
const WORTH_TELLING = 3;

/** Tells a person of a browser they have not used before. The first one ever is how they came here. */
async function noteDevice(
  tx: Tx,
  { config }: Deps,
  person: KnownPerson,
  { ip, userAgent, failures }: { ip: string; userAgent: string; failures: number },
  now: Date,
) {
  // Without its numbers: an update is not another browser, and a letter about each would teach people to overlook the one that counts.
  const device = keyedHash(config.keys.outbox, "device", person.id, userAgent.replaceAll(/[\d._]+/g, ""));
  const result = await tx.query<{ others: boolean; known: boolean }>(
    `SELECT count(*) > 0 AS others, coalesce(bool_or(device_hash = $2), false) AS known
     FROM known_devices WHERE user_id = $1`,
    [person.id, device],
  );
  const { others, known } = onlyRow(result);
  await tx.query(
    `INSERT INTO known_devices (user_id, device_hash, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, device_hash) DO NOTHING`,
    [person.id, device, now],
  );
  if ((others && !known) || failures >= WORTH_TELLING) {
    const facts = { at: now, ip, ...readableBrowser(userAgent), failures };
    await queueLetter(tx, config, person.email, newSignInLetter(person, facts, config), now);
  }
}
