import type { ReactNode } from "react";
import styled from "styled-components";
import { LintelEmpty } from "./lintel-empty";

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 24px 16px;
  text-align: center;
  h2,
  h3,
  h4 {
    margin-top: 8px;
    font: var(--type-label-l);
  }
  p {
    max-width: 44ch;
    color: var(--text-muted);
    font: var(--type-caption);
    text-wrap: balance;
  }
`;

const Action = styled.div`
  margin-top: 6px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export interface EmptyStateProps {
  title: ReactNode;
  /** One line of help. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  heading?: "h2" | "h3" | "h4";
}

export function EmptyState({ title, children, action, heading: Heading = "h3" }: EmptyStateProps) {
  return (
    <Root>
      <LintelEmpty />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
