import { ACCOUNT_NUMBER_MAX_LENGTH, SWIFT_MAX_LENGTH, type TransferDraft } from "@lintel/contract";
import { plainWidth } from "@lintel/shared-ui/plain-width";

export type TransferMode = "same-bank" | "other-bank";

/** What stands in the form. Text throughout, as it was typed: the bank reads the amount, not a float. */
export interface Draft extends TransferDraft {
  mode: TransferMode;
  amount: string;
  description: string;
}

export const EMPTY_DRAFT: Draft = {
  mode: "same-bank",
  account_id: "",
  recipient_account: "",
  amount: "",
  bank_name: "",
  routing_number: "",
  swift_code: "",
  description: "",
};

/** The other bank's details go with the mode they belonged to; a hidden routing number must not be sent. */
export function withMode(draft: Draft, mode: TransferMode): Draft {
  return { ...draft, mode, bank_name: "", routing_number: "", swift_code: "" };
}

export function swiftAsTyped(text: string): string {
  return plainWidth(text)
    .replace(/[^0-9A-Za-z]/g, "")
    .toUpperCase()
    .slice(0, SWIFT_MAX_LENGTH);
}

/** What the characters of a code stand for, and how many of each are still to come. */
export function swiftParts(code: string) {
  const part = <Name extends string>(name: Name, from: number, to: number) => {
    const text = code.slice(from, to);
    return { name, text, missing: to - from - text.length };
  };
  return [
    part("swiftBank", 0, 4),
    part("swiftCountry", 4, 6),
    part("swiftPlace", 6, 8),
    part("swiftBranch", 8, SWIFT_MAX_LENGTH),
  ];
}

const AS_MUCH_AS_FITS = new RegExp(`^(?: *[^ ]){0,${ACCOUNT_NUMBER_MAX_LENGTH}} ?`);

/** Spaces are for the eye: an IBAN that is pasted in groups of four fits as well as one in a piece. */
export function accountAsTyped(text: string): string {
  const [fits = ""] = AS_MUCH_AS_FITS.exec(plainWidth(text).replace(/[^0-9A-Za-z ]/g, "")) ?? [];
  return fits;
}

/** What the bank is asked, without the PIN. */
export function transferBody(draft: Draft) {
  const isOtherBank = draft.mode === "other-bank";
  return {
    account_id: draft.account_id,
    recipient_account: withoutSpaces(draft.recipient_account),
    amount: draft.amount.trim(),
    bank_name: isOtherBank ? draft.bank_name.trim() : null,
    routing_number: isOtherBank ? withoutSpaces(draft.routing_number) : null,
    swift_code: isOtherBank ? draft.swift_code.trim() : null,
    description: draft.description.trim() === "" ? null : draft.description.trim(),
  };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}
