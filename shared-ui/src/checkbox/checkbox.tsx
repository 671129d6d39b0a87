import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-width: 32px;
  min-height: 44px;
  padding: 10px 0;
  cursor: pointer;

  /* Without words it is as wide to a finger as it is tall, and to the eye as before: what stands beside it begins where words would. */
  &:has(> :only-child) {
    min-width: 44px;
    margin-inline: -12px -10px;
    padding-inline-start: 12px;
  }
`;

/* Drawn here: browsers fill their own with a grey that is none of the night's colours. */
const Box = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: 22px;
  height: 22px;
  /* Level with the first line of what it says, however large its letters are. */
  margin: calc(0.75em - 11px) 0 0;
  font: inherit;
  border: 2px solid var(--border-strong);
  border-radius: 4px;
  background: var(--surface);
  cursor: inherit;
  &:is(:checked, :indeterminate) {
    border-color: var(--accent);
    background: var(--accent);
  }
  /* The tick is two edges of a box that is turned. */
  &:checked::before {
    content: "";
    width: 6px;
    height: 11px;
    border: solid var(--accent-contrast);
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  /* Some of what it stands for, and not all. */
  &:indeterminate::before {
    content: "";
    width: 10px;
    border-top: 2px solid var(--accent-contrast);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** Left out where the box stands in a row that says what it is for; `aria-label` then says it. */
  label?: ReactNode;
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" {...input} />
      {label && <span>{label}</span>}
    </Row>
  );
}
