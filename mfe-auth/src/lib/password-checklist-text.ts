import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
  passwordRules,
} from "@lintel/contract";
import type { Translate } from "@lintel/portal";
import type { PasswordChecklistLabels, PasswordFieldLabels } from "@lintel/shared-ui";
import type english from "../languages/en";

const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** What managers read of a field for a new password. Safari's own proposal has a hyphen for its only special character, which is none of ours. */
export const NEW_PASSWORD = {
  autoComplete: "new-password",
  maxLength: PASSWORD_MAX_LENGTH,
  passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: upper; required: digit; required: [${SPECIAL_CHARACTERS}];`,
} as const;

type T = Translate<typeof english>;

/** The rules in the order of the specification, each with whether it is met so far. */
export function checkedRules(password: string, confirmation: string, t: T): { label: string; met: boolean }[] {
  const label: Record<PasswordRule, string> = {
    length: t("ruleLength"),
    uppercase: t("ruleUppercase"),
    number: t("ruleNumber"),
    special: t("ruleSpecial", { characters: SPECIAL_CHARACTERS }),
    match: t("ruleMatch"),
  };
  const met = passwordRules(password, confirmation);
  return PASSWORD_RULES.map((rule) => ({ label: label[rule], met: met[rule] }));
}

export function checklistLabels(t: T): PasswordChecklistLabels {
  return {
    title: t("passwordRules"),
    met: t("ruleMet"),
    notMet: t("ruleNotMet"),
    summary: (met, total) => t("rulesSummary", { met, total }),
  };
}

export function passwordFieldLabels(t: T): PasswordFieldLabels {
  return { show: t("showPassword"), hide: t("hidePassword"), capsLock: t("capsLock") };
}

/** Of the second of two fields: the buttons of both would be called the same. Nor do they say "confirm", by which the field itself is looked for. */
export function confirmationFieldLabels(t: T): PasswordFieldLabels {
  return { ...passwordFieldLabels(t), show: t("showConfirmation"), hide: t("hideConfirmation") };
}
