import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH, joinSentences } from "@lintel/contract";
import { api, Refusal, Unreachable, useMessages } from "@lintel/portal";
import { Banner, Button, focusFirstInvalid, TextArea, TextField } from "@lintel/shared-ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { useEarlyEntry } from "../lib/use-early-entry";
import { changed, draftProblems, EMPTY_DRAFT, type MessageDraft } from "./message-draft";
import { messages } from "./messages";

const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 560px;
  > button {
    justify-self: start;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Sent = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 28px var(--card-padding);
  border-top: 8px solid var(--mark-beam);
  background: var(--surface);
  overflow-wrap: anywhere;
  h3 {
    font: var(--type-title-m);
  }
`;

/** A refusal stands for one message too many. */
type Sending = "no" | "now" | "failed" | "unclear" | Refusal;

const REFUSED = { name: "charactersRefused", email: "emailWrong", message: "charactersRefused" } as const;

/** "Send it again" would be bad advice where it may have arrived: this call has no key. */
function isUnclear(error: unknown, hasLine: boolean): boolean {
  return error instanceof Refusal ? error.status >= 500 : error instanceof Unreachable && hasLine;
}

/** Nothing typed is lost: a message leaves the form only once the bank has it. */
export function ContactForm() {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [sending, setSending] = useState<Sending>("no");
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  const name = useEarlyEntry<HTMLInputElement>(draft.name, ({ value }) => change("name", value));
  const email = useEarlyEntry<HTMLInputElement>(draft.email, ({ value }) => change("email", value));
  const message = useEarlyEntry<HTMLTextAreaElement>(draft.message, ({ value }) => change("message", value));
  const problems = wasTried ? draftProblems(draft) : {};

  useEffect(() => {
    if (sentTo !== null) sentTitle.current?.focus();
  }, [sentTo]);

  function change(field: keyof MessageDraft, value: string) {
    setDraft((now) => changed(now, field, value));
    setRefused((now) => now.filter((one) => one !== field));
  }

  function goToFirstProblem() {
    requestAnimationFrame(() => focusFirstInvalid(form.current, { isAloud: true }));
  }

  /** The button goes away with what it stands under. */
  function writeAnother() {
    setSentTo(null);
    requestAnimationFrame(() => form.current?.querySelector("input")?.focus());
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(draftProblems(draft)).length > 0) {
      setSending("no");
      goToFirstProblem();
      return;
    }
    setSending("now");
    const email = draft.email.trim();
    const hasLine = navigator.onLine;
    try {
      await api("POST /contact", { body: { name: draft.name.trim(), email, message: draft.message.trim() } });
    } catch (error) {
      const fields = error instanceof Refusal ? error.details.map(({ field }) => field) : [];
      if (fields.length > 0) {
        setSending("no");
        setRefused(fields);
        goToFirstProblem();
        return;
      }
      if (error instanceof Refusal && error.code === "too_many_requests") setSending(error);
      else setSending(isUnclear(error, hasLine) ? "unclear" : "failed");
      return;
    }
    setSending("no");
    setDraft((now) => (now === draft ? EMPTY_DRAFT : now));
    setWasTried(false);
    setSentTo(email);
  }

  if (sentTo !== null) {
    return (
      <Sent>
        <h3 ref={sentTitle} tabIndex={-1}>
          {t("sentTitle")}
        </h3>
        {/* The title is read out with the focus that it takes. */}
        <p role="status">{t("sentText", { email: sentTo })}</p>
        <Button variant="secondary" onClick={writeAnother}>
          {t("sendAnother")}
        </Button>
      </Sent>
    );
  }

  const textOf = (field: keyof MessageDraft) => {
    const key = problems[field] ?? (refused.includes(field) ? REFUSED[field] : undefined);
    if (key === undefined) return undefined;
    return key === "messageLong" ? t(key, { limit: CONTACT_MESSAGE_MAX_LENGTH }) : t(key);
  };

  function failureText(failure: Exclude<Sending, "no" | "now">): string {
    if (!(failure instanceof Refusal)) return t(failure);
    if (failure.retryAfterSeconds === null) return t("tooMany");
    const minutes = Math.max(1, Math.ceil(failure.retryAfterSeconds / 60));
    return joinSentences(t("tooMany"), t("waitMinutes", { count: minutes }));
  }

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit} aria-label={t("formTitle")}>
      <TextField
        ref={name}
        label={t("name")}
        autoComplete="name"
        value={draft.name}
        maxLength={CONTACT_NAME_MAX_LENGTH}
        error={textOf("name")}
        onChange={(event) => change("name", event.target.value)}
      />
      <TextField
        ref={email}
        type="email"
        label={t("yourEmail")}
        autoComplete="email"
        value={draft.email}
        error={textOf("email")}
        onChange={(event) => change("email", event.target.value)}
      />
      <TextArea
        ref={message}
        label={t("message")}
        hint={t("messageHint")}
        aside={t("characters", { count: draft.message.length, limit: CONTACT_MESSAGE_MAX_LENGTH })}
        rows={6}
        value={draft.message}
        error={textOf("message")}
        onChange={(event) => change("message", event.target.value)}
      />
      {sending !== "no" && sending !== "now" && <Banner tone="negative">{failureText(sending)}</Banner>}
      <Button type="submit" size="l" busy={sending === "now"}>
        {t("send")}
      </Button>
    </Form>
  );
}
