import { Mask, WallScene } from "@lintel/shared-ui/public";
import { ArrowUpRight, CreditCard, Headset, ReceiptText } from "lucide-react";
import styled from "styled-components";
import { Section, SectionTitle } from "../components/section";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

const Root = styled(Section)`
  display: grid;
  gap: 32px;
`;

const Grid = styled.ul`
  display: grid;
  gap: var(--grid-gap);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, 1fr);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: var(--card-padding);
  border-radius: 12px;
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--border);
  h3 {
    font: var(--type-title-s);
    letter-spacing: -0.015em;
  }
  p {
    color: var(--text-muted);
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: 16px;
  border-radius: 6px;
  background: var(--surface-tint);
  color: var(--text);
`;

/* The signature: a beam, its shadow, the wall, and a window in it: under the words on a phone, beside them elsewhere, never behind. */
const Wall = styled(Tile)`
  position: relative;
  padding-top: 40px;
  padding-bottom: 196px;
  overflow: hidden;
  border-top: 14px solid var(--mark-beam);
  border-radius: 2px 2px 12px 12px;
  background: var(--wall);
  box-shadow: inset 0 10px 0 var(--wall-deep);
  color: var(--on-wall);
  > :not(:first-child) {
    position: relative;
  }
  h3 {
    margin-top: auto;
  }
  p,
  small {
    color: var(--on-wall-muted);
  }
  small {
    font: var(--type-caption);
  }
  @media (min-width: 768px) {
    grid-column: span 2;
    min-height: 340px;
    padding-bottom: var(--card-padding);
    > :not(:first-child) {
      max-width: 17rem;
    }
  }
  @media (min-width: 1200px) {
    grid-row: span 2;
  }
`;

const Window = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 100%;
  height: 176px;
  @media (min-width: 768px) {
    width: min(420px, 100% - 17rem - 2 * var(--card-padding));
    height: 76%;
  }
`;

const Balance = styled.div`
  font: var(--type-money-hero);
`;

const ICONS = [CreditCard, ArrowUpRight, ReceiptText, Headset];

export function Services() {
  const copy = useCopy(messages);
  const [online = [], ...others] = copy.series("service", "Text");

  return (
    <Root>
      <SectionTitle>{copy("servicesTitle")}</SectionTitle>
      <Grid>
        <Wall>
          <Window>
            <WallScene time="auto" />
          </Window>
          <small aria-hidden="true">{copy("exampleBalance")}</small>
          <Balance aria-hidden="true">
            <Mask value="******" />
          </Balance>
          <h3>{online[0]}</h3>
          <p>{online[1]}</p>
        </Wall>
        {others.map(([name, text], index) => {
          const Picture = ICONS[index] ?? Headset;
          return (
            <Tile key={name}>
              <Icon>
                <Picture size={20} strokeWidth={1.75} aria-hidden="true" />
              </Icon>
              <h3>{name}</h3>
              <p>{text}</p>
            </Tile>
          );
        })}
      </Grid>
    </Root>
  );
}
