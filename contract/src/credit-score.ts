import type { Cents } from "./money";

export const CREDIT_SCORE = { min: 300, max: 850 } as const;

const BANDS = [
  { from: 750, band: "Excellent" },
  { from: 700, band: "Good" },
  { from: 650, band: "Fair" },
  { from: 600, band: "Poor" },
] as const;

export type CreditBand = (typeof BANDS)[number]["band"] | "Very Poor";

/** The sum of all transaction amounts in dollars, divided by ten, floored, clamped. Illustrative: no bureau computes it so. */
export function creditScore(amounts: readonly Cents[]): number {
  const cents = amounts.reduce((sum, amount) => sum + amount, 0n);
  return Math.min(CREDIT_SCORE.max, Math.max(CREDIT_SCORE.min, Number(cents / 1000n)));
}

export function creditBand(score: number): CreditBand {
  return BANDS.find(({ from }) => score >= from)?.band ?? "Very Poor";
}

/** How many points are missing to the next band; null at the top. */
export function pointsToNextBand(score: number): { points: number; band: CreditBand } | null {
  const next = [...BANDS].reverse().find(({ from }) => score < from);
  return next ? { points: next.from - score, band: next.band } : null;
}
