import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: var(--text-muted);
  cursor: pointer;
  transition: background-color var(--fast), color var(--fast);

  &[data-on-wall] {
    color: var(--on-wall);
  }
  &:where(:not(:disabled)) {
    /* What a finger has tapped would look so until it taps something else. */
    @media (hover: hover) {
      &:hover {
        background: var(--surface-tint);
        color: var(--text);
      }
      &[data-on-wall]:hover {
        background: var(--wall-deep);
        color: var(--on-wall);
      }
    }
    &:active {
      background: var(--surface-tint-2);
    }
    &[data-on-wall]:active {
      background: var(--wall-deep);
    }
  }
  &:disabled {
    color: var(--on-disabled);
    cursor: not-allowed;
  }
  &[data-on-wall]:focus-visible {
    outline-color: var(--on-wall);
  }
`;

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** What it does, in words: the picture alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  onWall?: boolean;
  /** Named by words inside of it: whoever looks for a field by a label with the same word does not find the button too. */
  inField?: boolean;
}

export function IconButton({ label, icon, onWall, inField, type = "button", ...rest }: IconButtonProps) {
  return (
    <Root
      type={type}
      aria-label={inField ? undefined : label}
      title={label}
      data-on-wall={onWall || undefined}
      {...rest}
    >
      {icon}
      {inField && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
