export { BRAND, CONTACT_PLACEHOLDERS } from "./brand";
export {
  isGuessablePin,
  isOtp,
  isPin,
  meetsPasswordRules,
  OTP_LENGTH,
  OTP_LIFETIME_MINUTES,
  OTP_RESEND_SECONDS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
  passwordRules,
} from "./credentials";
export { CREDIT_SCORE, type CreditBand, creditBand, creditScore, pointsToNextBand } from "./credit-score";
export { CURRENCIES, type Currency, type CurrencyCode, findCurrency } from "./currencies";
export { CARD_ISSUANCE_FEE_CENTS, FIGURES } from "./figures";
export { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "./leaving";
export { MESSAGES, type MessageKey } from "./messages";
export { type Cents, decimalText, fromWire, MAX_AMOUNT, parseAmount, toWire } from "./money";
export { isRefusalCode, REFUSALS, type RefusalBody, type RefusalCode } from "./refusals";
export {
  ACCOUNT_TYPES,
  type AccountType,
  CARD_TYPES,
  type CardType,
  ROLES,
  type Role,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPE_LABELS,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from "./transaction-types";
export {
  DESCRIPTION_MAX_LENGTH,
  SWIFT_MAX_LENGTH,
  SWIFT_MIN_LENGTH,
  type TransferDraft,
  type TransferProblem,
  transferProblem,
} from "./transfer-rules";
