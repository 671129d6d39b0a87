// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget what a table's tags mean once they are laid out as blocks.
import type { ReactNode } from "react";
import styled from "styled-components";

interface RecordTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Whether the rows hold names and codes alone. */
  isVerbatim?: boolean;
}

/** Rows of a record, which stand one below another where the screen is narrow. No landmark: the section around them is one. */
export function RecordTable({ label, heads, rows, isVerbatim = false }: RecordTableProps) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" translate={isVerbatim ? "no" : undefined}>
          {rows.map(({ key, cells }) => (
            // Whoever asked for more rows is put at the first of them.
            <tr key={key} role="row" tabIndex={-1}>
              {cells.map((cell, column) => (
                <td key={heads[column]} role="cell" data-head={heads[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  font: var(--type-caption);
  text-align: left;

  th {
    padding: 8px 12px 8px 0;
    border-bottom: 2px solid var(--border);
    color: var(--text-muted);
    font: var(--type-micro);
  }
  tr + tr {
    border-top: 1px solid var(--border);
  }
  td {
    padding: 10px 12px 10px 0;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  code {
    font: 600 0.8125rem/1.4 ui-monospace, monospace;
  }
  /* Or a short word breaks where a long code beside it takes the room. */
  @media (min-width: 768px) {
    td {
      min-width: 4.5rem;
    }
  }
  @media (min-width: 1024px) {
    min-width: 720px;

    td:first-child {
      white-space: nowrap;
    }
  }
  /* Side by side the last columns would be out of sight; here each cell says which column it is of. */
  @media (max-width: 767px) {
    &,
    tbody,
    tr {
      display: block;
    }
    /* Read out, not painted. */
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    tr {
      padding: 8px 0;
    }
    td {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 12px;
      padding: 3px 0;
    }
    /* Beside the name of its column, in letters so large, a word of the cell would be torn. */
    @media (max-width: 16em) {
      td {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }
    /* Out of sight and not out of the row: the cells after it would move to other columns. */
    td:empty {
      padding: 0;
    }
    /* A screen reader knows the column already. */
    td:not(:empty)::before {
      content: attr(data-head);
      content: attr(data-head) / "";
      color: var(--text-muted);
      overflow-wrap: normal;
    }
  }
`;
