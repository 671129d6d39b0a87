import type { ReactNode } from "react";
import styled from "styled-components";
import { useCopy } from "../../lib/use-copy";
import { Footer } from "./footer";
import { Header } from "./header";
import { LanguageWidget } from "./language-widget";
import { messages } from "./messages";

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: max(8px, env(safe-area-inset-left));
  z-index: var(--z-toast);
  padding: 12px 16px;
  border-radius: 6px;
  background: var(--surface-raised);
  box-shadow: var(--e3);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Main = styled.main`
  min-height: 70vh;
  padding-top: 5rem;
  @media print {
    padding-top: 0;
  }
`;

/** What stands around every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const copy = useCopy(messages);

  return (
    <>
      <SkipLink href="#main">{copy("skipToContent")}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <LanguageWidget labels={{ choose: copy("chooseLanguage") }} />
    </>
  );
}
