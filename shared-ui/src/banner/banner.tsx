import { CircleAlert, CircleCheck, CircleX, Info } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid var(--on-accent-soft);
  border-radius: 8px;
  background: var(--accent-soft);
  color: var(--text);
  font: 600 1rem/1.45 var(--font-ui);

  & > svg {
    margin-top: 2px;
    color: var(--on-accent-soft);
  }
  &[data-tone="positive"] {
    border-color: var(--positive);
    background: var(--positive-soft);
    & > svg {
      color: var(--positive);
    }
  }
  &[data-tone="warning"] {
    border-color: var(--warning);
    background: var(--warning-soft);
    & > svg {
      color: var(--warning);
    }
  }
  &[data-tone="negative"] {
    border-color: var(--negative);
    background: var(--negative-soft);
    & > svg {
      color: var(--negative);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  a {
    color: inherit;
  }
`;

const More = styled.div`
  font: var(--type-caption);

  /* As tall to a finger as a button. */
  @media (pointer: coarse) {
    a {
      position: relative;
    }
    a::after {
      content: "";
      position: absolute;
      inset: -12px 0 -14px;
    }
  }
`;

export type BannerTone = "info" | "positive" | "warning" | "negative";

const ICONS = { info: Info, positive: CircleCheck, warning: CircleAlert, negative: CircleX };

export interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  /** A quieter second line: what to do, a link. */
  more?: ReactNode;
  /** An error interrupts, everything else waits its turn; "none" is for words that were there from the start. */
  role?: "alert" | "status" | "none";
}

export function Banner({
  tone = "info",
  children,
  more,
  role = tone === "negative" ? "alert" : "status",
}: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone} role={role === "none" ? undefined : role}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <Words>
        <div>{children}</div>
        {more && <More>{more}</More>}
      </Words>
    </Root>
  );
}
