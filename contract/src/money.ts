/** Money is integer cents in a bigint. Dollars exist only on the wire and on the screen. */
export type Cents = bigint;

const PLAIN_DECIMAL = /^(0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount as forms and JSON carry it: 12.5 or "12.50". Null for everything else, so that 0.001, 1e21,
 * true, [5] and "5e0" are refused rather than rounded into somebody's balance. Zero is an amount; whether it may be sent is a rule of its own.
 */
export function parseAmount(value: unknown): Cents | null {
  if (typeof value !== "number" && typeof value !== "string") return null;
  const match = PLAIN_DECIMAL.exec(String(value));
  if (!match) return null;
  const [, whole = "0", fraction = ""] = match;
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
}

/** "-12.05": the exact decimal text of an amount. */
export function decimalText(cents: Cents): string {
  const magnitude = cents < 0n ? -cents : cents;
  const fraction = (magnitude % 100n).toString().padStart(2, "0");
  return `${cents < 0n ? "-" : ""}${magnitude / 100n}.${fraction}`;
}

/** The JSON number of an amount. Made from the decimal text, so the nearest double prints the same two decimals again. */
export function toWire(cents: Cents): number {
  return Number(decimalText(cents));
}

/** The way back from an answer of the bank, whose numbers may be negative, and larger than an amount that somebody sends. */
export function fromWire(amount: number): Cents {
  return BigInt(Math.round(amount * 100));
}
