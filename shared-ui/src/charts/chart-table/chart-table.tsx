import { VisuallyHidden } from "@lintel/shared-ui";
import styled from "styled-components";
import { moneyLetters } from "../../money/money-letters";

export interface ChartTableProps {
  /** What the disclosure says: "View as table". */
  summary: string;
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** The same numbers for those whom a picture tells nothing. */
export function ChartTable({ summary, caption, head, rows }: ChartTableProps) {
  return (
    <Root>
      <summary data-screen-only>{summary}</summary>
      <Scroll tabIndex={0} role="group" aria-label={caption}>
        <table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...rest] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {rest.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Root>
  );
}

const Root = styled.details`
  margin-top: 8px;
  font: var(--type-caption);

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  table {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px 0;
    border-top: 1px solid var(--border);
    text-align: end;
    white-space: nowrap;
  }
  th + th,
  td {
    padding-left: 16px;
  }
  td {
    ${moneyLetters}
  }
  th:first-child {
    text-align: start;
  }
  th {
    font-weight: 600;
  }
`;

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;
