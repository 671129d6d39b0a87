import { useMessages, usePageTitle } from "@lintel/portal";
import type { ReactNode } from "react";
import styled from "styled-components";
import { useLegalDate } from "../lib/legal-date";
import type { Words } from "../lib/use-copy";
import { messages as layoutMessages } from "./layout/messages";
import { OpeningEnd } from "./opening-end";
import { Lead, Section } from "./section";

const Columns = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-top: 40px;
  @media (min-width: 1024px) {
    grid-template-columns: 280px minmax(0, 68ch);
    grid-template-rows: auto 1fr;
    gap: 72px;
    padding-top: 72px;
  }
`;

const Contents = styled.nav`
  h2 {
    margin-bottom: 8px;
    color: var(--text-muted);
    font: var(--type-body-s);
    letter-spacing: 0;
  }
  a {
    display: inline-block;
    padding: 10px 0;
    color: var(--text);
    text-decoration: none;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: calc(5rem + 32px);
    align-self: start;
    grid-row: 1 / span 2;
  }
  @media (max-width: 1023px) {
    padding: 20px 0;
    border-block: 1px solid var(--border);
  }
`;

const Top = styled.div`
  display: grid;
  gap: 16px;
  h1 {
    font: var(--type-display-l);
  }
  small {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  @media (min-width: 1024px) {
    grid-column: 2;
  }
`;

const Body = styled.div`
  display: grid;
  align-self: start;
  gap: 40px;
  @media (min-width: 1024px) {
    grid-column: 2;
  }
  section {
    display: grid;
    gap: 12px;
    scroll-margin-top: 16px;
  }
  h2 {
    font: var(--type-title-m);
    letter-spacing: -0.025em;
  }
  p {
    color: var(--text-muted);
    font-size: 1.0625rem;
    line-height: 1.65;
  }
`;

interface TextPageProps {
  /** The page's own words. */
  copy: Words<"title" | "heading" | "lead", "part">;
  /** Stands behind the last of them. */
  end?: ReactNode;
}

/** What the law asks for, to be read: one column of words, and its contents beside it. */
export function TextPage({ copy, end }: TextPageProps) {
  const translate = useMessages(layoutMessages);
  const updated = useLegalDate();
  usePageTitle(copy("title"));
  const parts = copy.series("part", "Text").map(([name, text], index) => ({ id: `part-${index + 1}`, name, text }));

  return (
    <Columns as="article">
      <Top>
        <h1 tabIndex={-1}>{copy("heading")}</h1>
        <Lead>{copy("lead")}</Lead>
        <small>{translate("lastUpdated", { date: updated })}</small>
      </Top>
      <Contents aria-labelledby="contents">
        <h2 id="contents">{translate("onThisPage")}</h2>
        <ol>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </Contents>
      <OpeningEnd />
      <Body>
        {parts.map(({ id, name, text }, index) => (
          <section key={id} id={id}>
            <h2>{name}</h2>
            <p>
              {text}
              {end && index === parts.length - 1 && <> {end}</>}
            </p>
          </section>
        ))}
      </Body>
    </Columns>
  );
}
