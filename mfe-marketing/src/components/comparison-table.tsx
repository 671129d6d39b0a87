// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget what a table's tags mean once they are laid out as blocks.
import styled from "styled-components";
import { Lead, Section, SectionTitle } from "./section";

const Table = styled.table`
  width: 100%;
  margin-top: 28px;
  hyphens: auto;
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
    font: 600 1.125rem/1.35 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  /* On a phone, or with large letters, what is compared stands above its values, so that nothing is scrolled sideways. */
  @media (max-width: 47.99em) {
    &[data-columns="2"] tbody th {
      width: 62%;
    }
    &:not([data-columns="2"]) {
      display: block;
      thead,
      tbody {
        display: block;
      }
      tr {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 2px 16px;
        padding: 14px 0;
        border-bottom: 1px solid var(--border);
      }
      /* Three beside each other would be narrower than their words. */
      &[data-columns="4"] :is(th, td):nth-child(2) {
        grid-column: 1 / -1;
      }
      th,
      td {
        width: auto;
        padding: 0;
        border: 0;
        overflow-wrap: anywhere;
      }
      td {
        font-size: 1rem;
      }
      tbody th {
        grid-column: 1 / -1;
      }
      thead tr {
        border-bottom: 2px solid var(--text);
      }
      thead th {
        font: var(--type-label-l);
        font-size: 1rem;
      }
      thead th:first-child {
        position: absolute;
        clip-path: inset(50%);
      }
    }
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
      <Table role="table" data-columns={columns.length}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([what, ...cells]) => (
            <tr key={what} role="row">
              <th role="rowheader" scope="row">
                {what}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
