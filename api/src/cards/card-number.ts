import { randomInt } from "node:crypto";
import type { CardType } from "@lintel/contract";

/** Test ranges of the two networks: valid by Luhn, and nobody's. */
const RANGE: Record<CardType, string> = { debit: "400000", credit: "555555" };

export function newCardNumber(type: CardType): string {
  const body = `${RANGE[type]}${String(randomInt(0, 1_000_000_000)).padStart(9, "0")}`;
  return body + luhnDigit(body);
}

export function newCvv(): string {
  return String(randomInt(0, 1_000)).padStart(3, "0");
}

/** "03/30": good for four years. */
export function expiryAfter(now: Date): string {
  return `${String(now.getUTCMonth() + 1).padStart(2, "0")}/${String((now.getUTCFullYear() + 4) % 100).padStart(2, "0")}`;
}

function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
