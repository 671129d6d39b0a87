import { Link } from "@lintel/portal";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";

/** The way up, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to} data-screen-only>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
`;
