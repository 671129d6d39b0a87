import { PLOT_HEIGHT, YEARLY_LABELS, YearlyFigure, type YearlyLabels } from "../yearly-figure/yearly-figure";

export interface YearOfSaving {
  year: number;
  depositedCents: bigint;
  balanceCents: bigint;
}

export interface GrowthLabels extends YearlyLabels {
  deposited: string;
  growth: string;
  balance: string;
}

const LABELS: GrowthLabels = {
  ...YEARLY_LABELS,
  deposited: "Paid in",
  growth: "Interest",
  balance: "Balance",
  chart: "How savings grow year by year",
};

export interface GrowthSketchProps {
  years: readonly YearOfSaving[];
  labels?: Partial<GrowthLabels>;
}

/** A stair: each tread is a year, what was paid in stands in front of what it became. */
export function GrowthSketch({ years, labels }: GrowthSketchProps) {
  const text = { ...LABELS, ...labels };
  const highest = Math.max(...years.map(({ balanceCents }) => Number(balanceCents))) || 1;
  const column = 100 / years.length;
  const height = (cents: bigint) => (Number(cents) / highest) * PLOT_HEIGHT;

  return (
    <YearlyFigure
      years={years}
      labels={text}
      series={[text.deposited, text.growth]}
      columns={[
        [text.deposited, (year) => year.depositedCents],
        [text.balance, (year) => year.balanceCents],
      ]}
    >
      {years.map(({ year, depositedCents, balanceCents }, position) => {
        const tread = { x: `${column * position}%`, width: `${column + 0.2}%` };
        return (
          <g key={year} shapeRendering="crispEdges">
            <rect data-part="out" {...tread} y={PLOT_HEIGHT - height(balanceCents)} height={height(balanceCents)} />
            <rect data-part="in" {...tread} y={PLOT_HEIGHT - height(depositedCents)} height={height(depositedCents)} />
            <rect data-part="base" {...tread} y={PLOT_HEIGHT - height(balanceCents)} height="3" />
          </g>
        );
      })}
    </YearlyFigure>
  );
}
