import { CircleAlert, CircleCheck, CircleX, Clock } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 2px 8px;
  border-radius: 4px;
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  font: var(--type-micro);
  white-space: nowrap;

  /* Two words in letters of twice the size are wider than a phone. */
  @media (max-width: 19.99em) {
    white-space: normal;
  }
  &[data-tone="plain"] {
    padding: 2px 0;
    background: none;
    color: var(--text-muted);
    font-weight: 400;
  }
  &[data-tone="positive"] {
    background: var(--positive-soft);
    color: var(--positive);
  }
  &[data-tone="pending"],
  &[data-tone="warning"] {
    background: var(--warning-soft);
    color: var(--warning);
  }
  &[data-tone="negative"] {
    background: var(--negative-soft);
    color: var(--negative);
  }
`;

export type StatusTone = "plain" | "info" | "positive" | "pending" | "warning" | "negative";

const ICONS = {
  plain: null,
  info: null,
  positive: CircleCheck,
  pending: Clock,
  warning: CircleAlert,
  negative: CircleX,
};

/** A state in a word. The exceptions carry a colour and an icon; what went as it should is plain. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone}>
      {Icon && <Icon size={13} strokeWidth={2} aria-hidden="true" />}
      {children}
    </Root>
  );
}
