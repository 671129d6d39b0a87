import { useMessages } from "@lintel/portal";
import { AmortisationPicture } from "@lintel/shared-ui/charts";
import { useState } from "react";
import { dollars } from "../../lib/published-figures";
import { RateField, useRate } from "../rate-field";
import { Lead, SectionTitle } from "../section";
import { Controls, Frame, Note, Outcome, SketchSection, Totals } from "../sketch-frame";
import { Slider } from "../slider";
import { messages } from "./messages";
import { repayment } from "./repayment";

const RATE_LIMIT_PERCENT = 40;

interface Range {
  min: number;
  max: number;
  step: number;
  start: number;
}

interface LoanCalculatorProps {
  amount: Range;
  years: Range;
}

/** What a loan costs a month. The rate is the visitor's own: the bank publishes none. */
export function LoanCalculator({ amount: amounts, years: terms }: LoanCalculatorProps) {
  const t = useMessages(messages);
  const [amount, setAmount] = useState(amounts.start);
  const [years, setYears] = useState(terms.start);
  const rate = useRate(RATE_LIMIT_PERCENT);
  const result = repayment({ amountCents: BigInt(amount) * 100n, years, rateThousandths: rate.thousandths });

  return (
    <SketchSection>
      <SectionTitle>{t("heading")}</SectionTitle>
      <Lead>{t("intro")}</Lead>
      <Frame>
        <Controls>
          <Slider label={t("amount")} {...amounts} value={amount} text={dollars(amount)} onChange={setAmount} />
          <Slider label={t("term")} {...terms} value={years} text={t("years", { count: years })} onChange={setYears} />
          <RateField
            label={t("rate")}
            hint={t("rateHint")}
            wrong={t("rateWrong", { limit: RATE_LIMIT_PERCENT })}
            rate={rate}
          />
        </Controls>
        <Outcome data-unknown={rate.isWrong || undefined}>
          <Totals
            totals={[
              [t("monthly"), rate.isWrong ? null : result.monthlyCents],
              [t("interest"), rate.isWrong ? null : result.interestCents],
              [t("total"), rate.isWrong ? null : result.totalCents],
            ]}
          />
          <AmortisationPicture
            years={result.years}
            labels={{
              principal: t("principal"),
              interest: t("interestShort"),
              balance: t("leftToPay"),
              year: t("year"),
              chart: t("picture"),
              table: t("table"),
              yearTick: (year) => t("yearTick", { year }),
            }}
          />
          <Note>
            {rate.thousandths === 0 && !rate.isWrong && `${t("enterRate")} `}
            {t("note")}
          </Note>
        </Outcome>
      </Frame>
    </SketchSection>
  );
}
