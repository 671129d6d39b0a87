import type { Role } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { Button, SegmentedToggle } from "@lintel/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useFailureText } from "../lib/failure-text";
import { messages } from "../messages";
import { useUserAction } from "./use-user-action";

interface RoleControlProps {
  user: Profile;
  isSelf: boolean;
}

export function RoleControl({ user, isSelf }: RoleControlProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const [role, setRole] = useState<Role>(user.role);
  const change = useUserAction(
    (wanted: Role) => api("POST /user/{id}/role", { params: { id: user.id }, body: { role: wanted } }),
    () => toast.success(t("roleChanged")),
  );

  return (
    <Root>
      <SegmentedToggle
        legend={t("role")}
        value={role}
        onChange={(wanted) => {
          setRole(wanted);
          change.reset();
        }}
        options={[
          { value: "user", label: t("roleUser"), disabled: isSelf },
          { value: "admin", label: t("roleAdmin"), disabled: isSelf },
        ]}
        error={change.error ? textOf(change.error) : undefined}
      />
      <Note>{isSelf ? t("self_action") : t("roleNote")}</Note>
      <Button
        variant="secondary"
        busy={change.isPending}
        disabled={isSelf || role === user.role}
        onClick={() => change.mutate(role)}
      >
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

const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;
