import { withoutHidden } from "@lintel/contract";
import { api, Link, toast, useMessages, useNavigate } from "@lintel/portal";
import { Button, LinkButton, TextField } from "@lintel/shared-ui";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Actions, AuthForm } from "../components/auth-form";
import { FailureNote } from "../components/failure-note";
import { EMAIL_FIELD } from "../lib/email-field";
import { type Failure, failureOf, toastText } from "../lib/failure";
import { resetAddress } from "../lib/reset-address";
import { showErrors } from "../lib/show-errors";
import { usePending } from "../lib/use-pending";
import { messages } from "../messages";
import { codeAskedFor } from "./code-asked-for";

const NEXT = "/reset-account-password/new-password";

export default function RequestCodePage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(() => resetAddress.get() ?? "");
  const [problem, setProblem] = useState<"enterEmail" | "emailInvalid" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, run] = usePending();

  function handleSubmit() {
    if (email.trim() === "") {
      showErrors(form.current, () => setProblem("enterEmail"));
      toast.error(t("enterEmail"));
      return;
    }
    void run(askForCode);
  }

  async function askForCode(isHere: () => boolean) {
    const address = email.trim();
    setFailure(null);
    try {
      await api("POST /send-otp", { body: { email: address } });
    } catch (error) {
      const told = failureOf(error);
      showErrors(form.current, () => {
        if (told.fields.includes("email")) setProblem("emailInvalid");
        else setFailure(told);
      });
      toast.error(told.fields.includes("email") ? t("emailInvalid") : toastText(told, t, "otpFailed"));
      return;
    }
    toast.success(t("otpSent"));
    resetAddress.keep(address);
    if (isHere()) void navigate(NEXT, { state: codeAskedFor(Date.now()) });
  }

  // Where another has to wait, one was sent: to somebody who came back, in another tab, or with an answer that never arrived.
  const hasCode = failure?.code === "resend_cooldown";

  return (
    <AuthForm title={t("resetTitle")} lead={t("resetLead")} form={form} onSubmit={handleSubmit}>
      <TextField
        label={t("email")}
        name="email"
        {...EMAIL_FIELD}
        value={email}
        error={problem ? t(problem) : undefined}
        onChange={(event) => {
          setEmail(withoutHidden(event.target.value));
          setProblem(null);
          setFailure(null);
        }}
      />
      {failure && <FailureNote failure={failure} />}
      <Actions>
        <Button type="submit" size="l" wide busy={isPending}>
          {t("sendOtp")}
        </Button>
        {hasCode && (
          <LinkButton
            component={Link}
            to={NEXT}
            state={failure.retryAt === null ? null : { resendAt: failure.retryAt }}
            onClick={() => resetAddress.keep(email.trim())}
            variant="secondary"
            wide
          >
            {t("haveCode")}
          </LinkButton>
        )}
        <LinkButton component={Link} to="/login" variant="quiet" wide icon={<ArrowLeft size={20} strokeWidth={1.75} />}>
          {t("backToSignIn")}
        </LinkButton>
      </Actions>
    </AuthForm>
  );
}
