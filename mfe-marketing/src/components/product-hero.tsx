import { Link } from "@lintel/portal";
import { Breadcrumb, type Crumb } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { OpeningEnd } from "./opening-end";
import { Lead } from "./section";

const Root = styled.section`
  display: grid;
  overflow: hidden;
  border-bottom: 1px solid var(--border);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    min-height: 540px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 20px var(--gutter-public) 36px;
  h1 {
    font: var(--type-display-l);
  }
  @media (min-width: 1024px) {
    justify-content: center;
    padding: 24px 40px 56px max(var(--gutter-public), calc((100vw - 1440px) / 2 + var(--gutter-public)));
    > nav {
      margin-bottom: auto;
    }
    > :last-child {
      margin-bottom: auto;
    }
  }
`;

const Art = styled.div`
  position: relative;
  height: 260px;
  /* Doubled, so that what a picture says of its own position does not depend on whose styles came later. */
  && > * {
    position: absolute;
    inset: 0;
  }
  @media (min-width: 1024px) {
    height: auto;
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
  @media (max-width: 479px) {
    && > * {
      flex: 1 1 auto;
    }
  }
`;

interface ProductHeroProps {
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  heading: string;
  lead: string;
  actions: ReactNode;
  art: ReactNode;
}

export function ProductHero({ crumbs, crumbsLabel, heading, lead, actions, art }: ProductHeroProps) {
  return (
    <Root>
      <Words>
        <Breadcrumb items={crumbs} component={Link} label={crumbsLabel} />
        <h1 tabIndex={-1}>{heading}</h1>
        <Lead>{lead}</Lead>
        <Actions>{actions}</Actions>
      </Words>
      <Art>{art}</Art>
      <OpeningEnd />
    </Root>
  );
}
