import type { Profile } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import styled from "styled-components";
import { Section } from "../../components/section";
import { messages } from "../../messages";
import { CreateAccount } from "./create-account";
import { DeleteTransactions } from "./delete-transactions";
import { DeleteUser } from "./delete-user";
import { RoleControl } from "./role-control";
import { SuspensionControl } from "./suspension-control";

interface ActionsSectionProps {
  user: Profile;
  /** The bank refuses what an admin does to their own standing, so it is not offered. */
  isSelf: boolean;
}

export function ActionsSection({ user, isSelf }: ActionsSectionProps) {
  const t = useMessages(messages);

  return (
    <Section title={t("actions")}>
      <Group>
        <h3>{t("everyday")}</h3>
        <CreateAccount userId={user.id} />
        <RoleControl user={user} isSelf={isSelf} />
      </Group>
      <Group>
        <h3>{t("access")}</h3>
        <SuspensionControl user={user} isSelf={isSelf} />
      </Group>
      <Group>
        <h3>{t("danger")}</h3>
        <DeleteTransactions user={user} />
        <DeleteUser user={user} isSelf={isSelf} />
      </Group>
    </Section>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  & + & {
    padding-top: 16px;
    border-top: 1px solid var(--border);
  }
  h3 {
    color: var(--text-muted);
    font: var(--type-micro);
    letter-spacing: 0;
  }
`;
