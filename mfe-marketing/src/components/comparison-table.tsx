import styled from "styled-components";
import { Lead, Section, SectionTitle } from "./section";

/* Its own scroll, so that a narrow phone never scrolls the page sideways. */
const Frame = styled.div`
  margin-top: 28px;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  text-align: start;
  th,
  td {
    padding: 16px 20px 16px 0;
    border-bottom: 1px solid var(--border);
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border-bottom: 2px solid var(--text);
    font: var(--type-title-s);
  }
  tbody th {
    width: 28%;
    color: var(--text-muted);
    font-weight: 400;
  }
  td {
    min-width: 9.5rem;
    font: 600 1.125rem/1.35 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Intro = styled(Lead)`
  margin-top: 12px;
`;

interface ComparisonTableProps {
  title: string;
  intro?: string;
  columns: readonly string[];
  /** The first cell of a row says what is compared. */
  rows: readonly (readonly string[])[];
}

export function ComparisonTable({ title, intro, columns, rows }: ComparisonTableProps) {
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      {intro && <Intro>{intro}</Intro>}
      <Frame role="region" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, ...cells]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Section>
  );
}
