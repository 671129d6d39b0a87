import { useMessages } from "@lintel/portal";
import { TextField } from "@lintel/shared-ui";
import { GrowthSketch } from "@lintel/shared-ui/charts";
import { useState } from "react";
import { Lead, SectionTitle } from "../components/section";
import { Controls, Frame, Note, Outcome, SketchSection, Totals } from "../components/sketch-frame";
import { Slider } from "../components/slider";
import { centsText } from "../lib/cents-text";
import { parsePercent } from "../lib/percent";
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
  const [rate, setRate] = useState("");
  const rateThousandths = parsePercent(rate, RATE_LIMIT_PERCENT);
  const plan = growth({
    monthlyDepositCents: BigInt(deposit) * 100n,
    years,
    rateThousandths: rateThousandths ?? 0,
  });
  const { depositedCents, balanceCents } = plan.at(-1) ?? { depositedCents: 0n, balanceCents: 0n };
  const yearsText = t("sketchYearCount", { count: years });

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
          <Slider label={t("sketchYears")} {...YEARS} value={years} text={yearsText} onChange={setYears} />
          <TextField
            label={t("sketchRate")}
            hint={t("sketchRateHint")}
            error={rateThousandths === null ? t("sketchRateWrong", { limit: RATE_LIMIT_PERCENT }) : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            onChange={(event) => setRate(event.target.value)}
          />
        </Controls>
        <Outcome>
          <Totals aria-live="polite">
            <div>
              <dt>{t("sketchTotal", { years: yearsText })}</dt>
              <dd>{centsText(balanceCents)}</dd>
            </div>
            <div>
              <dt>{t("sketchPaidIn")}</dt>
              <dd>{centsText(depositedCents)}</dd>
            </div>
            <div>
              <dt>{t("sketchGrowth")}</dt>
              <dd>{centsText(balanceCents - depositedCents)}</dd>
            </div>
          </Totals>
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
