import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { FieldError, FieldRoot } from "../field/field";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font: var(--type-body-s);
`;

/** Side by side while the longest word of each fits. */
const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-radius: 8px;
  background: var(--surface-tint);
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 0;
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 6px;
  border-radius: 6px;
  color: var(--text-muted);
  font: 600 0.9375rem/1.25 var(--font-ui);
  text-align: center;
  overflow-wrap: break-word;
  cursor: pointer;
  transition: background-color var(--fast), color var(--fast);

  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  &[data-chosen] {
    background: var(--surface-raised);
    color: var(--text);
    box-shadow: inset 0 0 0 1.5px var(--border-strong);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  /* WebKit takes the focus that an arrow moves for a pointer's. */
  @supports (not selector(:has(*))) or (-webkit-hyphens: none) {
    &:focus-within {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  }
  &:has(input:disabled) {
    color: var(--on-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    /* Left to itself, the system would lay its own ground behind the words, and theirs is the colour of that ground. */
    &[data-chosen] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &:has(input:disabled) {
      color: GrayText;
    }
    &[data-chosen]:has(input:disabled) {
      border-color: GrayText;
      background: GrayText;
      color: Canvas;
    }
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`;

export interface SegmentedOption<T extends string> {
  value: T;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedToggleProps<T extends string> {
  legend: ReactNode;
  /** For where the heading above already says it. */
  hideLegend?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: readonly SegmentedOption<T>[];
  name?: string;
  error?: ReactNode;
}

/** One of a few, side by side. Native radios underneath, so arrows, forms and screen readers need nothing from us. */
export function SegmentedToggle<T extends string>({
  legend,
  hideLegend,
  value,
  onChange,
  options,
  name,
  error,
}: SegmentedToggleProps<T>) {
  const ownName = useId();
  const errorId = useId();
  return (
    <FieldRoot as="fieldset" aria-describedby={error ? errorId : undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Track>
        {options.map((option) => (
          <Segment key={option.value} data-chosen={option.value === value ? "" : undefined}>
            <Radio
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Track>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </FieldRoot>
  );
}
