import { monthlyInterest } from "../lib/percent";

interface SavingsPlan {
  monthlyDepositCents: bigint;
  years: number;
  rateThousandths: number;
}

interface YearOfGrowth {
  year: number;
  depositedCents: bigint;
  balanceCents: bigint;
}

/** A deposit at the start of each month, interest at its end, year by year. */
export function growth({ monthlyDepositCents, years, rateThousandths }: SavingsPlan): readonly YearOfGrowth[] {
  const result: YearOfGrowth[] = [];
  let depositedCents = 0n;
  let balanceCents = 0n;

  for (let month = 1; month <= years * 12; month++) {
    depositedCents += monthlyDepositCents;
    balanceCents += monthlyDepositCents;
    balanceCents += monthlyInterest(balanceCents, rateThousandths);
    if (month % 12 === 0) result.push({ year: month / 12, depositedCents, balanceCents });
  }

  return result;
}
