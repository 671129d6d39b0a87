import { randomBytes, randomInt } from "node:crypto";

/** What a person reads out on the phone. Random; a constraint refuses the one in billions that is taken, and the transaction is tried again. */
export function newReference(): string {
  return `TX-${randomBytes(4).toString("hex").toUpperCase()}`;
}

/** Twelve digits, random: knowing one account says nothing about the next. */
export function newAccountNumber(): string {
  return String(randomInt(100_000, 1_000_000)) + String(randomInt(0, 1_000_000)).padStart(6, "0");
}

/** Whether a search could find anything: no reference holds other characters. */
export function couldBeInReference(part: string): boolean {
  return /^(?:(?:T?X)?-)?[0-9A-F]{0,8}$|^TX?$|^X$/.test(part);
}
