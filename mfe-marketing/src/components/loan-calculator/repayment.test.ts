import fc from "fast-check";
import { repayment } from "./repayment";

const ANY_TERMS = [
  fc.bigInt({ min: 100_000n, max: 100_000_000n }),
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 0, max: 40_000 }),
] as const;

it("repays a known loan as any table of loans says", () => {
  const { monthlyCents, interestCents } = repayment({ amountCents: 20_000_000n, years: 30, rateThousandths: 6_000 });

  expect(monthlyCents).toBe(119_910n);
  // The payment shown is rounded, so the sum may differ from 360 of them.
  expect(Number(interestCents)).toBeGreaterThan(23_167_000);
  expect(Number(interestCents)).toBeLessThan(23_168_500);
});

it("costs nothing more than the loan itself without a rate", () => {
  const result = repayment({ amountCents: 1_000_000n, years: 4, rateThousandths: 0 });

  expect(result.interestCents).toBe(0n);
  expect(result.totalCents).toBe(1_000_000n);
  expect(result.monthlyCents).toBe(20_833n);
});

it("pays back exactly what was lent, to the cent, whatever the terms", () => {
  fc.assert(
    fc.property(...ANY_TERMS, (amountCents, years, rateThousandths) => {
      const result = repayment({ amountCents, years, rateThousandths });
      const principal = result.years.reduce((sum, year) => sum + year.principalCents, 0n);
      const interest = result.years.reduce((sum, year) => sum + year.interestCents, 0n);

      expect(result.years).toHaveLength(years);
      expect(principal).toBe(amountCents);
      expect(interest).toBe(result.interestCents);
      expect(principal + interest).toBe(result.totalCents);
      expect(result.years.at(-1)?.balanceCents).toBe(0n);
    }),
    { numRuns: 60 },
  );
});

it("adds up to the payments, but for the half cent that rounds each of them", () => {
  fc.assert(
    fc.property(...ANY_TERMS, (amountCents, years, rateThousandths) => {
      const { monthlyCents, totalCents } = repayment({ amountCents, years, rateThousandths });
      const months = years * 12;

      expect(Math.abs(Number(totalCents - monthlyCents * BigInt(months)))).toBeLessThanOrEqual(months / 2 + 1);
    }),
    { numRuns: 60, examples: [[25_000_000n, 30, 40_000]] },
  );
});

it("never owes more from one year to the next", () => {
  const { years } = repayment({ amountCents: 25_000_000n, years: 30, rateThousandths: 15_990 });

  const balances = years.map((year) => year.balanceCents);
  expect(balances).toEqual([...balances].sort((left, right) => (left > right ? -1 : 1)));
});
