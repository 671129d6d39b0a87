import { meetsPasswordRules } from "@lintel/contract";
import { emptyFields } from "../lib/empty-fields";

export interface SignUpDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

export const EMPTY_DRAFT: SignUpDraft = {
  firstname: "",
  lastname: "",
  email: "",
  password: "",
  password_confirmation: "",
};

type SignUpProblem = "fillAllFields" | "meetPasswordRules";

/** The first thing wrong with a draft, in the order in which a person should hear about it. */
export function signUpProblem(draft: SignUpDraft): SignUpProblem | null {
  if (emptyFields(draft).length > 0) return "fillAllFields";
  if (!meetsPasswordRules(draft.password, draft.password_confirmation)) return "meetPasswordRules";
  return null;
}
