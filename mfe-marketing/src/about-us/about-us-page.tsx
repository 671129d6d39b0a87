import { Link, usePageTitle } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import styled from "styled-components";
import { ClosingBand } from "../components/closing-band";
import { ComparisonTable } from "../components/comparison-table";
import { Parts } from "../components/parts";
import { Actions, Section, SectionTitle, Split } from "../components/section";
import { StoryHero } from "../components/story-hero";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

const Promises = styled.ul`
  display: grid;
  gap: 0 40px;
  li {
    padding: 24px 0;
    border-top: 1px solid var(--border);
  }
  h3 {
    margin-bottom: 6px;
    font: var(--type-title-s);
  }
  p {
    color: var(--text-muted);
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Next = styled(Section)`
  display: grid;
  gap: 16px;
  p {
    color: var(--text-muted);
  }
`;

export default function AboutUsPage() {
  const copy = useCopy(messages);
  usePageTitle(copy("title"));

  return (
    <>
      <StoryHero heading={copy("heading")} lead={copy("lead")} strip="beam" />
      <Parts parts={[[copy("part1"), copy("part1Text")]]} />
      <Split>
        <SectionTitle>{copy("part2")}</SectionTitle>
        <Promises>
          {copy.series("promise", "Text").map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Promises>
      </Split>
      <Parts parts={[[copy("part3"), copy("part3Text")]]} />
      <ComparisonTable
        title={copy("feesTitle")}
        intro={copy("feesText")}
        columns={[copy("feesWhat"), copy("feesAmount")]}
        rows={copy.series("fee", "Value")}
      />
      <Next>
        <SectionTitle>{copy("part4")}</SectionTitle>
        <p>{copy("part4Text")}</p>
        <Actions>
          <LinkButton component={Link} to="/accounts">
            {copy("seeAccounts")}
          </LinkButton>
          <LinkButton component={Link} to="/careers" variant="secondary">
            {copy("seeCareers")}
          </LinkButton>
        </Actions>
      </Next>
      <ClosingBand />
    </>
  );
}
