import {
  BRAND,
  CURRENCIES,
  FIGURES,
  OTP_LENGTH,
  OTP_LIFETIME_MINUTES,
  PASSWORD_MIN_LENGTH,
  PIN_LENGTH,
} from "@lintel/contract";

/** How every figure of the bank reads on a page. Copy names them in braces; no catalogue holds a number of ours. */
export const PUBLISHED_FIGURES = {
  bank: BRAND.name,
  overdraftFee: dollars(FIGURES.overdraftFee),
  checkingOpeningDeposit: dollars(FIGURES.checkingOpeningDeposit),
  checkingMonthlyFee: dollars(FIGURES.checkingMonthlyFee),
  checkingMinimumBalance: dollars(FIGURES.checkingMinimumBalance),
  savingsOpeningDeposit: dollars(FIGURES.savingsOpeningDeposit),
  savingsFreeWithdrawals: String(FIGURES.savingsFreeWithdrawalsPerMonth),
  personalLoanMin: dollars(FIGURES.personalLoanMin),
  personalLoanMax: dollars(FIGURES.personalLoanMax),
  personalLoanApproval: range(FIGURES.personalLoanApprovalHours),
  homeLoanMaxYears: String(FIGURES.homeLoanMaxYears),
  creditCardApr: `${FIGURES.creditCardAprFromPercent}%`,
  creditCardMinimumScore: String(FIGURES.creditCardMinimumScore),
  debitCardDelivery: range(FIGURES.debitCardDeliveryBusinessDays),
  creditCardDelivery: range(FIGURES.creditCardDeliveryBusinessDays),
  cardIssuanceFee: dollars(FIGURES.cardIssuanceFee),
  currencies: String(CURRENCIES.length),
  codeDigits: String(OTP_LENGTH),
  codeMinutes: String(OTP_LIFETIME_MINUTES),
  pinDigits: String(PIN_LENGTH),
  passwordLength: String(PASSWORD_MIN_LENGTH),
} as const;

/** Whole dollars, in the format that money has in all eight languages. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

function range([from, to]: readonly [number, number]): string {
  return `${from}–${to}`;
}
