import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { Control, Field, type FieldText } from "../field/field";

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset: 0 14px 0 auto;
    margin-block: auto;
    color: var(--text-muted);
    pointer-events: none;
  }
`;

const Native = styled(Control)`
  padding-right: 44px;
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
  option {
    background: var(--surface-raised);
    color: var(--text);
  }
`;

export interface SelectProps extends ComponentProps<"select">, FieldText {}

/** The browser's own select, dressed as a field; its options are children. */
export function Select({ label, hint, error, optional, optionalLabel, aside, id, children, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, optionalLabel, aside, id }} describedBy={select["aria-describedby"]}>
      {(control) => (
        <Box>
          <Native as="select" {...(select as object)} {...control}>
            {children}
          </Native>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Box>
      )}
    </Field>
  );
}
