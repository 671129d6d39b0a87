import { ROLES, type Role } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { Button, SegmentedToggle } from "@lintel/shared-ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Note } from "../../components/note";
import { useFailureText } from "../../lib/failure-text";
import { messages } from "../../messages";
import { useUserAction } from "../use-user-action";

interface RoleControlProps {
  user: Profile;
  isSelf: boolean;
}

export function RoleControl({ user, isSelf }: RoleControlProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const root = useRef<HTMLDivElement>(null);
  /** Nothing: the one that the person has. */
  const [wanted, setWanted] = useState<Role | null>(null);
  const role = wanted ?? user.role;
  const change = useUserAction(
    (next: Role) => api("POST /user/{id}/role", { params: { id: user.id }, body: { role: next } }),
    () => toast.success(t("roleChanged")),
  );

  const isShut = isSelf || role === user.role;
  /** A change that came about shuts the button, also where its answer was lost, and would leave whoever pressed it nowhere. */
  const keepFocus = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (change.isIdle || !(activeElement === body || root.current?.contains(activeElement))) return;
    root.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
  useEffect(() => {
    if (isShut) keepFocus();
  }, [isShut]);

  function handleChange() {
    change.mutate(role, { onSuccess: () => setWanted((now) => (now === role ? null : now)) });
  }

  return (
    <Root ref={root}>
      <SegmentedToggle
        legend={t("role")}
        value={role}
        onChange={(next) => {
          setWanted(next);
          if (!change.isPending) change.reset();
        }}
        options={ROLES.map((value) => ({ value, label: t(`role_${value}`), disabled: isSelf }))}
        // An answer may be lost on its way back: a role that the person has by now is none to try again for.
        error={change.error && role !== user.role ? textOf(change.error) : undefined}
      />
      <Note>{isSelf ? t("self_action") : t("roleNote")}</Note>
      <Button variant="secondary" busy={change.isPending} disabled={isShut} onClick={handleChange}>
        {t("changeRole")}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;
