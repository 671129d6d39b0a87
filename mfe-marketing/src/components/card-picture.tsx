import { Logo } from "@lintel/shared-ui";
import { Scene } from "@lintel/shared-ui/public";
import styled from "styled-components";

const Card = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  width: 100%;
  max-width: 400px;
  aspect-ratio: 1.586;
  padding: 22px 24px;
  overflow: hidden;
  border-radius: 14px;
  background: var(--wall);
  color: var(--on-wall);
  box-shadow: var(--e3);
  &[data-type="credit"] {
    background: var(--wall-deep);
    background: light-dark(var(--text), var(--surface-raised));
  }
`;

const Art = styled.div`
  position: absolute;
  inset: 0 0 0 64%;
`;

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  width: 62%;
  color: var(--on-wall-muted);
  font: var(--type-micro);
`;

const Digits = styled.div`
  font: 600 clamp(0.8125rem, 4vw, 1.0625rem) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

interface CardPictureProps {
  type: "debit" | "credit";
  label: string;
}

/** A card as it lies on the table. No number of anybody's. */
export function CardPicture({ type, label }: CardPictureProps) {
  return (
    <Card data-type={type} aria-hidden="true" translate="no">
      <Art>
        <Scene crop={type === "debit" ? "door" : "stairs"} time={type === "debit" ? "day" : "night"} align="middle" />
      </Art>
      <Logo size="s" />
      <Digits>•••• •••• •••• ••••</Digits>
      <Line>{label}</Line>
    </Card>
  );
}
