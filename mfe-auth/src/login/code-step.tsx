import { isOtp, OTP_LENGTH, OTP_LIFETIME_MINUTES } from "@lintel/contract";
import { api, session, toast, useMessages } from "@lintel/portal";
import { Button, CodeField } from "@lintel/shared-ui";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Actions, AuthForm, Row } from "../components/auth-form";
import { FailureNote } from "../components/failure-note";
import { ResendButton } from "../components/resend-button";
import { StaffNeverAsk } from "../components/staff-never-ask";
import { UsernameForManagers } from "../components/username-for-managers";
import { type Failure, failureOf, toastText } from "../lib/failure";
import { resetAddress } from "../lib/reset-address";
import { showErrors } from "../lib/show-errors";
import { useFocusAtFirst } from "../lib/use-focus-at-first";
import { usePending } from "../lib/use-pending";
import { messages } from "../messages";
import { codeSent, type Doubt, endLogin, type SentCode } from "./login-entry";
import { LoginProgress, useStepText } from "./login-progress";
import { SigningInAs } from "./signing-in-as";

interface CodeStepProps {
  identifier: string;
  password: string;
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  onDoubt: (doubt: Doubt) => void;
  onBack: () => void;
  onChangeIdentifier: () => void;
}

export function CodeStep({ identifier, password, sent, onResent, onDoubt, onBack, onChangeIdentifier }: CodeStepProps) {
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const input = useFocusAtFirst(true, useStepText(3));
  const [code, setCode] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isVerifying, runVerify] = usePending();
  const [isResending, runResend] = usePending();

  function handleSubmit() {
    if (!isOtp(code)) {
      showErrors(form.current, () => {
        setFailure(null);
        setIsIncomplete(true);
      });
      toast.error(t("enterOtp"));
      return;
    }
    void runVerify(verify);
  }

  async function verify(isHere: () => boolean) {
    setFailure(null);
    try {
      const { access_token } = await api("POST /verify-otp-login", {
        body: { user_id: sent.challenge, otp: code, password },
      });
      // Whoever went back, or away, is signed in no more: it may be somebody else who sits here now.
      if (!isHere()) return endUnused(access_token);
      toast.success(t("loginSuccessful"));
      // Of a reset that was begun in this tab, by somebody else perhaps.
      resetAddress.forget();
      // From here on the shell leads: to the page that was asked for, or to the dashboard.
      session.start(access_token);
      endLogin();
    } catch (error) {
      const told = failureOf(error, "error");
      // The toast reads out the bank's words alone, which are only half of it where an earlier answer was lost.
      setFailure(sent.doubt && told.code === "invalid_credentials" ? { ...told, isUnsaid: true } : told);
      if (told.isUncertain) onDoubt("codeMayBeUsed");
      input.current?.focus();
      // The field is full: what is typed now is another code.
      input.current?.select();
      toast.error(toastText(told, t, "loginFailed"));
    }
  }

  async function resend() {
    setFailure(null);
    try {
      const { user_id } = await api("POST /send-login-otp", { body: { identifier } });
      onResent(codeSent(user_id, Date.now()));
      setCode("");
      setIsIncomplete(false);
      toast.success(t("otpResent"));
    } catch (error) {
      const told = failureOf(error, "error");
      setFailure({ ...told, isUnsaid: true });
      if (told.retryAt !== null) onResent({ ...sent, resendAt: told.retryAt });
      if (told.isUncertain) onDoubt("newerCodeInvalid");
      toast.error(t("otpResendFailed"));
    }
  }

  const codeHelp = sent.doubt ? t(sent.doubt) : t("invalidCredentialsHelp", { minutes: OTP_LIFETIME_MINUTES });

  return (
    <AuthForm
      title={t("codeTitle")}
      lead={
        <>
          <SigningInAs identifier={identifier} onChange={onChangeIdentifier} />
          <span>{t("codeLead", { minutes: OTP_LIFETIME_MINUTES })}</span>
        </>
      }
      progress={<LoginProgress step={3} />}
      form={form}
      onSubmit={handleSubmit}
      below={<StaffNeverAsk />}
    >
      <UsernameForManagers username={identifier} />
      <CodeField
        ref={input}
        label={t("code")}
        name="otp"
        value={code}
        error={isIncomplete ? t("enterOtp") : undefined}
        labels={{ count: (entered) => t("codeCount", { entered, total: OTP_LENGTH }) }}
        onChange={(digits) => {
          setCode(digits);
          setIsIncomplete(false);
        }}
      />
      <Row>
        {t("checkSpam")}
        <ResendButton
          lockedUntil={sent.resendAt}
          isPending={isResending}
          onResend={() => void runResend(resend)}
          codeField={input}
        />
      </Row>
      {failure && (
        <FailureNote failure={failure} help={failure.code === "invalid_credentials" ? codeHelp : undefined} />
      )}
      <Actions>
        <Button type="submit" size="l" wide busy={isVerifying}>
          {t("verifyAndLogin")}
        </Button>
        <Button variant="quiet" wide icon={<ArrowLeft size={20} strokeWidth={1.75} />} onClick={onBack}>
          {t("backToPassword")}
        </Button>
      </Actions>
    </AuthForm>
  );
}

/** Unused, the bank would know the session for a quarter of an hour. Nobody is here to be told that it did not end. */
function endUnused(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  api("POST /logout", { headers, unattended: true, keepalive: true, endsNothing: true }).catch(() => undefined);
}
