import { MESSAGES } from "./messages";

/**
 * Every way in which the bank says no: the HTTP status and the sentence a person reads.
 * 400: the request alone is wrong. 422: the request is fine and the bank's state says no. 409: it would break something for others.
 */
export const REFUSALS = {
  invalid_request: { status: 400, text: "Please check the details and try again." },
  missing_fields: { status: 400, text: MESSAGES.fillAllFields },
  reset_fields_required: { status: 400, text: MESSAGES.fillAllResetFields },
  identifier_required: { status: 400, text: MESSAGES.enterIdentifier },
  login_password_required: { status: 400, text: MESSAGES.enterPassword },
  invalid_otp: { status: 400, text: MESSAGES.enterOtp },
  weak_password: { status: 400, text: MESSAGES.meetPasswordRules },
  invalid_pin: { status: 400, text: MESSAGES.pinDigits },
  invalid_amount: { status: 400, text: MESSAGES.transferAmount },
  account_required: { status: 400, text: MESSAGES.selectAccount },
  history_fields_required: { status: 400, text: MESSAGES.historyRequired },
  transfer_fields_required: { status: 400, text: MESSAGES.transferRequired },
  bank_details_required: { status: 400, text: MESSAGES.transferBank },
  swift_required: { status: 400, text: MESSAGES.transferSwift },
  swift_length: { status: 400, text: MESSAGES.transferSwiftLength },

  session_required: { status: 401, text: "Please sign in to continue." },
  invalid_credentials: { status: 401, text: "Invalid code or password." },

  forbidden: { status: 403, text: "You do not have permission to do this." },
  suspended: { status: 403, text: MESSAGES.suspended },
  incorrect_pin: { status: 403, text: MESSAGES.incorrectPin },
  password_required: { status: 403, text: "Please verify your password first." },
  invalid_password: { status: 403, text: MESSAGES.invalidPassword },

  not_found: { status: 404, text: "We could not find what you asked for." },
  account_not_found: { status: 404, text: "Account not found." },
  card_not_found: { status: 404, text: "Card not found." },
  user_not_found: { status: 404, text: "User not found." },
  transaction_not_found: { status: 404, text: "Transaction not found." },

  self_action: { status: 409, text: "You cannot do this to your own profile." },
  last_admin: { status: 409, text: "There must always be at least one active admin." },
  status_changed: {
    status: 409,
    text: "The status of this transaction has changed in the meantime. Please look at it again.",
  },
  recipient_spent: {
    status: 409,
    text: "The recipient has already spent this money, so the transfer cannot be taken back.",
  },
  account_closed: {
    status: 409,
    text: "The account that this money would come from or go to is closed, and what it held went to the bank.",
  },

  payload_too_large: { status: 413, text: "The request is too large." },
  unsupported_media_type: { status: 415, text: "Send the request as application/json." },

  insufficient_funds: { status: 422, text: "Insufficient funds." },
  recipient_not_found: { status: 422, text: "Recipient account not found." },
  same_account: { status: 422, text: "Choose a different account: money cannot be sent to the account it comes from." },
  pin_not_set: { status: 422, text: "Please set your PIN first." },
  invalid_code: { status: 422, text: "Invalid or expired code." },
  key_reused: { status: 422, text: "This request was already used for something else. Please start again." },
  history_disabled: { status: 422, text: "Generated history is not available here." },

  pin_locked: { status: 423, text: "Your PIN is locked after too many wrong attempts." },

  too_many_requests: { status: 429, text: "Too many attempts. Please wait and try again." },
  resend_cooldown: { status: 429, text: "Please wait before requesting a new code." },

  internal: { status: 500, text: "Something went wrong on our side. Nothing was changed." },
  unavailable: { status: 503, text: "The bank is busy or restarting. Please try again in a moment." },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof REFUSALS;

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === "string" && Object.hasOwn(REFUSALS, code);
}

/** The body of every answer that is not a success. `error` repeats the message where an older client reads it there. */
export interface RefusalBody {
  message: string;
  code: RefusalCode;
  request_id: string;
  error?: string;
  /** Set where waiting helps; the same number as the Retry-After header. */
  retry_after?: number;
  details?: { field: string; message: string }[];
}

/** The two calls whose refusals older clients read in `error`. */
const LOGIN_CALL = /\/(send-login-otp|verify-otp-login)$/;

export function refusalBody(
  code: RefusalCode,
  requestId: string,
  path: string,
  retryAfterSeconds?: number,
): RefusalBody {
  const text = sentenceOf(code, retryAfterSeconds);
  return {
    message: text,
    code,
    request_id: requestId,
    ...(LOGIN_CALL.test(path) ? { error: text } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
  };
}

/** A PIN whose lock has no end is not unlocked by waiting: the sentence says what does it. */
function sentenceOf(code: RefusalCode, retryAfterSeconds: number | undefined): string {
  const { text } = REFUSALS[code];
  const isForGood = code === "pin_locked" && retryAfterSeconds === undefined;
  return isForGood ? `${text} Reset your password to unlock it.` : text;
}
