import { z } from "zod";
import { EMAIL_MAX_LENGTH, isOtp, isPin, PASSWORD_MAX_LENGTH } from "./credentials";
import { ACCOUNT_NUMBER_MAX_LENGTH } from "./field-limits";
import { asHeld, hasHidden } from "./hidden-characters";
import { MESSAGES } from "./messages";
import { parseAmount } from "./money";
import { DESCRIPTION_MAX_LENGTH, SWIFT_MAX_LENGTH } from "./transfer-rules";

/** One line of a person's own words, kept in NFC. */
export const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength, { abort: true })
    .refine((text) => !hasHidden(text), "Contains characters that cannot be shown.")
    .transform(asHeld);

/** Several lines of a person's own words: as a line, but for line breaks and tabs. */
export const lines = (maxLength: number) =>
  z
    .string()
    .max(maxLength, { abort: true })
    .refine((text) => !hasHidden(text.replaceAll(/[\r\n\t]/g, "")), "Contains characters that cannot be shown.")
    .transform(asHeld)
    .refine((text) => text !== "", MESSAGES.fillAllFields);

export const requiredLine = (maxLength: number) =>
  line(maxLength).refine((text) => text !== "", MESSAGES.fillAllFields);

export const id = z.string().min(1).max(64);

/** Exactly one plain address. The length is looked at before the pattern, and the pattern cannot backtrack. */
export const email = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .transform((text) => text.trim().toLowerCase())
  .refine(
    (text) => /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/.test(text),
    "Enter a valid email address.",
  );

/** In NFC, since keyboards write one letter in two ways; a person's own for the rest, spaces too. */
export const password = z
  .string()
  // One letter is written in four characters at most. Marks without end take the square of their number to be put in order.
  .max(4 * PASSWORD_MAX_LENGTH, { abort: true })
  .normalize("NFC")
  .min(1)
  .max(PASSWORD_MAX_LENGTH);
export const pin = z.string().max(16).refine(isPin, MESSAGES.pinDigits);
export const otp = z.string().max(16).refine(isOtp, MESSAGES.enterOtp);

/** Arrives as 12.5 or "12.50", leaves as cents. */
export const amount = z.union([z.number(), z.string().max(16)]).transform((value, context) => {
  const cents = parseAmount(value);
  if (cents === null || cents <= 0n) {
    context.addIssue({ code: "custom", message: MESSAGES.transferAmount });
    return z.NEVER;
  }
  return cents;
});

export const description = line(DESCRIPTION_MAX_LENGTH);
export const bankName = line(80);
/** Of its characters nothing is asked, only of their number, by the rules of a transfer. */
export const swiftCode = line(SWIFT_MAX_LENGTH * 2);
/** Of an account or of a bank. */
export const bankingNumber = z
  .string()
  .max(ACCOUNT_NUMBER_MAX_LENGTH)
  .regex(/^[0-9A-Za-z -]*$/);

/** A calendar day in UTC, inclusive at both ends of a range. */
export const day = z.iso.date();
export const pageSize = z.coerce.number().int().min(1).max(500);
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);
