import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 20px;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  font: var(--type-body-s);
`;

const Hint = styled.span`
  color: var(--text-muted);
  font: var(--type-caption);
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  border: 1.5px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface-tint);
  cursor: inherit;
  transition: background-color var(--fast), border-color var(--fast);

  &::before {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 19px;
    height: 19px;
    border-radius: 3px;
    background: var(--border-strong);
    transition: translate var(--fast), background-color var(--fast);
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition-property: background-color;
    }
  }
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::before {
    background: var(--accent-contrast);
    translate: 20px 0;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
    }
    &:checked::before {
      background: Highlight;
    }
  }
`;

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, and done at once: for a choice that no button has to save. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <Words>
        <span id={id}>{label}</span>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
    </Row>
  );
}
