import {
  BRAND,
  CREDIT_SCORE,
  CURRENCIES,
  FIGURES,
  OTP_LENGTH,
  OTP_LIFETIME_MINUTES,
  PASSWORD_MIN_LENGTH,
  PIN_LENGTH,
} from "@lintel/contract";
import type { Locale } from "@lintel/portal";

/** How every figure of the bank reads on a page. Copy names them in braces; no catalogue holds a number of ours. */
export const PUBLISHED_FIGURES = {
  bank: BRAND.name,
  overdraftFee: dollars(FIGURES.overdraftFee),
  checkingOpeningDeposit: dollars(FIGURES.checkingOpeningDeposit),
  checkingMonthlyFee: dollars(FIGURES.checkingMonthlyFee),
  savingsOpeningDeposit: dollars(FIGURES.savingsOpeningDeposit),
  savingsFreeWithdrawals: String(FIGURES.savingsFreeWithdrawalsPerMonth),
  personalLoanMin: dollars(FIGURES.personalLoanMin),
  personalLoanMax: dollars(FIGURES.personalLoanMax),
  personalLoanApproval: FIGURES.personalLoanApprovalHours,
  homeLoanMaxYears: String(FIGURES.homeLoanMaxYears),
  creditCardApr: percent(FIGURES.creditCardAprFromPercent, "en"),
  creditCardMinimumScore: String(FIGURES.creditCardMinimumScore),
  creditScoreMin: String(CREDIT_SCORE.min),
  creditScoreMax: String(CREDIT_SCORE.max),
  debitCardDelivery: FIGURES.debitCardDeliveryBusinessDays,
  creditCardDelivery: FIGURES.creditCardDeliveryBusinessDays,
  cardIssuanceFee: dollars(FIGURES.cardIssuanceFee),
  currencies: String(CURRENCIES.length),
  codeDigits: String(OTP_LENGTH),
  codeMinutes: String(OTP_LIFETIME_MINUTES),
  pinDigits: String(PIN_LENGTH),
  passwordLength: String(PASSWORD_MIN_LENGTH),
} as const;

/** The same for a page in this language: money reads alike in all eight, a rate does not. */
export function figuresIn(locale: Locale): Readonly<Record<keyof typeof PUBLISHED_FIGURES, string>> {
  return { ...PUBLISHED_FIGURES, creditCardApr: percent(FIGURES.creditCardAprFromPercent, locale) };
}

/** Whole dollars, in the format that money has in all eight languages. Without Intl, whose first use costs a slow phone some 60 ms before it answers. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** A rate that has its two decimals written out. */
function percent(rate: string, locale: Locale): string {
  const number = locale === "en" || locale === "zh-CN" ? rate : rate.replace(".", ",");
  const space = locale === "de" || locale === "es" || locale === "fr" ? "\u00a0" : "";
  return `${number}${space}%`;
}
