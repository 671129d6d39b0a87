import { ACCOUNT_TYPES, type AccountType } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { api, Refusal, toast, Unreachable, useMessages } from "@lintel/portal";
import { Banner, Button, CopyButton, FieldError, Select } from "@lintel/shared-ui";
import { Plus } from "lucide-react";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { useFailureText } from "../../lib/failure-text";
import { messages } from "../../messages";
import { useUserAction } from "../use-user-action";

/** How long the note about a new account stays. */
const ACCOUNT_NOTE_MS = 10_000;

export function CreateAccount({ userId }: { userId: string }) {
  const t = useMessages(messages);
  const knownTextOf = useFailureText();
  const [type, setType] = useState("");
  const [opened, setOpened] = useState<Account | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  /** Without a line nothing was: then the bank knows of no account. */
  const wasSent = useRef(false);

  const create = useUserAction(
    () => {
      wasSent.current = navigator.onLine;
      // No choice is sent as it is: whether that will do is for the bank to say.
      return api("POST /accounts", { body: { account_type: type as AccountType, user_id: userId } });
    },
    ({ account }) => {
      toast.success(t("accountCreated"));
      setType((now) => (now === account.account_type ? "" : now));
      setOpened(account);
    },
    textOf,
  );

  useEffect(() => {
    if (opened === null) return;
    const timer = setTimeout(() => {
      // Its copy button goes with it.
      if (note.current?.contains(document.activeElement)) submit.current?.focus();
      setOpened(null);
    }, ACCOUNT_NOTE_MS);
    return () => clearTimeout(timer);
  }, [opened]);

  // The bank's words for it fit every form. Another choice takes the error away.
  const isTypeMissing = type === "" && create.error instanceof Refusal && create.error.code === "invalid_request";
  useEffect(() => {
    if (isTypeMissing) field.current?.focus();
  }, [isTypeMissing]);

  /** "Try again" would be bad advice where it may have been opened: this call has no key, and makes a second account. */
  function textOf(error: Error): string {
    const isUnclear = error instanceof Refusal ? error.status >= 500 : error instanceof Unreachable && wasSent.current;
    return isUnclear ? t("accountUnknown") : knownTextOf(error);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Select
        ref={field}
        label={t("accountType")}
        value={type}
        error={isTypeMissing ? t("chooseOneType") : undefined}
        onChange={(event) => {
          setType(event.target.value);
          if (!create.isPending) create.reset();
        }}
      >
        <option value="">{t("chooseType")}</option>
        {ACCOUNT_TYPES.map((option) => (
          <option key={option} value={option}>
            {t(option)}
          </option>
        ))}
      </Select>
      {create.error && !isTypeMissing && <FieldError>{textOf(create.error)}</FieldError>}
      <Button
        ref={submit}
        type="submit"
        variant="secondary"
        busy={create.isPending}
        icon={<Plus size={18} strokeWidth={1.75} />}
      >
        {t("createAccount")}
      </Button>
      {opened && <OpenedNote ref={note} account={opened} />}
    </Form>
  );
}

function OpenedNote({ account, ref }: { account: Account; ref: Ref<HTMLSpanElement> }) {
  const t = useMessages(messages);
  const shown = useRef<HTMLSpanElement>(null);
  const number = account.account_number;
  // The number in an element of its own: where copying fails, it alone is selected.
  const [before, after] = t("accountCreatedNote", { type: t(account.account_type), number }).split(number);

  return (
    <Banner tone="positive">
      <Opened ref={ref}>
        <span>
          {before}
          <span ref={shown} className="notranslate" translate="no">
            {number}
          </span>
          {after}
        </span>
        <CopyButton
          value={number}
          label={t("copyAccountNumber")}
          fallback={shown}
          labels={{ copied: t("copied"), failed: t("copyFailed") }}
        />
      </Opened>
    </Banner>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Opened = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;
