import { Button } from "@lintel/shared-ui";
import styled from "styled-components";

/** Outlined, not filled: the filled one stands at the end of the question it opens. */
export const DangerButton = styled(Button).attrs({ variant: "secondary" })`
  &:not(:disabled) {
    color: var(--negative);
    box-shadow: inset 0 0 0 1.5px var(--negative);
  }
  @media (hover: hover) {
    &:not(:disabled):hover {
      background: var(--negative-soft);
    }
  }
  &:not(:disabled):active {
    background: var(--negative-soft);
  }
`;
