import { useMessages } from "@lintel/portal";
import { TextField } from "@lintel/shared-ui";
import { AmortisationPicture } from "@lintel/shared-ui/charts";
import { useState } from "react";
import { centsText } from "../../lib/cents-text";
import { parsePercent } from "../../lib/percent";
import { dollars } from "../../lib/published-figures";
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
  const [rate, setRate] = useState("");
  const rateThousandths = parsePercent(rate, RATE_LIMIT_PERCENT);
  const result = repayment({ amountCents: BigInt(amount) * 100n, years, rateThousandths: rateThousandths ?? 0 });

  return (
    <SketchSection>
      <SectionTitle>{t("heading")}</SectionTitle>
      <Lead>{t("intro")}</Lead>
      <Frame>
        <Controls>
          <Slider label={t("amount")} {...amounts} value={amount} text={dollars(amount)} onChange={setAmount} />
          <Slider label={t("term")} {...terms} value={years} text={t("years", { count: years })} onChange={setYears} />
          <TextField
            label={t("rate")}
            hint={t("rateHint")}
            error={rateThousandths === null ? t("rateWrong", { limit: RATE_LIMIT_PERCENT }) : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            onChange={(event) => setRate(event.target.value)}
          />
        </Controls>
        <Outcome>
          <Totals aria-live="polite">
            <div>
              <dt>{t("monthly")}</dt>
              <dd>{centsText(result.monthlyCents)}</dd>
            </div>
            <div>
              <dt>{t("interest")}</dt>
              <dd>{centsText(result.interestCents)}</dd>
            </div>
            <div>
              <dt>{t("total")}</dt>
              <dd>{centsText(result.totalCents)}</dd>
            </div>
          </Totals>
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
            {!rateThousandths && `${t("enterRate")} `}
            {t("note")}
          </Note>
        </Outcome>
      </Frame>
    </SketchSection>
  );
}
