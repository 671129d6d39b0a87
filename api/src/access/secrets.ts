import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_LENGTH } from "@lintel/contract";

/** A keyed hash that is of use for one purpose only: a login code's hash must not pass for a reset code's. */
export function keyedHash(key: Buffer, purpose: string, ...parts: string[]): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function newCode(): string {
  return randomInt(10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, "0");
}

export function newBankingId(): string {
  return bankingIdOf(randomInt(100_000_000).toString().padStart(8, "0"));
}

export function bankingIdOf(digits: string): string {
  return `LNT-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
