import { OTP_RESEND_SECONDS } from "@lintel/contract";
import { sessionValues } from "@lintel/portal";

/** What a lost answer leaves open: that this code is used up, or that a newer one came, which is good for a login that this page knows nothing of. */
export type Doubt = "codeMayBeUsed" | "newerCodeInvalid";

/** What was sent: the challenge that a code and a password answer, and when the next code may be asked for. */
export interface SentCode {
  readonly challenge: string;
  readonly resendAt: number;
  readonly doubt?: Doubt;
}

/**
 * What one entry of the browser's history remembers of a login, so that Back goes one step back and a reload stays where it is.
 * The password and the code are not in it: they live in memory alone.
 */
export type LoginEntry = { readonly step: "identifier"; readonly identifier: string } | CredentialEntry;

export interface CredentialEntry extends SentCode {
  readonly step: "password" | "code";
  readonly identifier: string;
}

const OVER_KEY = "logins_over";

/** How many logins have come to their end in this tab. */
function loginsOver(): number {
  return Number(sessionValues.get(OVER_KEY));
}

/** Whoever sits here after it may go back to where it was, and is not to read whose it was. */
export function endLogin(): void {
  sessionValues.set(OVER_KEY, String(loginsOver() + 1));
}

/** An entry as the history takes it. */
export function written(entry: LoginEntry): LoginEntry & { readonly over: number } {
  return { ...entry, over: loginsOver() };
}

/** What the history says at this place, but nothing of a login that is over. */
export function notOver(state: unknown): unknown {
  const { over } = asRecord(state);
  return typeof over === "number" && over !== loginsOver() ? null : state;
}

/** Reads an entry's state. The browser keeps it, so it may be of an older release, another page's or nothing at all. */
export function loginEntry(state: unknown): LoginEntry {
  const { step, identifier, challenge, resendAt, doubt } = asRecord(state);
  const known = typeof identifier === "string" ? identifier : "";

  if (step !== "password" && step !== "code") return { step: "identifier", identifier: known };
  if (known === "" || typeof challenge !== "string" || typeof resendAt !== "number") {
    return { step: "identifier", identifier: known };
  }
  return { step, identifier: known, challenge, resendAt, ...(isDoubt(doubt) && { doubt }) };
}

function isDoubt(doubt: unknown): doubt is Doubt {
  return doubt === "codeMayBeUsed" || doubt === "newerCodeInvalid";
}

/** The code that was sent last when an entry was written, at the first step too: whoever comes back there too early has it still. */
export function sentIn(state: unknown): CredentialEntry | null {
  const entry = loginEntry({ ...asRecord(state), step: "password" });
  return entry.step === "identifier" ? null : entry;
}

/** Why somebody was led here who did not ask for it: what the shell says beside the redirect. */
export function endedBy(state: unknown): "idle" | "expired" | "profile" | null {
  const { ended } = asRecord(state);
  return ended === "idle" || ended === "expired" || ended === "profile" ? ended : null;
}

export function codeSent(challenge: string, now: number): SentCode {
  return { challenge, resendAt: now + OTP_RESEND_SECONDS * 1000 };
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === "object" && state !== null ? (state as Record<string, unknown>) : {};
}
