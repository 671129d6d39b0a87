import { PLOT_HEIGHT, YEARLY_LABELS, YearlyFigure, type YearlyLabels } from "../yearly-figure/yearly-figure";

export interface YearOfLoan {
  year: number;
  principalCents: bigint;
  interestCents: bigint;
  /** Left to pay after this year. */
  balanceCents: bigint;
}

export interface AmortisationLabels extends YearlyLabels {
  principal: string;
  interest: string;
  balance: string;
}

const LABELS: AmortisationLabels = {
  ...YEARLY_LABELS,
  principal: "Principal",
  interest: "Interest",
  balance: "Left to pay",
  chart: "What each year of payments consists of",
};

export interface AmortisationPictureProps {
  years: readonly YearOfLoan[];
  labels?: Partial<AmortisationLabels>;
}

/** A bar for each year: principal stands on the ground, interest rests on it and melts away. */
export function AmortisationPicture({ years, labels }: AmortisationPictureProps) {
  const text = { ...LABELS, ...labels };
  const highest = Math.max(...years.map((year) => Number(year.principalCents + year.interestCents))) || 1;
  const column = 100 / years.length;
  const width = `${column * 0.72}%`;
  const height = (cents: bigint) => (Number(cents) / highest) * PLOT_HEIGHT;

  return (
    <YearlyFigure
      years={years}
      labels={text}
      series={[text.principal, text.interest]}
      columns={[
        [text.principal, (year) => year.principalCents],
        [text.interest, (year) => year.interestCents],
        [text.balance, (year) => year.balanceCents],
      ]}
    >
      {years.map(({ year, principalCents, interestCents }, position) => {
        const principal = height(principalCents);
        const interest = height(interestCents);
        const x = `${column * (position + 0.14)}%`;
        return (
          <g key={year}>
            <rect data-part="out" x={x} width={width} y={PLOT_HEIGHT - principal - interest} height={interest} />
            <rect data-part="in" x={x} width={width} y={PLOT_HEIGHT - principal} height={principal} />
          </g>
        );
      })}
    </YearlyFigure>
  );
}
