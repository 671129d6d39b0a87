import styled from "styled-components";

const Root = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 6px;
`;

const Part = styled.span`
  height: 4px;
  background: var(--surface-tint-2);
  &[data-done] {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    border-block: 2px solid GrayText;
    &[data-done] {
      border-color: Highlight;
    }
  }
`;

export interface ProgressBarProps {
  step: number;
  of: number;
  /** "Step 2 of 3". */
  label?: string;
}

export function ProgressBar({ step, of, label = `Step ${step} of ${of}` }: ProgressBarProps) {
  return (
    <Root role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => index + 1).map((part) => (
        <Part key={part} data-done={part <= step || undefined} />
      ))}
    </Root>
  );
}
