import { parseAmount } from "./money";
import type { RefusalCode } from "./refusals";

const SWIFT_MIN_LENGTH = 8;
export const SWIFT_MAX_LENGTH = 11;
export const DESCRIPTION_MAX_LENGTH = 140;

export interface TransferDraft {
  account_id: string;
  recipient_account: string;
  amount: string | number;
  bank_name: string;
  routing_number: string;
  swift_code: string;
}

export type TransferProblem = Extract<
  RefusalCode,
  "transfer_fields_required" | "bank_details_required" | "swift_required" | "swift_length" | "invalid_amount"
>;

/** A request has no switch between this bank and others: any of another bank's details stands for it. */
export function namesOtherBank(draft: Pick<TransferDraft, "bank_name" | "routing_number" | "swift_code">): boolean {
  return [draft.bank_name, draft.routing_number, draft.swift_code].some((text) => text.trim() !== "");
}

/** The first thing wrong with a transfer, in the order in which a customer should hear about it. */
export function transferProblem(draft: TransferDraft, toOtherBank: boolean): TransferProblem | null {
  const blank = (text: string) => text.trim() === "";
  if (blank(draft.account_id) || blank(draft.recipient_account) || blank(String(draft.amount))) {
    return "transfer_fields_required";
  }
  if (toOtherBank) {
    if (blank(draft.bank_name) || blank(draft.routing_number)) return "bank_details_required";
    if (blank(draft.swift_code)) return "swift_required";
    const length = draft.swift_code.trim().length;
    if (length < SWIFT_MIN_LENGTH || length > SWIFT_MAX_LENGTH) return "swift_length";
  }
  const amount = parseAmount(draft.amount);
  if (amount === null || amount <= 0n) return "invalid_amount";
  return null;
}
