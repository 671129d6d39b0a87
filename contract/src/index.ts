export { AUDIT_ACTIONS, type AuditAction } from "./audit-actions";
export { BRAND, CONTACT_PLACEHOLDERS } from "./brand";
export { CALL_MAX_BYTES, JSON_TYPE, UNATTENDED } from "./calls";
export { type Catalogue, joinSentences, type Messages, type Translate, translator } from "./catalogue";
export {
  EMAIL_MAX_LENGTH,
  isGuessablePin,
  isOtp,
  meetsPasswordRules,
  OTP_LENGTH,
  OTP_LIFETIME_MINUTES,
  OTP_RESEND_SECONDS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
  PIN_LENGTH,
  passwordRules,
  SPECIAL_CHARACTERS,
} from "./credentials";
export { CREDIT_SCORE, type CreditBand, creditBand, creditScore, pointsToNextBand } from "./credit-score";
export { CURRENCIES, type Currency, type CurrencyCode, findCurrency } from "./currencies";
export {
  ACCOUNT_NUMBER_MAX_LENGTH,
  ADDRESS_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  HISTORY_MAX_MONTHS,
  NAME_MAX_LENGTH,
  PERSON_SEARCH_MAX_LENGTH,
  REASON_MAX_LENGTH,
  REFERENCE_SEARCH_MAX_LENGTH,
  ZIP_CODE_MAX_LENGTH,
} from "./field-limits";
export { CARD_ISSUANCE_FEE_CENTS, FIGURES } from "./figures";
export { asHeld, withoutHidden } from "./hidden-characters";
export {
  ACCOUNT_TYPES,
  type AccountType,
  CARD_TYPES,
  type CardType,
  ROLES,
  type Role,
  TRANSACTION_STATUSES,
  type TransactionStatus,
  type TransactionType,
} from "./kinds";
export { isLocale, LOCALES, type Locale } from "./locales";
export { MESSAGES } from "./messages";
export { type Cents, decimalText, fromWire, parseAmount, toWire } from "./money";
export {
  isRefusalCode,
  REFUSALS,
  type RefusalBody,
  type RefusalCode,
  refusalBody,
} from "./refusals";
export {
  DESCRIPTION_MAX_LENGTH,
  namesOtherBank,
  SWIFT_MAX_LENGTH,
  type TransferDraft,
  type TransferProblem,
  transferProblem,
} from "./transfer-rules";
