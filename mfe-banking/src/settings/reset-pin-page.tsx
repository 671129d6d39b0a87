import { PASSWORD_MAX_LENGTH } from "@lintel/contract";
import { api, Refusal, toast, useMessages } from "@lintel/portal";
import { refresh, useProfile } from "@lintel/portal/queries";
import { Banner, Button, Card, focusFirstInvalid, PasswordField } from "@lintel/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { BackLink } from "../components/back-link";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { PIN_SAVED_RELOAD_MS, SetPin } from "../components/set-pin";
import { SuspendedBanner } from "../components/suspended-banner";
import { useFailureText } from "../lib/refusals/failure-text";
import { useGoBack } from "../lib/use-go-back";
import { settingsMessages } from "./messages";

export { settingsMessages as messages } from "./messages";

type Step = "password" | "pin" | "done";

export default function ResetPinPage() {
  const t = useMessages(settingsMessages);
  const tBank = useMessages(bankingMessages);
  const isSuspended = useProfile().data?.suspended === 1;
  const [step, setStep] = useState<Step>("password");
  const [notice, setNotice] = useState<string | null>(null);
  const [isUncertain, setIsUncertain] = useState(false);

  useGoingBack(step === "done");

  function handleSaved() {
    setStep("done");
    toast.success(t("pinSet"));
  }

  const above = <BackLink to="/online-banking/settings">{t("backToSettings")}</BackLink>;
  if (isSuspended) {
    return (
      <BankingPage title={t("resetTitle")} above={above}>
        <SuspendedBanner />
      </BankingPage>
    );
  }
  return (
    <BankingPage title={t("resetTitle")} lead={t("resetLead")} above={above}>
      {step === "password" && isUncertain && <Banner tone="warning">{t("pinUncertain")}</Banner>}
      {step === "done" ? (
        <Banner tone="positive">{t("goingBack")}</Banner>
      ) : (
        <PasswordForm notice={notice} onVerified={() => setStep("pin")} />
      )}
      {step === "pin" && (
        <SetPin
          description={tBank("pinNew")}
          onSaved={handleSaved}
          onCancel={() => setStep("password")}
          onUncertain={() => {
            setIsUncertain(true);
            setStep("password");
          }}
          onPasswordRequired={(text) => {
            setNotice(text);
            setStep("password");
          }}
        />
      )}
    </BankingPage>
  );
}

interface PasswordFormProps {
  /** Why the password is asked for once more. */
  notice: string | null;
  onVerified: () => void;
}

function PasswordForm({ notice, onVerified }: PasswordFormProps) {
  const t = useMessages(settingsMessages);
  const failureText = useFailureText();
  const profile = useProfile().data;
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);

  const verify = useMutation({
    // By closure, as with the PIN: a mutation's variables stay in its cache.
    mutationFn: () => api("POST /validate-user-password", { body: { user_id: profile?.id ?? "", password } }),
    gcTime: 0,
    onSuccess: () => {
      setPassword("");
      toast.success(t("passwordVerified"));
      onVerified();
    },
    onError: (failure) =>
      refuse(
        failure instanceof Refusal && failure.code === "invalid_password" ? t("invalidPassword") : failureText(failure),
      ),
  });

  function refuse(text: string) {
    toast.error(text);
    setError(text);
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    if (password === "") refuse(t("enterPassword"));
    else verify.mutate();
  }

  return (
    <Box data-screen-only>
      <Form ref={form} onSubmit={handleSubmit} noValidate>
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_LENGTH}
          value={password}
          error={error ?? (password === "" ? notice : null)}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
          labels={{ show: t("showPassword"), hide: t("hidePassword"), capsLock: t("capsLock") }}
        />
        <Button type="submit" busy={verify.isPending}>
          {t("verify")}
        </Button>
      </Form>
    </Box>
  );
}

/** Back to where the person came from, with a profile that knows of the new PIN. */
function useGoingBack(isDone: boolean) {
  const goBack = useGoBack("/online-banking/settings");

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      void refresh(["profile"]);
      goBack();
    }, PIN_SAVED_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isDone, goBack]);
}

const Box = styled(Card)`
  max-width: 480px;
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;
