import { monthlyInterest } from "../../lib/percent";

interface LoanTerms {
  amountCents: bigint;
  years: number;
  rateThousandths: number;
}

interface YearOfRepayment {
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
/** What a payment's rounding leaves out grows with the interest: over 30 years at 40 %, half a cent to $20,000. So money is counted finer than in cents. */
const PARTS_OF_CENT = 100_000_000n;

/** Equal monthly payments. Everything is an integer, and only the size of the payment is found with a power; the cents are what a year ends with. */
export function repayment({ amountCents, years, rateThousandths }: LoanTerms): Repayment {
  const payment = equalPayment(amountCents, years * MONTHS, rateThousandths);
  const schedule: YearOfRepayment[] = [];
  let balance = amountCents * PARTS_OF_CENT;
  let interest = 0n;
  let balanceCents = amountCents;
  let interestCents = 0n;

  for (let year = 1; year <= years; year++) {
    for (let month = 1; month <= MONTHS; month++) {
      const interestOfMonth = monthlyInterest(balance, rateThousandths);
      interest += interestOfMonth;
      balance += interestOfMonth - payment;
    }
    const balanceBefore = balanceCents;
    const interestBefore = interestCents;
    balanceCents = inCents(balance);
    interestCents = inCents(interest);
    schedule.push({
      year,
      principalCents: balanceBefore - balanceCents,
      interestCents: interestCents - interestBefore,
      balanceCents,
    });
  }

  const totalCents = amountCents + interestCents;
  return { monthlyCents: inCents(payment), interestCents, totalCents, years: schedule };
}

function equalPayment(amountCents: bigint, months: number, rateThousandths: number): bigint {
  const amount = Number(amountCents);
  const rate = rateThousandths / 1000 / 100 / MONTHS;
  const payment = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  return BigInt(Math.round(payment * Number(PARTS_OF_CENT)));
}

function inCents(parts: bigint): bigint {
  return (parts + PARTS_OF_CENT / 2n) / PARTS_OF_CENT;
}
