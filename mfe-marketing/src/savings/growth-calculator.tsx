import { useMessages } from "@lintel/portal";
import { GrowthSketch } from "@lintel/shared-ui/charts";
import { useState } from "react";
import { RateField, useRate } from "../components/rate-field";
import { Lead, SectionTitle } from "../components/section";
import { Controls, Frame, Note, Outcome, SketchSection, Totals } from "../components/sketch-frame";
import { Slider } from "../components/slider";
import { dollars } from "../lib/published-figures";
import { growth } from "./growth";
import { messages } from "./messages";

const RATE_LIMIT_PERCENT = 20;
const DEPOSIT = { min: 25, max: 2_000, step: 25, start: 150 };
const YEARS = { min: 1, max: 30, step: 1, start: 5 };

export function GrowthCalculator() {
  const t = useMessages(messages);
  const [deposit, setDeposit] = useState(DEPOSIT.start);
  const [years, setYears] = useState(YEARS.start);
  const rate = useRate(RATE_LIMIT_PERCENT);
  const plan = growth({ monthlyDepositCents: BigInt(deposit) * 100n, years, rateThousandths: rate.thousandths });
  const { depositedCents, balanceCents } = plan.at(-1) ?? { depositedCents: 0n, balanceCents: 0n };

  return (
    <SketchSection>
      <SectionTitle>{t("sketchTitle")}</SectionTitle>
      <Lead>{t("sketchText")}</Lead>
      <Frame>
        <Controls>
          <Slider
            label={t("sketchDeposit")}
            {...DEPOSIT}
            value={deposit}
            text={dollars(deposit)}
            onChange={setDeposit}
          />
          <Slider
            label={t("sketchYears")}
            {...YEARS}
            value={years}
            text={t("sketchYearCount", { count: years })}
            onChange={setYears}
          />
          <RateField
            label={t("sketchRate")}
            hint={t("sketchRateHint")}
            wrong={t("sketchRateWrong", { limit: RATE_LIMIT_PERCENT })}
            rate={rate}
          />
        </Controls>
        <Outcome data-unknown={rate.isWrong || undefined}>
          <Totals
            totals={[
              [t("sketchTotal", { count: years }), rate.isWrong ? null : balanceCents],
              [t("sketchPaidIn"), depositedCents],
              [t("sketchGrowth"), rate.isWrong ? null : balanceCents - depositedCents],
            ]}
          />
          <GrowthSketch
            years={plan}
            labels={{
              deposited: t("sketchPaidIn"),
              growth: t("sketchGrowth"),
              balance: t("sketchBalance"),
              year: t("sketchYear"),
              chart: t("sketchPicture"),
              table: t("sketchTable"),
              yearTick: (year) => t("sketchYearTick", { year }),
            }}
          />
          <Note>{t("sketchNote")}</Note>
        </Outcome>
      </Frame>
    </SketchSection>
  );
}
