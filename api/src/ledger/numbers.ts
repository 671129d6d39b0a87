import { randomBytes, randomInt } from "node:crypto";

/** Of digits and letters those that are not taken for each other when a person reads them out on the phone. */
export const REFERENCE_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 8;

/** Random. A constraint refuses one that is taken, and the transaction is tried again with another. */
export function newReference(): string {
  return referenceOf(randomBytes(REFERENCE_LENGTH));
}

export function newReferences(count: number): string[] {
  const random = randomBytes(count * REFERENCE_LENGTH);
  return Array.from({ length: count }, (_, n) =>
    referenceOf(random.subarray(n * REFERENCE_LENGTH, (n + 1) * REFERENCE_LENGTH)),
  );
}

function referenceOf(random: Buffer): string {
  let digits = "";
  for (const byte of random) digits += REFERENCE_DIGITS[byte % REFERENCE_DIGITS.length];
  return `TX-${digits}`;
}

/** Twelve digits, random: knowing one account says nothing about the next. */
export function newAccountNumber(): string {
  return String(randomInt(100_000, 1_000_000)) + String(randomInt(0, 1_000_000)).padStart(6, "0");
}

/** As people see it: enough to know the account by, and not to pay into it. */
export function maskedAccount(number: string): string {
  return `${number.slice(0, 4)}******${number.slice(-2)}`;
}

const PART_OF_REFERENCE = new RegExp(`^(?:(?:T?X)?-)?[${REFERENCE_DIGITS}]{0,${REFERENCE_LENGTH}}$`);

/** Whether a search could find anything: no reference holds other characters. */
export function couldBeInReference(part: string): boolean {
  return PART_OF_REFERENCE.test(part);
}
