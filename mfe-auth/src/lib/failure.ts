import type { RefusalOf } from "@lintel/contract/schema";
import { Refusal, reportError, type Translate, Unreachable } from "@lintel/portal";
import type english from "../languages/en";
import { messages } from "../messages";

/** Why a call did not do what was asked, in words for the screen. */
export interface Failure {
  /** Not the text itself: the language may be changed while it is shown. */
  readonly textIn: (t: Translate<typeof english>) => string;
  /** When trying again makes sense, where the bank said so. */
  readonly retryAt: number | null;
  readonly code: string | null;
  /** The bank may have done what was asked all the same. */
  readonly isUncertain: boolean;
  /** Fields that the bank found wrong. */
  readonly fields: readonly string[];
  /** The toast says something else, by the specification. */
  readonly isUnsaid?: true;
}

type PossibleRefusal = RefusalOf<
  | "POST /create-user"
  | "POST /send-login-otp"
  | "POST /verify-otp-login"
  | "POST /send-otp"
  | "POST /verify-otp-and-reset-password"
>;

const TEXT = {
  invalid_request: "checkDetails",
  missing_fields: "fillAllFields",
  reset_fields_required: "fillAllResetFields",
  identifier_required: "enterIdentifier",
  login_password_required: "enterPassword",
  invalid_otp: "enterOtp",
  weak_password: "meetPasswordRules",
  invalid_credentials: "invalidCredentials",
  invalid_code: "invalidCode",
  too_many_requests: "tooManyRequests",
  resend_cooldown: "resendCooldown",
  internal: "internal",
  unavailable: "unavailable",
} as const satisfies Record<PossibleRefusal, keyof typeof english>;

type Fallback = "loginFailed" | "otpFailed" | "signUpFailed";

function isKnown(code: string): code is keyof typeof TEXT {
  return Object.hasOwn(TEXT, code);
}

/** In English a bank is heard in its own words, those of `said` where it has written two sentences. */
export function failureOf(error: unknown, said: "message" | "error" = "message"): Failure {
  if (error instanceof Refusal) {
    const { code } = error;
    const words = error[said] ?? error.message;
    return {
      textIn: (t) => (isKnown(code) && t !== messages.english ? t(TEXT[code]) : words),
      retryAt: error.retryAfterSeconds === null ? null : Date.now() + error.retryAfterSeconds * 1000,
      code,
      isUncertain: error.status >= 500,
      fields: error.details.map((detail) => detail.field),
    };
  }
  if (!(error instanceof Unreachable)) reportError(error, { doing: "a call of the sign-in pages" });
  return { textIn: (t) => t("unreachable"), retryAt: null, code: null, isUncertain: true, fields: [] };
}

/** What the toast says: the bank's own words, or the fallback when there are none. */
export function toastText(failure: Failure, t: Translate<typeof english>, fallback: Fallback): string {
  return failure.code === null ? t(fallback) : failure.textIn(t);
}
