import { OTP_LENGTH, OTP_LIFETIME_MINUTES, withoutHidden } from "@lintel/contract";
import { api, Link, toast, useLocation, useMessages, useNavigate, useToken } from "@lintel/portal";
import { Banner, Button, CodeField, LinkButton, TextField } from "@lintel/shared-ui";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import styled from "styled-components";
import { Actions, AuthForm, Row } from "../components/auth-form";
import { FailureNote } from "../components/failure-note";
import { NewPasswordFields } from "../components/new-password-fields";
import { ResendButton } from "../components/resend-button";
import { StaffNeverAsk } from "../components/staff-never-ask";
import { UsernameForManagers } from "../components/username-for-managers";
import { EMAIL_FIELD } from "../lib/email-field";
import { emptyFields } from "../lib/empty-fields";
import { type Failure, failureOf } from "../lib/failure";
import { maskEmail } from "../lib/mask-email";
import { resetAddress } from "../lib/reset-address";
import { showErrors } from "../lib/show-errors";
import { unmetField } from "../lib/unmet-field";
import { usePending } from "../lib/use-pending";
import { messages } from "../messages";
import { type CodeAskedFor, codeAskedFor, resendAtOf } from "./code-asked-for";
import { type ResetDraft, resetProblem } from "./reset-problem";

const HERE = "/reset-account-password/new-password";

export default function NewPasswordPage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const isSignedIn = useToken() !== null;
  const resendAt = resendAtOf(useLocation().state);
  const form = useRef<HTMLFormElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  // Whoever asked for the code on another device is not known here, and says who they are.
  const [known] = useState(() => resetAddress.get());
  const [draft, setDraft] = useState<ResetDraft>({
    email: known ?? "",
    otp: "",
    password: "",
    password_confirmation: "",
  });
  const [wasChecked, setWasChecked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Where the answer to a try was lost, the code may be refused because that try has used it.
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const [isSaving, runSave] = usePending();
  const [isResending, runResend] = usePending();

  const problem = wasChecked ? resetProblem(draft) : null;
  const email = draft.email.trim();

  function handleSubmit() {
    const found = resetProblem(draft);
    if (found) {
      showErrors(form.current, () => {
        setFailure(null);
        setWasChecked(true);
      });
      toast.error(t(found));
      return;
    }
    void runSave(save);
  }

  async function save(isHere: () => boolean) {
    setFailure(null);
    try {
      await api("POST /verify-otp-and-reset-password", { body: { ...draft, email } });
    } catch (error) {
      const told = failureOf(error);
      showErrors(form.current, () => setFailure({ ...told, isUnsaid: true }));
      if (told.isUncertain) setMayBeSaved(true);
      if (told.code === "invalid_code") {
        codeField.current?.focus();
        // The field is full: what is typed now is another code.
        codeField.current?.select();
      }
      toast.error(t("errorOccurred"));
      return;
    }
    resetAddress.forget();
    toast.success(t("passwordSaved"));
    if (!isHere()) return;
    if (isSignedIn) void navigate("/online-banking/settings", { replace: true });
    else void navigate("/login", { replace: true, state: { step: "identifier", identifier: email } });
  }

  async function resend(isHere: () => boolean) {
    setFailure(null);
    try {
      await api("POST /send-otp", { body: { email } });
      toast.success(t("otpResent"));
      if (!isHere()) return;
      setMayBeSaved(false);
      lockResend(codeAskedFor(Date.now()));
      setDraft((now) => ({ ...now, otp: "" }));
      // Nobody left the code out: the next save looks for what is missing.
      setWasChecked(false);
    } catch (error) {
      const told = failureOf(error);
      setFailure({ ...told, isUnsaid: true });
      if (told.retryAt !== null && isHere()) lockResend({ resendAt: told.retryAt });
      toast.error(t("otpResendFailed"));
    }
  }

  function lockResend(asked: CodeAskedFor) {
    void navigate(HERE, { replace: true, state: asked });
  }

  function change(changed: Partial<ResetDraft>) {
    setDraft((now) => ({ ...now, ...changed }));
    setFailure(null);
  }

  function errorOf(name: keyof ResetDraft): string | undefined {
    if (problem === "fillAllResetFields" && emptyFields(draft).includes(name)) return t("enterThis");
    if (problem === "enterOtp" && name === "otp") return t("enterOtp");
    if (problem === "meetPasswordRules" && name === unmetField(draft.password)) {
      return t("meetPasswordRules");
    }
    if (name === "email" && failure?.fields.includes("email")) return t("emailInvalid");
    return undefined;
  }

  const codeHelp = mayBeSaved ? (
    <>
      {t("passwordMayBeSaved")}{" "}
      <Link to="/login" state={{ step: "identifier", identifier: email }}>
        {t("signIn")}
      </Link>
    </>
  ) : (
    t("invalidCodeHelp", { minutes: OTP_LIFETIME_MINUTES })
  );

  return (
    <AuthForm
      title={t("newPasswordTitle")}
      lead={
        known === null
          ? t("newPasswordLeadUnknown", { minutes: OTP_LIFETIME_MINUTES })
          : t("newPasswordLead", { email: maskEmail(known), minutes: OTP_LIFETIME_MINUTES })
      }
      wide
      form={form}
      onSubmit={handleSubmit}
      below={<StaffNeverAsk />}
    >
      {known === null ? (
        <TextField
          label={t("email")}
          name="email"
          {...EMAIL_FIELD}
          value={draft.email}
          error={errorOf("email")}
          onChange={(event) => change({ email: withoutHidden(event.target.value) })}
        />
      ) : (
        <UsernameForManagers username={known} />
      )}
      <CodeField
        ref={codeField}
        label={t("code")}
        name="otp"
        value={draft.otp}
        error={errorOf("otp")}
        labels={{ count: (entered) => t("codeCount", { entered, total: OTP_LENGTH }) }}
        onChange={(otp) => change({ otp })}
      />
      {known !== null && (
        <Row>
          {t("checkSpam")}
          <ResendButton
            lockedUntil={resendAt}
            isPending={isResending}
            onResend={() => void runResend(resend)}
            codeField={codeField}
          />
        </Row>
      )}
      <NewPasswordFields
        label={t("newPassword")}
        passwords={draft}
        about={[email]}
        errorOf={errorOf}
        onChange={change}
      />
      {problem === "fillAllResetFields" && (
        <Banner tone="negative" role="none">
          {t("fillAllResetFields")}
        </Banner>
      )}
      {failure && <FailureNote failure={failure} help={failure.code === "invalid_code" ? codeHelp : undefined} />}
      <Actions>
        <Consequence>{t("resetSignsOut")}</Consequence>
        <Button type="submit" size="l" wide busy={isSaving}>
          {t("savePassword")}
        </Button>
        <LinkButton
          component={Link}
          to="/reset-account-password"
          variant="quiet"
          wide
          icon={<ArrowLeft size={20} strokeWidth={1.75} />}
        >
          {t("back")}
        </LinkButton>
      </Actions>
    </AuthForm>
  );
}

/** Belongs to the button below it, and not to the fields above. */
const Consequence = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;
