import { plainWidth } from "@lintel/shared-ui/plain-width";

/**
 * A rate as a person writes it, "5.25", "5,25" or ".5", in thousandths of a percent; null when it is no rate. Empty is no rate at all:
 * zero. "5." is 5 and "." nothing yet: nobody should be told on the way to "5.25" that it is wrong.
 */
export function parsePercent(text: string, limitPercent: number): number | null {
  const plain = plainWidth(text).trim().replace(",", ".").replace(/%$/, "").trim();
  if (!/^\d{0,3}(\.\d{0,3})?$/.test(plain)) return null;
  const thousandths = Math.round(Number(`0${plain}`) * 1000);
  return thousandths <= limitPercent * 1000 ? thousandths : null;
}

const THOUSANDTHS_A_YEAR = 12n * 100n * 1000n;

/** A month's interest on an amount, in whole ones of whatever the amount is counted in, rounded half up. */
export function monthlyInterest(amount: bigint, rateThousandths: number): bigint {
  return (amount * BigInt(rateThousandths) + THOUSANDTHS_A_YEAR / 2n) / THOUSANDTHS_A_YEAR;
}
