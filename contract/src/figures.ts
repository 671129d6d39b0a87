/** Every figure that the bank publishes, in dollars unless the name says otherwise. A page that needs one reads it here. */
export const FIGURES = {
  overdraftFee: 35,
  checkingOpeningDeposit: 50,
  checkingMonthlyFee: 0,
  savingsOpeningDeposit: 25,
  savingsFreeWithdrawalsPerMonth: 6,
  personalLoanMin: 1_000,
  personalLoanMax: 50_000,
  personalLoanApprovalHours: "24-48",
  homeLoanMaxYears: 30,
  creditCardAprFromPercent: "15.99",
  creditCardMinimumScore: 620,
  debitCardDeliveryBusinessDays: "5-7",
  creditCardDeliveryBusinessDays: "7-10",
  cardIssuanceFee: 5,
} as const;

export const CARD_ISSUANCE_FEE_CENTS = BigInt(FIGURES.cardIssuanceFee) * 100n;
