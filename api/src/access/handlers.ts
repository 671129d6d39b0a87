import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { transaction } from "../platform/database";
import type { Handlers } from "../platform/endpoint";
import { ok, refused } from "../platform/outcome";
import type { Gatekeeper } from "../platform/register-endpoints";
import { Turnstile } from "../platform/turnstile";
import { contactBank } from "./contact";
import { logIn, sendLoginCode } from "./login/login";
import { resetPassword, sendResetCode } from "./login/password-reset";
import { signUp } from "./login/sign-up";
import { ownProfile, updateAddress, validatePassword } from "./people/own-profile";
import { setPin } from "./pin/set-pin";
import { logOut } from "./session/log-out";
import { extendSession, SessionFinder } from "./session/sessions";
import { takeTriesWithin } from "./tries";

/**
 * How many strangers' calls run at a time, on at most half of the database's connections. One that has waited for `maxWaitMs` is refused
 * unbegun: its 503 could come before it was done, and its code would be used up.
 */
const DOOR = { maxRunning: 8, maxWaiting: 128, maxWaitMs: 4_000 };

/** Enough to see who tries what. The trail is never shortened: whoever knocks without end must not write it full. */
const NOTED_REFUSALS = { limit: 100, seconds: 3_600 };

/** The calls by which people come in and go out, and look after who they are. */
export function accessHandlers(deps: Deps) {
  const { db, clock, config } = deps;
  const maxRunning = Math.min(DOOR.maxRunning, Math.floor(config.DATABASE_POOL / 2));
  const door = new Turnstile(maxRunning, DOOR.maxWaiting, DOOR.maxWaitMs);
  return {
    "POST /create-user": ({ body, meta }) =>
      door.pass(() => signUp(deps, { ...body, ip: meta.ip, locale: meta.locale })),
    "POST /send-login-otp": ({ body, meta }) => door.pass(() => sendLoginCode(deps, { ...body, ip: meta.ip })),
    "POST /verify-otp-login": ({ body: { user_id, otp, password }, meta: { ip, userAgent, locale } }) =>
      door.pass(() => logIn(deps, { challengeId: user_id, code: otp, password, ip, userAgent, locale })),
    "POST /send-otp": ({ body, meta }) => door.pass(() => sendResetCode(deps, { ...body, ip: meta.ip })),
    "POST /verify-otp-and-reset-password": ({ body: { otp, ...body }, meta }) =>
      door.pass(() => resetPassword(deps, { ...body, code: otp, ip: meta.ip })),
    "POST /contact": ({ body, meta }) => door.pass(() => contactBank(deps, { ...body, ip: meta.ip })),

    "POST /me": ({ person }) => ownProfile(deps, person.id),
    "POST /logout": ({ session, meta }) => logOut(deps, session, meta.ip),
    "POST /session/extend": async ({ session }) => {
      const until = await extendSession(db, session.id, config.SESSION_IDLE_MINUTES, clock.now());
      return until ? ok({ expires_at: until.toISOString() }) : refused("session_required");
    },
    "POST /user/set-pin": ({ body, person, session, meta }) =>
      setPin(deps, { personId: person.id, sessionId: session.id, pin: body.pin, ip: meta.ip }),
    "POST /validate-user-password": ({ body, session, meta }) =>
      validatePassword(deps, { session, userId: body.user_id, password: body.password, ip: meta.ip }),
    "POST /update-address": ({ body, person, meta }) =>
      updateAddress(deps, { ...body, personId: person.id, ip: meta.ip }),
  } satisfies Partial<Handlers>;
}

/** Knows who calls, for every route. One for each process: requests that arrive together are looked up together. */
export function createGatekeeper({ db, clock, config }: Pick<Deps, "db" | "clock" | "config">): Gatekeeper {
  const sessions = new SessionFinder(db, config.SESSION_IDLE_MINUTES);
  return {
    findSession: (sessionId, isAttended) => sessions.find(sessionId, clock.now(), isAttended),
    recallPerson: (sessionId) => sessions.recallPerson(sessionId),
    noteForbidden: ({ person }, endpoint, { ip }) =>
      transaction(db, async (tx) => {
        const at = clock.now();
        if ((await takeTriesWithin(tx, [{ bucket: `refused:${person.id}`, ...NOTED_REFUSALS }], at)) > 0) return;
        await recordAudit(tx, {
          at,
          action: "access.refused",
          actorId: person.id,
          subjectId: person.id,
          ip,
          details: { endpoint },
        });
      }),
  };
}
