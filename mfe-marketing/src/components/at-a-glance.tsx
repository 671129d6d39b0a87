import styled from "styled-components";
import { SectionTitle, Split } from "./section";

const Facts = styled.dl`
  border-top: 2px solid var(--text);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    padding: 18px 0;
    border-bottom: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
    font: var(--type-money-m);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

interface AtAGlanceProps {
  title: string;
  /** What, and how much. */
  facts: readonly string[][];
}

export function AtAGlance({ title, facts }: AtAGlanceProps) {
  return (
    <Split>
      <SectionTitle>{title}</SectionTitle>
      <Facts>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Split>
  );
}
