import { formatMoney } from "@lintel/shared-ui/charts";
import styled from "styled-components";
import { Section } from "./section";

/** A sum to try: controls at the left, what they make at the right. */
export const SketchSection = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 12px;
  overflow: hidden;
  border-top: 8px solid var(--mark-beam);
  border-radius: 2px 2px 12px 12px;
  background: var(--surface);
  box-shadow: var(--e2);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Controls = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
  padding: 28px var(--card-padding) 32px;
  @media (min-width: 1024px) {
    padding: 36px 40px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** While what is asked for cannot be known, nothing is drawn of it, and its place is kept. */
export const Outcome = styled.div`
  &[data-unknown] figure {
    visibility: hidden;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  min-width: 0;
  padding: 28px var(--card-padding) 32px;
  border-top: 1px solid var(--border);
  @media (min-width: 1024px) {
    padding: 36px 40px;
    border-top: 0;
    border-inline-start: 1px solid var(--border);
  }
`;

const List = styled.dl`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: 16px 40px;
  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    font: var(--type-money-m);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  > :first-child {
    flex: 1 1 100%;
    dd {
      font: var(--type-money-l);
      /* A figure is about half as wide as it is high: eleven of them, or else fourteen, fit into the smallest phone. */
      font-size: min(2.875rem, 17.4cqi);
    }
    dd[data-long] {
      font-size: min(2.875rem, 13.7cqi);
    }
  }
`;

interface TotalsProps {
  /** What each is, and how much where that is known; the first is what was asked for. */
  totals: readonly (readonly [string, bigint | null])[];
}

export function Totals({ totals }: TotalsProps) {
  return (
    <List aria-live="polite">
      {totals.map(([name, cents]) => {
        const amount = cents === null ? "—" : formatMoney(cents);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-long={amount.length > 11 || undefined}>{amount}</dd>
          </div>
        );
      })}
    </List>
  );
}

export const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;
