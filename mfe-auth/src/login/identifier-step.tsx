import { BRAND, EMAIL_MAX_LENGTH, withoutHidden } from "@lintel/contract";
import { api, Link, toast, useMessages, useNavigate } from "@lintel/portal";
import { Banner, Button, TextField } from "@lintel/shared-ui";
import { useRef, useState } from "react";
import { Actions, AuthForm, Row } from "../components/auth-form";
import { FailureNote } from "../components/failure-note";
import { type Failure, failureOf, toastText } from "../lib/failure";
import { showErrors } from "../lib/show-errors";
import { useFocusAtFirst } from "../lib/use-focus-at-first";
import { usePending } from "../lib/use-pending";
import { messages } from "../messages";
import { type CredentialEntry, codeSent, type Doubt, type LoginEntry, written } from "./login-entry";
import { LoginProgress, useStepText } from "./login-progress";

const ENDED = { idle: "endedIdle", expired: "endedExpired", profile: "endedProfile" } as const;

interface IdentifierStepProps {
  known: string;
  ended: keyof typeof ENDED | null;
  /** The last code of this visit: good for somebody who went back and comes again too early. */
  lastSent: CredentialEntry | null;
  takesFocus: boolean;
  onSent: (entry: CredentialEntry) => void;
  onDoubt: (challenge: string, doubt: Doubt) => void;
}

export function IdentifierStep({ known, ended, lastSent, takesFocus, onSent, onDoubt }: IdentifierStepProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useFocusAtFirst(takesFocus, useStepText(1));
  const [identifier, setIdentifier] = useState(known);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, run] = usePending();

  function handleSubmit() {
    if (identifier.trim() === "") {
      showErrors(form.current, () => setIsMissing(true));
      toast.error(t("enterIdentifier"));
      return;
    }
    void run(sendCode);
  }

  async function sendCode(isHere: () => boolean) {
    const asked = identifier.trim();
    setFailure(null);
    try {
      const { user_id } = await api("POST /send-login-otp", { body: { identifier: asked } });
      const sent: CredentialEntry = { step: "password", identifier: asked, ...codeSent(user_id, Date.now()) };
      toast.success(t("otpSent"));
      onSent(sent);
      if (!isHere()) return;
      // The way back to this step finds what was typed here.
      goTo({ ...sent, step: "identifier" }, true);
      goTo(sent);
    } catch (error) {
      const told = failureOf(error, "error");
      setFailure(told);
      if (told.isUncertain && lastSent?.identifier === asked) onDoubt(lastSent.challenge, "newerCodeInvalid");
      toast.error(toastText(told, t, "otpFailed"));
    }
  }

  function goTo(entry: LoginEntry, replace = false) {
    void navigate("/login", { state: written(entry), replace });
  }

  const usable = failure?.code === "resend_cooldown" && lastSent?.identifier === identifier.trim() ? lastSent : null;

  return (
    <AuthForm
      title={t("loginTitle")}
      lead={t("loginLead")}
      progress={<LoginProgress step={1} />}
      form={form}
      onSubmit={handleSubmit}
      below={
        <p>
          {t("newHere", { brand: BRAND.name })} <Link to="/create-new-profile">{t("openAccount")}</Link>
        </p>
      }
    >
      {ended !== null && failure === null && !isPending && (
        <Banner tone="info" role="status">
          {t(ENDED[ended])}
        </Banner>
      )}
      <TextField
        ref={input}
        label={t("identifier")}
        // Not of type "email", which a banking ID is not; its keyboard all the same, which has letters, digits and the @ at hand.
        inputMode="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
        value={identifier}
        error={isMissing ? t("enterIdentifier") : undefined}
        onChange={(event) => {
          setIdentifier(withoutHidden(event.target.value));
          setIsMissing(false);
          setFailure(null);
        }}
      />
      {failure && <FailureNote failure={failure} />}
      <Actions>
        <Button type="submit" size="l" wide busy={isPending}>
          {t("sendOtp")}
        </Button>
        {usable && (
          <Button variant="secondary" wide onClick={() => goTo({ ...usable, step: "password" })}>
            {t("haveCode")}
          </Button>
        )}
        <Row>
          <Link to="/reset-account-password">{t("forgotPassword")}</Link>
        </Row>
      </Actions>
    </AuthForm>
  );
}
