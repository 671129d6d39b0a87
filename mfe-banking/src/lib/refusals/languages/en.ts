import { MESSAGES, REFUSALS, type RefusalCode } from "@lintel/contract";

const texts = Object.entries(REFUSALS).map(([code, { text }]) => [code, text]);

/** The bank's own sentences: English stays the one list that the server speaks from. */
const english = {
  ...(Object.fromEntries(texts) as Readonly<Record<RefusalCode, string>>),
  unreachable: "We could not reach the bank. Please check your connection and try again.",
  errorOccurred: MESSAGES.errorOccurred,
  resetToUnlock: "Log out and reset your password to unlock it.",
  tooMany: "Too many attempts.",
  waitMinutes: { one: "Try again in {count} minute.", other: "Try again in {count} minutes." },
} as const;

export default english;
