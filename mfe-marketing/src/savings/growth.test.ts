import { growth } from "./growth";

it("holds exactly what was paid in when there is no rate", () => {
  const years = growth({ monthlyDepositCents: 15_000n, years: 5, rateThousandths: 0 });

  expect(years).toHaveLength(5);
  expect(years.at(-1)).toEqual({ year: 5, depositedCents: 900_000n, balanceCents: 900_000n });
});

it("adds each month's interest to what earns interest next", () => {
  const [first] = growth({ monthlyDepositCents: 100_000n, years: 1, rateThousandths: 12_000 });

  // $1,000 a month at 1% a month, paid in at the start: 12,809.33 by the formula, less a few cents of rounding.
  expect(first?.depositedCents).toBe(1_200_000n);
  expect(Number(first?.balanceCents)).toBeGreaterThanOrEqual(1_280_925);
  expect(Number(first?.balanceCents)).toBeLessThanOrEqual(1_280_940);
});
