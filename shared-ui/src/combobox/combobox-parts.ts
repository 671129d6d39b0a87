import { Control } from "@lintel/shared-ui";
import styled from "styled-components";

export const Box = styled.div`
  position: relative;
`;

export const Input = styled(Control)`
  padding-right: 52px;
`;

export const Arrow = styled.button`
  position: absolute;
  inset: 4px 4px auto auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-muted);
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
      color: var(--text);
    }
  }
`;

/* Eight rows of 44 pixels are in sight. */
export const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: var(--z-dropdown);
  max-height: 364px;
  padding: 6px;
  border: 1px solid transparent;
  border-radius: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--surface-raised);
  box-shadow: var(--e3);
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  padding: 8px 10px;
  border: 1px solid transparent;
  border-radius: 6px;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &[data-active] {
    background: var(--surface-tint-2);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  /* All options are framed there, and a thicker frame is not seen among them. */
  @media (forced-colors: active) {
    &[data-active] {
      outline: 0;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const None = styled.p`
  padding: 10px;
  color: var(--text-muted);
`;
