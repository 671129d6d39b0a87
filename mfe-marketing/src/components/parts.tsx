import styled from "styled-components";
import { Section } from "./section";

const Part = styled.div`
  display: grid;
  gap: 10px;
  padding: 28px 0;
  border-top: 1px solid var(--border);
  h2 {
    font: var(--type-title-m);
    letter-spacing: -0.025em;
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 56px;
    padding: 40px 0;
  }
`;

/** What a product is, in a few titled paragraphs. */
export function Parts({ parts }: { parts: readonly string[][] }) {
  return (
    <Section>
      {parts.map(([title, text]) => (
        <Part key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Part>
      ))}
    </Section>
  );
}
