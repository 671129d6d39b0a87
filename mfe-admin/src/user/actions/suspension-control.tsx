import { REASON_MAX_LENGTH, withoutHidden } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { Banner, Button, Dialog, TextArea } from "@lintel/shared-ui";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import styled from "styled-components";
import { Note } from "../../components/note";
import { useFailureText } from "../../lib/failure-text";
import { messages } from "../../messages";
import { useCameAbout, useUserAction } from "../use-user-action";

interface SuspensionControlProps {
  user: Profile;
  isSelf: boolean;
}

export function SuspensionControl({ user, isSelf }: SuspensionControlProps) {
  const t = useMessages(messages);
  const [isAsking, setIsAsking] = useState(false);
  const isSuspended = user.suspended === 1;

  return (
    <Root>
      <State data-suspended={isSuspended || undefined}>
        {isSuspended ? (
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        {isSuspended ? t("isSuspendedNow") : t("isActiveNow")}
      </State>
      <Button variant="secondary" disabled={isSelf} onClick={() => setIsAsking(true)}>
        {isSuspended ? t("liftSuspension") : t("suspendUser")}
      </Button>
      {isSelf && <Note>{t("self_action")}</Note>}
      {isAsking && <SuspensionDialog user={user} onClose={() => setIsAsking(false)} />}
    </Root>
  );
}

function SuspensionDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const formId = useId();
  const noteId = useId();
  const [reason, setReason] = useState("");
  // What was asked stays what is asked, also while the answer turns the person's state around underneath.
  const [isSuspended] = useState(user.suspended === 1);
  const name = `${user.firstname} ${user.lastname}`;
  const toggle = useUserAction(
    () =>
      api("POST /user/{id}/suspend", {
        params: { id: user.id },
        body: { to: isSuspended ? "active" : "suspended", ...(reason.trim() !== "" && { reason: reason.trim() }) },
      }),
    finish,
  );

  function finish() {
    toast.success(isSuspended ? t("suspensionLifted") : t("userSuspended"));
    onClose();
  }

  useCameAbout(toggle.error, (user.suspended === 1) !== isSuspended, finish);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!toggle.isPending) toggle.mutate();
  }

  return (
    <Dialog
      open
      size="s"
      title={isSuspended ? t("liftTitle", { name }) : t("suspendTitle", { name })}
      describedBy={noteId}
      onClose={() => !toggle.isPending && onClose()}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={toggle.isPending}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant={isSuspended ? "primary" : "danger"} busy={toggle.isPending}>
            {isSuspended ? t("liftSuspension") : t("suspendUser")}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <p id={noteId}>{isSuspended ? t("liftNote") : t("suspendNote")}</p>
        <TextArea
          label={t("reason")}
          hint={t("reasonHint")}
          optional
          optionalLabel={t("optional")}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          // A reason is one line: the bank keeps no line breaks.
          onChange={(event) => setReason(withoutHidden(event.target.value))}
        />
        {toggle.error && <Banner tone="negative">{textOf(toggle.error)}</Banner>}
      </Form>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

const State = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--positive);

  &[data-suspended] {
    color: var(--warning);
  }
  svg {
    margin-top: 3px;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
