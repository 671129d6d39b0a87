import styled from "styled-components";

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0 6px;
  border-radius: 4px;
  background: var(--surface-tint);
  color: var(--text);
  font: var(--type-micro);
  &[data-tone="accent"] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
`;

export interface BadgeProps {
  /** A letter or a number. */
  children: string | number;
  /** What the letter stands for. */
  label?: string;
  tone?: "plain" | "accent";
}

export function Badge({ children, label, tone = "plain" }: BadgeProps) {
  return (
    <Root data-tone={tone} role={label ? "img" : undefined} aria-label={label} title={label}>
      {children}
    </Root>
  );
}
