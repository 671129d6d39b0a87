import { usePageTitle } from "@lintel/portal";
import { PageHeading } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

export interface BankingPageProps {
  /** What the browser's tab says, and the heading unless one is given. */
  title: string;
  heading?: ReactNode;
  /** A quiet line under the heading. */
  lead?: ReactNode;
  /** A way back. */
  above?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The frame that every signed-in page of the bank stands in. */
export function BankingPage({ title, heading = title, lead, above, actions, children }: BankingPageProps) {
  usePageTitle(title);

  return (
    <Page>
      <PageHeading title={heading} lead={lead} above={above} actions={actions} />
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
