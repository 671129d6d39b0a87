import { Scene } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { Section, SectionTitle } from "../components/section";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

const Root = styled(Section)`
  display: grid;
  gap: 40px;
  padding-top: var(--section-gap);
  @media (min-width: 1024px) {
    grid-template-columns: 4fr 8fr;
    gap: 96px;
    align-items: center;
  }
`;

/* A door in the wall: the beam, and the view under it. */
const Doorway = styled.div`
  display: none;
  height: 520px;
  border-top: 14px solid var(--mark-beam);
  @media (min-width: 1024px) {
    display: block;
  }
  > * {
    width: calc(100% - 24px);
    margin-inline: auto;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0 40px;
  margin-top: 32px;
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding: 24px 0 32px;
    border-top: 1px solid var(--border-strong);
  }
  h3 {
    margin-bottom: 8px;
    font: var(--type-title-s);
    letter-spacing: -0.015em;
  }
  p {
    color: var(--text-muted);
  }
`;

export function Benefits() {
  const copy = useCopy(messages);

  return (
    <Root>
      <Doorway>
        <Scene crop="door" align="middle" />
      </Doorway>
      <div>
        <SectionTitle>{copy("benefitsTitle")}</SectionTitle>
        <List>
          {copy.series("benefit", "Text").map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}
