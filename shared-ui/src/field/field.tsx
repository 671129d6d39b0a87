import { CircleX } from "lucide-react";
import { type ReactNode, useId } from "react";
import styled, { css } from "styled-components";

export const FieldRoot = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const FieldLabel = styled.label`
  overflow-wrap: anywhere;
  font: var(--type-body-s);
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
`;

const Quiet = styled.span`
  color: var(--text-muted);
  font: var(--type-caption);
`;

const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: var(--negative);
  font: 600 0.875rem/1.4 var(--font-ui);
  svg {
    margin-top: 0.1em;
  }
`;

const stroke = css`transparent calc(50% - 1px), var(--text-muted) calc(50% - 0.6px) calc(50% + 0.6px), transparent calc(50% + 1px)`;

/** The look of everything one can type into. */
export const Control = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 52px;
  padding: 12px 14px;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text);
  font: var(--type-body);
  transition: border-color var(--fast);

  @media (hover: hover) {
    &:hover {
      border-color: var(--text-muted);
    }
  }
  &[aria-invalid="true"] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }
  &:disabled {
    border-color: var(--disabled);
    background: var(--disabled);
    color: var(--on-disabled);
    cursor: not-allowed;
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  /* WebKit takes no height off for a margin: with room above and below, the cross would make the field taller than others. */
  &[type="search"] {
    padding-block: 0;
  }
  /* A browser's own is bold and blue, and takes a press on itself alone. In the system's own colours it is the only one that is drawn. */
  @media (forced-colors: none) {
    &::-webkit-search-cancel-button {
      appearance: none;
      width: 44px;
      height: 44px;
      margin: 0 -14px 0 0;
      background:
        linear-gradient(45deg, ${stroke}) center / 11px 11px no-repeat,
        linear-gradient(-45deg, ${stroke}) center / 11px 11px no-repeat;
      cursor: pointer;
    }
  }
`;

/** An error beside the thing it is about: an icon, words, and no colour alone. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleX size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </ErrorText>
  );
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Required is the rule and goes unsaid; the exception says so. */
  optional?: boolean | undefined;
  optionalLabel?: string | undefined;
  /** Stands at the right of the label: a counter, a link. */
  aside?: ReactNode;
}

/** What the control inside a field has to carry so that its label, hint and error are read out with it. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldProps extends FieldText {
  id?: string | undefined;
  /** A hint or an error elsewhere that belongs to this field too. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  optionalLabel = "(optional)",
  aside,
  describedBy,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    <FieldRoot>
      <Top>
        <FieldLabel htmlFor={controlId}>
          {label}
          {optional && <Quiet> {optionalLabel}</Quiet>}
        </FieldLabel>
        {aside && <Quiet>{aside}</Quiet>}
      </Top>
      {hint && <Quiet id={hintId}>{hint}</Quiet>}
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hintId, errorId, describedBy].filter(Boolean).join(" ") || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </FieldRoot>
  );
}
