import { OTP_RESEND_SECONDS } from "@lintel/contract";

/** Kept in the history entry of the page that takes the code, so that a reload does not lift the lock. */
export interface CodeAskedFor {
  readonly resendAt: number;
}

export function codeAskedFor(now: number): CodeAskedFor {
  return { resendAt: now + OTP_RESEND_SECONDS * 1000 };
}

/** Zero, and so no lock, for an entry that says nothing about it. */
export function resendAtOf(state: unknown): number {
  if (typeof state !== "object" || state === null || !("resendAt" in state)) return 0;
  return typeof state.resendAt === "number" ? state.resendAt : 0;
}
