import { Scene } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { OpeningEnd } from "./opening-end";
import { Lead, Section } from "./section";

const Words = styled(Section)`
  display: grid;
  gap: 20px;
  padding-block: 40px 36px;
  h1 {
    max-width: 15em;
    font: var(--type-display-l);
  }
  @media (min-width: 1024px) {
    padding-block: 88px 56px;
  }
`;

const Art = styled.div`
  position: relative;
  height: clamp(190px, 29vw, 440px);
  overflow: hidden;
  && > * {
    position: absolute;
    inset: 0 0 auto;
    height: auto;
    aspect-ratio: 760 / 720;
  }
  &[data-strip="beam"] > * {
    transform: translateY(-37%);
  }
  &[data-strip="window"] > * {
    transform: translateY(-21%);
  }
  @media print {
    display: none;
  }
`;

interface StoryHeroProps {
  heading: string;
  lead: string;
  /** Which height of the street runs across the page. */
  strip?: "beam" | "window";
}

/** The opening of a page that tells something instead of selling it: words first, then a strip of the street. */
export function StoryHero({ heading, lead, strip }: StoryHeroProps) {
  return (
    <div>
      <Words as="div">
        <h1 tabIndex={-1}>{heading}</h1>
        <Lead>{lead}</Lead>
      </Words>
      {strip && (
        <Art data-strip={strip}>
          <Scene align="middle" />
        </Art>
      )}
      <OpeningEnd />
    </div>
  );
}
