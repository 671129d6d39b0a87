import { NAME_MAX_LENGTH, withoutHidden } from "@lintel/contract";
import { api, Link, toast, useMessages, useNavigate } from "@lintel/portal";
import { Banner, Button, TextField } from "@lintel/shared-ui";
import { type ChangeEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Actions, AuthForm } from "../components/auth-form";
import { FailureNote } from "../components/failure-note";
import { NewPasswordFields } from "../components/new-password-fields";
import { EMAIL_FIELD } from "../lib/email-field";
import { emptyFields } from "../lib/empty-fields";
import { type Failure, failureOf, toastText } from "../lib/failure";
import { showErrors } from "../lib/show-errors";
import { unmetField } from "../lib/unmet-field";
import { usePending } from "../lib/use-pending";
import { messages } from "../messages";
import { Agreement } from "./agreement";
import { EMPTY_DRAFT, type SignUpDraft, signUpProblem } from "./sign-up-problem";

export default function SignUpPage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SignUpDraft>(EMPTY_DRAFT);
  const [wasChecked, setWasChecked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, run] = usePending();

  const problem = wasChecked ? signUpProblem(draft) : null;

  function handleSubmit() {
    const found = signUpProblem(draft);
    if (found) {
      showErrors(form.current, () => {
        setFailure(null);
        setWasChecked(true);
      });
      toast.error(t(found));
      return;
    }
    void run(signUp);
  }

  async function signUp(isHere: () => boolean) {
    setFailure(null);
    try {
      await api("POST /create-user", { body: draft });
    } catch (error) {
      const told = failureOf(error);
      showErrors(form.current, () => setFailure(told));
      toast.error(toastText(told, t, "signUpFailed"));
      return;
    }
    toast.success(t("accountCreated"));
    if (isHere()) void navigate("/login", { state: { step: "identifier", identifier: draft.email.trim() } });
  }

  function change(changed: Partial<SignUpDraft>) {
    setDraft((now) => ({ ...now, ...changed }));
    setFailure(null);
  }

  function field(name: "firstname" | "lastname" | "email") {
    return {
      name,
      value: draft[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: withoutHidden(event.target.value) }),
    };
  }

  function errorOf(name: keyof SignUpDraft): string | undefined {
    if (problem === "fillAllFields" && emptyFields(draft).includes(name)) return t("enterThis");
    if (problem === "meetPasswordRules" && name === unmetField(draft.password)) {
      return t("meetPasswordRules");
    }
    if (!failure?.fields.includes(name)) return undefined;
    return name === "email" ? t("emailInvalid") : t("fieldInvalid");
  }

  return (
    <AuthForm
      title={t("signUpTitle")}
      lead={t("signUpLead")}
      wide
      form={form}
      onSubmit={handleSubmit}
      below={
        <p>
          {t("haveAccount")} <Link to="/login">{t("signIn")}</Link>
        </p>
      }
    >
      <Names>
        <TextField
          label={t("firstName")}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          {...field("firstname")}
        />
        <TextField
          label={t("lastName")}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          {...field("lastname")}
        />
      </Names>
      <TextField label={t("email")} {...EMAIL_FIELD} {...field("email")} />
      <NewPasswordFields
        label={t("password")}
        passwords={draft}
        about={[draft.firstname, draft.lastname, draft.email]}
        errorOf={errorOf}
        onChange={change}
      />
      {problem === "fillAllFields" && (
        <Banner tone="negative" role="none">
          {t("fillAllFields")}
        </Banner>
      )}
      {failure && <FailureNote failure={failure} />}
      <Actions>
        <Button type="submit" size="l" wide busy={isPending}>
          {t("signUp")}
        </Button>
        <Agreement />
      </Actions>
    </AuthForm>
  );
}

/** Side by side from the width on that has room for two. */
const Names = styled.div`
  display: grid;
  align-items: start;
  gap: 20px;
  @media (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
`;
