import type { ReactNode } from "react";
import styled from "styled-components";
import { formatMoney } from "../../money/format-money";
import { ChartTable } from "../chart-table/chart-table";
import { Legend, PlotEnds, seriesColours } from "../series/series";

export interface YearlyLabels {
  year: string;
  chart: string;
  table: string;
  yearTick: (year: number) => string;
}

export const YEARLY_LABELS = {
  year: "Year",
  table: "View as table",
  yearTick: (year: number) => `Year ${year}`,
};

export const PLOT_HEIGHT = 150;

interface YearlyFigureProps<Year> {
  years: readonly Year[];
  labels: YearlyLabels;
  series: readonly [string, string];
  /** The table's columns after the year. */
  columns: readonly (readonly [string, (year: Year) => bigint])[];
  /** The years, drawn side by side and standing on a ground at the plot's height. */
  children: ReactNode;
}

/** A plot of years, and the same as a table. */
export function YearlyFigure<Year extends { year: number }>({
  years,
  labels,
  series: [first, second],
  columns,
  children,
}: YearlyFigureProps<Year>) {
  const [start, end] = [years[0], years.at(-1)];
  if (!start || !end) return null;

  return (
    <Figure>
      <Legend first={first} second={second} />
      <svg width="100%" height={PLOT_HEIGHT + 6} role="img" aria-label={labels.chart}>
        {children}
        <rect data-part="base" y={PLOT_HEIGHT + 2} width="100%" height="4" />
      </svg>
      <PlotEnds aria-hidden="true">
        <span>{labels.yearTick(start.year)}</span>
        {years.length > 1 && <span>{labels.yearTick(end.year)}</span>}
      </PlotEnds>
      <ChartTable
        summary={labels.table}
        caption={labels.chart}
        head={[labels.year, ...columns.map(([head]) => head)]}
        rows={years.map((year) => ({
          key: String(year.year),
          cells: [String(year.year), ...columns.map(([, cents]) => formatMoney(cents(year)))],
        }))}
      />
    </Figure>
  );
}

const Figure = styled.figure`
  ${seriesColours}
`;
