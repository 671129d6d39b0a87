import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { FieldError, FieldRoot } from "../field/field";

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 44px;
  padding: 10px 0;
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  accent-color: var(--accent);
  cursor: inherit;
  &[aria-invalid="true"] {
    outline: 2px solid var(--negative);
    outline-offset: 1px;
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <FieldRoot>
      <Row>
        <Box
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{label}</span>
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </FieldRoot>
  );
}
