import styled from "styled-components";
import { SectionTitle, Split } from "./section";

const List = styled.ol`
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: 6px 8px;
    padding: 24px 0;
    border-top: 1px solid var(--border);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    font: var(--type-money-l);
    letter-spacing: -0.02em;
  }
  h3 {
    font: var(--type-title-s);
    letter-spacing: -0.015em;
  }
  p {
    max-width: 56ch;
    color: var(--text-muted);
  }
`;

export function Steps({ title, steps }: { title: string; steps: readonly string[][] }) {
  return (
    <Split>
      <SectionTitle>{title}</SectionTitle>
      <List>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Split>
  );
}
