import { Link, usePageTitle } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import styled from "styled-components";
import { Parts } from "../components/parts";
import { Section, SectionTitle, Split } from "../components/section";
import { Steps } from "../components/steps";
import { StoryHero } from "../components/story-hero";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

const Beside = styled.div`
  display: grid;
  gap: 12px;
  p {
    color: var(--text-muted);
  }
`;

const Roles = styled.ul`
  li {
    display: grid;
    gap: 4px 24px;
    padding: 24px 0;
    border-top: 1px solid var(--border);
  }
  h3 {
    font: var(--type-title-s);
    letter-spacing: -0.015em;
  }
  small {
    color: var(--text-muted);
    font: var(--type-micro);
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);
  }
`;

export default function CareersPage() {
  const copy = useCopy(messages);
  usePageTitle(copy("title"));

  return (
    <>
      <StoryHero heading={copy("heading")} lead={copy("lead")} strip="window" />
      <Parts parts={[[copy("part1"), copy("part1Text")]]} />
      <Split>
        <Beside>
          <SectionTitle>{copy("rolesTitle")}</SectionTitle>
          <p>{copy("rolesText")}</p>
        </Beside>
        <Roles>
          {copy.series("role", "Team", "Text").map(([name, team, text]) => (
            <li key={name}>
              <small>{team}</small>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Roles>
      </Split>
      <Steps title={copy("stepsTitle")} steps={copy.series("step", "Text")} />
      <Parts parts={[[copy("part2"), copy("part2Text")]]} />
      <Section as="div">
        <LinkButton component={Link} to="/contact" size="l">
          {copy("apply")}
        </LinkButton>
      </Section>
    </>
  );
}
