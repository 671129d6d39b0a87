import styled from "styled-components";
import { formatMoney } from "../../money/format-money";
import { ChartTable } from "../chart-table/chart-table";
import { Legend, PlotEnds, seriesColours } from "../series/series";

export interface YearOfSaving {
  year: number;
  depositedCents: bigint;
  balanceCents: bigint;
}

export interface GrowthLabels {
  deposited: string;
  growth: string;
  balance: string;
  year: string;
  chart: string;
  table: string;
  yearTick: (year: number) => string;
}

const LABELS: GrowthLabels = {
  deposited: "Paid in",
  growth: "Interest",
  balance: "Balance",
  year: "Year",
  chart: "How savings grow year by year",
  table: "View as table",
  yearTick: (year) => `Year ${year}`,
};

export interface GrowthSketchProps {
  years: readonly YearOfSaving[];
  labels?: Partial<GrowthLabels>;
}

const HEIGHT = 150;

/** A stair: each tread is a year, what was paid in stands in front of what it became. */
export function GrowthSketch({ years, labels }: GrowthSketchProps) {
  const text = { ...LABELS, ...labels };
  if (years.length === 0) return null;

  const highest = Math.max(...years.map(({ balanceCents }) => Number(balanceCents))) || 1;
  const column = 100 / years.length;
  const height = (cents: bigint) => (Number(cents) / highest) * HEIGHT;

  return (
    <Figure>
      <Legend first={text.deposited} second={text.growth} />
      <svg width="100%" height={HEIGHT + 6} role="img" aria-label={text.chart} shapeRendering="crispEdges">
        {years.map(({ year, depositedCents, balanceCents }, position) => {
          const tread = { x: `${column * position}%`, width: `${column + 0.2}%` };
          return (
            <g key={year}>
              <rect data-part="out" {...tread} y={HEIGHT - height(balanceCents)} height={height(balanceCents)} />
              <rect data-part="in" {...tread} y={HEIGHT - height(depositedCents)} height={height(depositedCents)} />
              <rect data-part="base" {...tread} y={HEIGHT - height(balanceCents)} height="3" />
            </g>
          );
        })}
        <rect data-part="base" y={HEIGHT + 2} width="100%" height="4" />
      </svg>
      <PlotEnds aria-hidden="true">
        <span>{text.yearTick(years[0]?.year ?? 1)}</span>
        {years.length > 1 && <span>{text.yearTick(years.at(-1)?.year ?? years.length)}</span>}
      </PlotEnds>
      <ChartTable
        summary={text.table}
        caption={text.chart}
        head={[text.year, text.deposited, text.balance]}
        rows={years.map(({ year, depositedCents, balanceCents }) => ({
          key: String(year),
          cells: [String(year), formatMoney(depositedCents), formatMoney(balanceCents)],
        }))}
      />
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;

  svg {
    display: block;
  }
  ${seriesColours}
`;
