import { Mark } from "@lintel/shared-ui";
import styled from "styled-components";
import { CardArt, cardGround } from "./bank-card-art";

/** A bank card too small to be read: what one picks by its looks. */
export function CardSwatch({ type }: { type: "debit" | "credit" }) {
  return (
    <Swatch data-type={type} aria-hidden="true">
      <CardArt type={type} />
      <Mark size={14} />
    </Swatch>
  );
}

const Swatch = styled.span`
  ${cardGround}

  position: relative;
  display: block;
  width: 72px;
  aspect-ratio: 1.586;
  overflow: hidden;
  border-radius: 4px;
  box-shadow: var(--e2);
  color: #ffffff;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > svg + svg {
    inset: 5px auto auto 5px;
    width: 14px;
    height: 14px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
