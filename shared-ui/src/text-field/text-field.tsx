import type { ComponentProps } from "react";
import styled from "styled-components";
import { Control, Field, type FieldText } from "../field/field";
import { useComposed } from "../field/use-composed";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldText {}

export function TextField({ label, hint, error, optional, optionalLabel, aside, id, ...input }: TextFieldProps) {
  const typed = useComposed(input);

  return (
    <Field {...{ label, hint, error, optional, optionalLabel, aside, id }} describedBy={input["aria-describedby"]}>
      {(control) => <Control {...typed} {...control} />}
    </Field>
  );
}

const Area = styled(Control)`
  min-height: 104px;
  resize: vertical;
`;

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "children">, FieldText {}

export function TextArea({ label, hint, error, optional, optionalLabel, aside, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, optionalLabel, aside, id }} describedBy={area["aria-describedby"]}>
      {(control) => <Area as="textarea" {...(area as object)} {...control} />}
    </Field>
  );
}
