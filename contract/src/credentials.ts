/** The longest address that mail is brought to. */
export const EMAIL_MAX_LENGTH = 254;

/** In the order in which the checklist shows them. */
export const PASSWORD_RULES = ["length", "uppercase", "number", "special", "match"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** Which rules a password and its confirmation meet, in NFC as the bank keeps them. */
export function passwordRules(typed: string, typedAgain: string): Record<PasswordRule, boolean> {
  const password = typed.normalize("NFC");
  const confirmation = typedAgain.normalize("NFC");
  return {
    length: password.length >= PASSWORD_MIN_LENGTH,
    uppercase: /[A-Z]/.test(password),
    number: /[0-9]/.test(password),
    special: [...SPECIAL_CHARACTERS].some((character) => password.includes(character)),
    match: confirmation !== "" && password === confirmation,
  };
}

export function meetsPasswordRules(password: string, confirmation: string): boolean {
  const { length } = password.normalize("NFC");
  return length <= PASSWORD_MAX_LENGTH && Object.values(passwordRules(password, confirmation)).every(Boolean);
}

export const PIN_LENGTH = 4;

export function isPin(value: unknown): value is string {
  return isDigits(value, PIN_LENGTH);
}

/** Worth a word of advice, never a refusal: any four digits are a PIN. */
export function isGuessablePin(pin: string): boolean {
  if (!isPin(pin)) return false;
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const even = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 9) <= 1;
  return even || /^(19|20)\d\d$/.test(pin) || pin.slice(0, 2) === pin.slice(2);
}

export const OTP_LENGTH = 6;
export const OTP_LIFETIME_MINUTES = 10;
export const OTP_RESEND_SECONDS = 60;

export function isOtp(value: unknown): value is string {
  return isDigits(value, OTP_LENGTH);
}

/** ASCII digits only: \d would do in JavaScript, but the sentence should not depend on that. */
function isDigits(value: unknown, length: number): value is string {
  return typeof value === "string" && value.length === length && /^[0-9]+$/.test(value);
}
