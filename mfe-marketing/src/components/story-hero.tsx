import { Scene, type SceneCrop } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { Lead, Section } from "./section";

const Words = styled(Section)`
  display: grid;
  gap: 20px;
  padding-block: 40px 36px;
  h1 {
    max-width: 15em;
    font: var(--type-display-l);
    letter-spacing: -0.03em;
  }
  @media (min-width: 1024px) {
    padding-block: 88px 56px;
  }
`;

const Art = styled.div`
  height: clamp(180px, 26vw, 380px);
  overflow: hidden;
  @media print {
    display: none;
  }
`;

interface StoryHeroProps {
  heading: string;
  lead: string;
  crop?: SceneCrop;
}

/** The opening of a page that tells something instead of selling it: words first, then a strip of the street. */
export function StoryHero({ heading, lead, crop }: StoryHeroProps) {
  return (
    <header>
      <Words as="div">
        <h1 tabIndex={-1}>{heading}</h1>
        <Lead>{lead}</Lead>
      </Words>
      {crop && (
        <Art>
          <Scene crop={crop} align="middle" />
        </Art>
      )}
    </header>
  );
}
