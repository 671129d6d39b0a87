import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
  passwordRules,
  SPECIAL_CHARACTERS,
} from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { PasswordChecklist, PasswordField } from "@lintel/shared-ui";
import { type ChangeEvent, useId } from "react";
import { isGuessablePassword } from "../lib/guessable-password";
import { passwordFieldLabels } from "../lib/password-field-labels";
import { messages } from "../messages";
import { Beside, Fields } from "./auth-form";

/** What managers read of a field for a new password. Safari's own proposal has a hyphen for its only special character, which is none of ours. */
const NEW_PASSWORD = {
  autoComplete: "new-password",
  maxLength: PASSWORD_MAX_LENGTH,
  passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: upper; required: digit; required: [${SPECIAL_CHARACTERS}];`,
} as const;

interface Passwords {
  readonly password: string;
  readonly password_confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  passwords: Passwords;
  /** What others know of the person, which makes no good password. */
  about: readonly string[];
  errorOf: (name: keyof Passwords) => string | undefined;
  onChange: (changed: Partial<Passwords>) => void;
}

/** A new password, twice, and how far it meets the rules. */
export function NewPasswordFields({ label, passwords, about, errorOf, onChange }: NewPasswordFieldsProps) {
  const t = useMessages(messages);
  const rulesId = useId();
  const { password, password_confirmation } = passwords;
  const met = passwordRules(password, password_confirmation);
  const ruleLabels: Record<PasswordRule, string> = {
    length: t("ruleLength", { length: PASSWORD_MIN_LENGTH }),
    uppercase: t("ruleUppercase"),
    number: t("ruleNumber"),
    special: t("ruleSpecial", { characters: SPECIAL_CHARACTERS }),
    match: t("ruleMatch"),
  };

  function field(name: keyof Passwords) {
    return {
      name,
      value: passwords[name],
      error: errorOf(name),
      ...NEW_PASSWORD,
      onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
    };
  }

  return (
    <Fields>
      <PasswordField label={label} labels={passwordFieldLabels(t)} aria-describedby={rulesId} {...field("password")} />
      <PasswordField
        label={t("confirmPassword")}
        // The buttons of both fields would be called the same. Nor do these say "confirm", by which the field itself is looked for.
        labels={{ ...passwordFieldLabels(t), show: t("showConfirmation"), hide: t("hideConfirmation") }}
        {...field("password_confirmation")}
      />
      <Beside>
        <PasswordChecklist
          id={rulesId}
          rules={PASSWORD_RULES.map((rule) => ({ label: ruleLabels[rule], met: met[rule] }))}
          started={password !== "" || password_confirmation !== ""}
          advice={isGuessablePassword(password, about) ? t("passwordEasy") : null}
          labels={{
            title: t("passwordRules"),
            met: t("ruleMet"),
            notMet: t("ruleNotMet"),
            summary: (met, total) => t("rulesSummary", { met, total }),
          }}
        />
      </Beside>
    </Fields>
  );
}
