import { isOtp, meetsPasswordRules } from "@lintel/contract";
import { emptyFields } from "../lib/empty-fields";

export interface ResetDraft {
  readonly email: string;
  readonly otp: string;
  readonly password: string;
  readonly password_confirmation: string;
}

type ResetProblem = "fillAllResetFields" | "enterOtp" | "meetPasswordRules";

/** The first thing wrong with a reset, in the order in which a person should hear about it. */
export function resetProblem(draft: ResetDraft): ResetProblem | null {
  if (emptyFields(draft).length > 0) return "fillAllResetFields";
  if (!isOtp(draft.otp)) return "enterOtp";
  if (!meetsPasswordRules(draft.password, draft.password_confirmation)) return "meetPasswordRules";
  return null;
}
