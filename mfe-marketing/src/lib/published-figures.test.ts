import { FIGURES } from "@lintel/contract";
import { dollars, figuresIn, PUBLISHED_FIGURES } from "./published-figures";

it("reads like the bank's price list", () => {
  expect(PUBLISHED_FIGURES).toMatchObject({
    overdraftFee: "$35",
    checkingOpeningDeposit: "$50",
    checkingMonthlyFee: "$0",
    savingsOpeningDeposit: "$25",
    savingsFreeWithdrawals: "6",
    personalLoanMin: "$1,000",
    personalLoanMax: "$50,000",
    personalLoanApproval: "24-48",
    homeLoanMaxYears: "30",
    creditCardApr: "15.99%",
    creditCardMinimumScore: "620",
    debitCardDelivery: "5-7",
    creditCardDelivery: "7-10",
    cardIssuanceFee: "$5",
    currencies: "21",
  });
});

it("follows the bank's one list of figures", () => {
  expect(PUBLISHED_FIGURES.overdraftFee).toBe(dollars(FIGURES.overdraftFee));
});

it.each([
  ["en", "15.99%"],
  ["zh-CN", "15.99%"],
  ["it", "15,99%"],
  ["nl", "15,99%"],
  ["pl", "15,99%"],
  ["de", "15,99\u00a0%"],
  ["es", "15,99\u00a0%"],
  ["fr", "15,99\u00a0%"],
] as const)("writes a rate the way %s does, and money alike everywhere", (locale, rate) => {
  expect(figuresIn(locale)).toMatchObject({ creditCardApr: rate, personalLoanMax: "$50,000" });
});
