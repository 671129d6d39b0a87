import type { RefusalCode, TransferProblem } from "@lintel/contract";
import type { Draft } from "./transfer-draft";

export type TransferField =
  | "account_id"
  | "recipient_account"
  | "bank_name"
  | "routing_number"
  | "swift_code"
  | "amount";

const FIELDS: Readonly<
  Record<TransferProblem, readonly TransferField[]> & Partial<Record<RefusalCode, readonly TransferField[]>>
> = {
  transfer_fields_required: ["account_id", "recipient_account", "amount"],
  bank_details_required: ["bank_name", "routing_number"],
  swift_required: ["swift_code"],
  swift_length: ["swift_code"],
  invalid_amount: ["amount"],
  insufficient_funds: ["amount"],
  recipient_not_found: ["recipient_account"],
  same_account: ["recipient_account"],
  account_not_found: ["account_id"],
};

const ABOUT_BLANKS = new Set<RefusalCode>([
  "transfer_fields_required",
  "bank_details_required",
] satisfies TransferProblem[]);

/** The fields that a problem stands at. One about missing values stands only where a value is missing. */
export function fieldsOf(problem: RefusalCode, draft: Draft): readonly TransferField[] {
  const fields = FIELDS[problem] ?? [];
  return ABOUT_BLANKS.has(problem) ? fields.filter((field) => draft[field].trim() === "") : fields;
}
