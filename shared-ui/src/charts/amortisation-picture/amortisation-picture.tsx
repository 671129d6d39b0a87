import styled from "styled-components";
import { formatMoney } from "../../money/format-money";
import { ChartTable } from "../chart-table/chart-table";
import { Legend, PlotEnds, seriesColours } from "../series/series";

export interface YearOfLoan {
  year: number;
  principalCents: bigint;
  interestCents: bigint;
  /** Left to pay after this year. */
  balanceCents: bigint;
}

export interface AmortisationLabels {
  principal: string;
  interest: string;
  balance: string;
  year: string;
  chart: string;
  table: string;
  yearTick: (year: number) => string;
}

const LABELS: AmortisationLabels = {
  principal: "Principal",
  interest: "Interest",
  balance: "Left to pay",
  year: "Year",
  chart: "What each year of payments consists of",
  table: "View as table",
  yearTick: (year) => `Year ${year}`,
};

export interface AmortisationPictureProps {
  years: readonly YearOfLoan[];
  labels?: Partial<AmortisationLabels>;
}

const HEIGHT = 150;

/** A bar for each year: principal stands on the ground, interest rests on it and melts away. */
export function AmortisationPicture({ years, labels }: AmortisationPictureProps) {
  const text = { ...LABELS, ...labels };
  if (years.length === 0) return null;

  const highest = Math.max(...years.map((year) => Number(year.principalCents + year.interestCents))) || 1;
  const column = 100 / years.length;
  const width = `${column * 0.72}%`;
  const height = (cents: bigint) => (Number(cents) / highest) * HEIGHT;

  return (
    <Figure>
      <Legend first={text.principal} second={text.interest} />
      <svg width="100%" height={HEIGHT + 6} role="img" aria-label={text.chart}>
        {years.map(({ year, principalCents, interestCents }, position) => {
          const principal = height(principalCents);
          const interest = height(interestCents);
          const x = `${column * (position + 0.14)}%`;
          return (
            <g key={year}>
              <rect data-part="out" x={x} width={width} y={HEIGHT - principal - interest} height={interest} />
              <rect data-part="in" x={x} width={width} y={HEIGHT - principal} height={principal} />
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
        head={[text.year, text.principal, text.interest, text.balance]}
        rows={years.map(({ year, principalCents, interestCents, balanceCents }) => ({
          key: String(year),
          cells: [String(year), formatMoney(principalCents), formatMoney(interestCents), formatMoney(balanceCents)],
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
