import { useLocale, useMessages } from "@lintel/portal";
import { ChartTable } from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { messages } from "../messages";

const WIDTH = 280;
const HEIGHT = 64;
const GAP = 4;

interface DayBarsProps {
  what: string;
  /** Oldest first. */
  days: readonly { readonly day: string; readonly count: number }[];
  tone: "in" | "out";
}

/** A bar for each day, the sentence that they add up to, and the same as a table. */
export function DayBars({ what, days, tone }: DayBarsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const grouped = (count: number) => count.toLocaleString(locale);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), days[0] ?? { day: "", count: 0 });
  const step = WIDTH / Math.max(1, days.length);
  const summary =
    total === 0
      ? t("chartNothing", { what })
      : t("chartSummary", { what, total: grouped(total), day: shortDay(most.day, locale), most: grouped(most.count) });

  return (
    <Figure>
      <figcaption>
        <b>{what}</b>
        <Sum>{grouped(total)}</Sum>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary} data-tone={tone}>
        <path className="base" d={`M0 ${HEIGHT - 1}H${WIDTH}`} />
        {days.map(({ day, count }, index) => {
          const height = most.count === 0 ? 0 : Math.max(count > 0 ? 3 : 0, (count / most.count) * (HEIGHT - 6));
          return (
            <rect key={day} x={index * step} y={HEIGHT - 2 - height} width={step - GAP} height={height}>
              <title>{`${shortDay(day, locale)}: ${grouped(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <Ends aria-hidden="true">
        {[days[0], days.at(-1)].map((end) => end && <span key={end.day}>{shortDay(end.day, locale)}</span>)}
      </Ends>
      <ChartTable
        summary={t("asTable")}
        caption={what}
        head={[t("day"), what]}
        rows={days.map(({ day, count }) => ({ key: day, cells: [shortDay(day, locale), grouped(count)] }))}
      />
    </Figure>
  );
}

/** "20 Nov" of "2026-11-20". The day is the bank's, in UTC; the reader's zone would move it. */
function shortDay(day: string, locale: string): string {
  const tag = locale === "en" ? "en-GB" : locale;
  const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
  // As in the bank's other dates. Those of an older shell's shared-ui are in the reader's zone, so the rule stands here again.
  const text = format.format(new Date(day)).replace(/\bSept\b/, "Sep");
  return locale === "fr" ? text.replace(/^1 /, "1er ") : text;
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;

  figcaption {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }
  svg {
    width: 100%;
    height: auto;
  }
  rect {
    fill: var(--chart-in);
  }
  [data-tone="out"] rect {
    fill: var(--chart-out);
  }
  .base {
    stroke: var(--border-strong);
  }
`;

/** Which days these are: the bars themselves are too narrow for a word. */
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -6px;
  color: var(--text-muted);
  font: var(--type-micro);
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.span`
  font: var(--type-money-m);
  font-variant-numeric: tabular-nums;
`;
