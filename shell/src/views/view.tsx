import { Link } from "@lintel/portal";
import { Logo } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

/** What stands in for a page: a heading, a sentence, a way on. */
export const View = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 16px;
  max-width: 60ch;
  min-height: 60dvh;
  margin: 0 auto;
  padding: 40px max(20px, var(--camera));

  p {
    color: var(--text-muted);
    font: var(--type-body-l);
    overflow-wrap: anywhere;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  max-width: 1440px;
  height: 5rem;
  margin-inline: auto;
  padding: 0 var(--gutter-public);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
`;

/** For a view that no remote's layout and no signed-in frame surrounds: the bank's name leads home. */
export function Standalone({ children }: { children: ReactNode }) {
  return (
    <>
      <Header>
        <Link to="/">
          <Logo />
        </Link>
      </Header>
      <main id="main">{children}</main>
    </>
  );
}
