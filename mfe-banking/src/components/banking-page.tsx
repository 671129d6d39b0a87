import { usePageTitle } from "@lintel/portal";
import { Page, type PageProps } from "@lintel/shared-ui/bank";
import type { ReactNode } from "react";

interface BankingPageProps extends PageProps {
  /** What the browser's tab says, and the heading unless one is given. */
  title: string;
  heading?: ReactNode;
}

export function BankingPage({ title, heading = title, ...page }: BankingPageProps) {
  usePageTitle(title);
  return <Page {...page} title={heading} />;
}
