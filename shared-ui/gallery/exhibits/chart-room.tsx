import { Card } from "@lintel/shared-ui";
import { MonthBars, ScoreScale, Sparkline } from "@lintel/shared-ui/bank";
import { AmortisationPicture, GrowthSketch } from "@lintel/shared-ui/charts";
import type { Room } from "../exhibit";

const MONTHS = [
  { month: "2026-06", incomeCents: 410_000n, spendingCents: 290_000n },
  { month: "2026-07", incomeCents: 410_000n, spendingCents: 340_000n },
  { month: "2026-08", incomeCents: 460_000n, spendingCents: 310_000n },
  { month: "2026-09", incomeCents: 420_000n, spendingCents: 390_000n },
  { month: "2026-10", incomeCents: 510_000n, spendingCents: 320_000n },
  { month: "2026-11", incomeCents: 481_250n, spendingCents: 260_418n },
];

const LOAN = Array.from({ length: 15 }, (_, position) => {
  const interestCents = BigInt(1_500_000 - position * 96_000);
  return {
    year: position + 1,
    interestCents,
    principalCents: 2_100_000n - interestCents,
    balanceCents: BigInt(Math.max(0, 21_000_000 - position * 1_500_000)),
  };
});

const SAVINGS = Array.from({ length: 10 }, (_, position) => ({
  year: position + 1,
  depositedCents: BigInt((position + 1) * 120_000),
  balanceCents: BigInt(Math.round((position + 1) * 120_000 * 1.035 ** (position + 1))),
}));

export const chartRoom: Room = {
  title: "Charts",
  exhibits: [
    {
      name: "Income and spending by month",
      isWide: true,
      content: (
        <Card>
          <MonthBars months={MONTHS} />
        </Card>
      ),
    },
    {
      name: "Income and spending: a new customer",
      content: (
        <Card>
          <MonthBars
            labels={{ chart: "Income and spending, first month" }}
            months={[{ month: "2026-11", incomeCents: 2_500n, spendingCents: 0n }]}
          />
        </Card>
      ),
    },
    {
      name: "Sparkline",
      content: (
        <Card>
          <Sparkline
            caption="Estimated from your transactions"
            label="Balance over the last weeks, rising from $9,310 to $12,480"
            values={[931_000n, 910_000n, 1_080_000n, 1_020_000n, 990_000n, 1_210_000n, 1_248_012n]}
          />
        </Card>
      ),
    },
    {
      name: "Credit score",
      content: (
        <Card>
          <ScoreScale
            band="Good"
            caption="38 points to Excellent"
            footnote="Illustrative, based on your activity with us. Not a credit bureau score."
            score={712}
            tone="positive"
          />
        </Card>
      ),
    },
    {
      name: "Credit score: lowest",
      content: (
        <Card>
          <ScoreScale band="Very Poor" caption="300 points to Poor" score={300} tone="negative" />
        </Card>
      ),
    },
    {
      name: "Credit score: top",
      content: (
        <Card>
          <ScoreScale band="Excellent" caption="Top of the scale" score={850} tone="positive" />
        </Card>
      ),
    },
    {
      name: "Amortisation",
      content: (
        <Card>
          <AmortisationPicture years={LOAN} />
        </Card>
      ),
    },
    {
      name: "Growth of savings",
      content: (
        <Card>
          <GrowthSketch years={SAVINGS} />
        </Card>
      ),
    },
  ],
};
