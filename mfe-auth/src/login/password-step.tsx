import { PASSWORD_MAX_LENGTH } from "@lintel/contract";
import { toast, useMessages } from "@lintel/portal";
import { Button, PasswordField } from "@lintel/shared-ui";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Actions, AuthForm } from "../components/auth-form";
import { UsernameForManagers } from "../components/username-for-managers";
import { passwordFieldLabels } from "../lib/password-field-labels";
import { showErrors } from "../lib/show-errors";
import { useFocusAtFirst } from "../lib/use-focus-at-first";
import { messages } from "../messages";
import { LoginProgress, useStepText } from "./login-progress";
import { SigningInAs } from "./signing-in-as";

interface PasswordStepProps {
  identifier: string;
  known: string;
  takesFocus: boolean;
  onContinue: (password: string) => void;
  onBack: () => void;
}

/** Nothing is asked of the bank here: a password checked alone would tell a stranger which half they guessed. */
export function PasswordStep({ identifier, known, takesFocus, onContinue, onBack }: PasswordStepProps) {
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const input = useFocusAtFirst(takesFocus, useStepText(2));
  const [password, setPassword] = useState(known);
  const [isMissing, setIsMissing] = useState(false);

  function handleSubmit() {
    if (password !== "") {
      onContinue(password);
      return;
    }
    showErrors(form.current, () => setIsMissing(true));
    toast.error(t("enterPassword"));
  }

  return (
    <AuthForm
      title={t("passwordTitle")}
      lead={<SigningInAs identifier={identifier} onChange={onBack} />}
      progress={<LoginProgress step={2} />}
      form={form}
      onSubmit={handleSubmit}
    >
      <UsernameForManagers username={identifier} />
      <PasswordField
        ref={input}
        label={t("password")}
        labels={passwordFieldLabels(t)}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        value={password}
        error={isMissing ? t("enterPassword") : undefined}
        onChange={(event) => {
          setPassword(event.target.value);
          setIsMissing(false);
        }}
      />
      <Actions>
        <Button type="submit" size="l" wide>
          {t("continue")}
        </Button>
        <Button variant="quiet" wide icon={<ArrowLeft size={20} strokeWidth={1.75} />} onClick={onBack}>
          {t("back")}
        </Button>
      </Actions>
    </AuthForm>
  );
}
