import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  /* Lower than a button, it would stand below the middle of the one beside it. */
  &:has(h1:only-child) {
    align-items: center;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    max-width: 68ch;
    margin-top: 8px;
    color: var(--text-muted);
  }
`;

const Above = styled.div`
  margin-bottom: 12px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export interface PageHeadingProps {
  title: ReactNode;
  /** A quiet line under it. */
  lead?: ReactNode;
  /** A way back, a breadcrumb. */
  above?: ReactNode;
  actions?: ReactNode;
  id?: string;
}

/** The page's one h1. It can take the focus, so that a change of page starts reading here. */
export function PageHeading({ title, lead, above, actions, id }: PageHeadingProps) {
  return (
    <Root>
      <div>
        {above && <Above>{above}</Above>}
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
