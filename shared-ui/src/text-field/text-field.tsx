import type { ComponentProps } from "react";
import styled from "styled-components";
import { Control, Field, type FieldText } from "../field/field";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldText {}

export function TextField({ label, hint, error, optional, optionalLabel, aside, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, optionalLabel, aside, id }} describedBy={input["aria-describedby"]}>
      {(control) => <Control {...input} {...control} />}
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
