import { usePageTitle } from "@lintel/portal";
import { PageHeading } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, lead, above, actions, children }: AdminPageProps) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeading title={title} lead={lead} above={above} actions={actions} />
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
