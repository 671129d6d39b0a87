import styled, { css } from "styled-components";

/** A chart has two series at most. Their colours differ in lightness too, and never stand without a word. */
export const seriesColours = css`
  [data-part="in"],
  [data-part="out"],
  [data-part="base"] {
    forced-color-adjust: none;
  }
  [data-part="in"] {
    fill: var(--chart-in);
  }
  [data-part="out"] {
    fill: var(--chart-out);
  }
  [data-part="base"] {
    fill: var(--text);
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
  [data-series]::before {
    content: "";
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: 7px;
    background: var(--chart-in);
    vertical-align: -1px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  [data-series="out"]::before {
    background: var(--chart-out);
  }
`;

/** Hidden from screen readers: the table beside every chart names its columns. */
export function Legend({ first, second }: { first: string; second: string }) {
  return (
    <List aria-hidden="true">
      <li data-series="in">{first}</li>
      <li data-series="out">{second}</li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: 16px;
  color: var(--text-muted);
  font: var(--type-caption);
`;

/** The first and the last year under a plot. */
export const PlotEnds = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
  color: var(--text-muted);
  font: 500 0.8125rem/1.3 var(--font-ui);
  font-variant-numeric: tabular-nums;
`;
