import { monthlyInterestCents } from "../../lib/percent";

export interface LoanTerms {
  amountCents: bigint;
  years: number;
  rateThousandths: number;
}

export interface YearOfRepayment {
  year: number;
  principalCents: bigint;
  interestCents: bigint;
  balanceCents: bigint;
}

export interface Repayment {
  monthlyCents: bigint;
  interestCents: bigint;
  totalCents: bigint;
  years: readonly YearOfRepayment[];
}

const MONTHS = 12;

/** Equal monthly payments. Every cent is an integer; only the size of the payment is found with a power, and the last payment settles what rounding left. */
export function repayment({ amountCents, years, rateThousandths }: LoanTerms): Repayment {
  const months = years * MONTHS;
  const monthlyCents = equalPayment(amountCents, months, rateThousandths);
  const schedule: YearOfRepayment[] = [];
  let balanceCents = amountCents;
  let totalCents = 0n;

  for (let year = 1; year <= years; year++) {
    let principalOfYear = 0n;
    let interestOfYear = 0n;
    for (let month = 1; month <= MONTHS; month++) {
      const interest = monthlyInterestCents(balanceCents, rateThousandths);
      const isLast = year === years && month === MONTHS;
      const principal = isLast ? balanceCents : smaller(monthlyCents - interest, balanceCents);
      balanceCents -= principal;
      principalOfYear += principal;
      interestOfYear += interest;
    }
    totalCents += principalOfYear + interestOfYear;
    schedule.push({ year, principalCents: principalOfYear, interestCents: interestOfYear, balanceCents });
  }

  return { monthlyCents, interestCents: totalCents - amountCents, totalCents, years: schedule };
}

function equalPayment(amountCents: bigint, months: number, rateThousandths: number): bigint {
  const amount = Number(amountCents);
  const rate = rateThousandths / 1000 / 100 / MONTHS;
  const payment = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  return BigInt(Math.round(payment));
}

function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
