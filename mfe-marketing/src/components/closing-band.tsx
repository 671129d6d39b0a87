import { Link } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import { Scene } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { useCopy } from "../lib/use-copy";
import { messages } from "./layout/messages";
import { Actions } from "./section";

const Band = styled.section`
  margin-top: calc(var(--section-gap) / 2);
  overflow: hidden;
  background: var(--wall);
  color: var(--on-wall);
  @media print {
    display: none;
  }
`;

const Inside = styled.div`
  display: grid;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-height: 400px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 20px;
  padding: 56px var(--gutter-public);
  h2 {
    font: var(--type-display-l);
    letter-spacing: -0.03em;
  }
  p {
    max-width: 32em;
    color: var(--on-wall-muted);
    font: var(--type-body-l);
  }
  @media (min-width: 768px) {
    padding-inline-start: max(var(--gutter-public), calc((100vw - 1440px) / 2 + var(--gutter-public)));
  }
`;

const Art = styled.div`
  position: relative;
  height: 240px;
  @media (min-width: 768px) {
    height: auto;
    > * {
      position: absolute;
      inset: 0;
    }
  }
`;

export function ClosingBand() {
  const copy = useCopy(messages);

  return (
    <Band>
      <Inside>
        <Words>
          <h2>{copy("closingTitle")}</h2>
          <p>{copy("closingText")}</p>
          <Actions>
            <LinkButton component={Link} to="/create-new-profile" variant="wall" size="l">
              {copy("openAccount")}
            </LinkButton>
            <LinkButton component={Link} to="/contact" variant="wall-ghost" size="l">
              {copy("askUs")}
            </LinkButton>
          </Actions>
        </Words>
        <Art>
          <Scene time="night" crop="door" align="middle" />
        </Art>
      </Inside>
    </Band>
  );
}
