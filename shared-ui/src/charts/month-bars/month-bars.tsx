import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { isChord } from "../../chord/is-chord";
import { useDisplaySettings } from "../../money/display-settings";
import { formatMonth, formatShortMonth, formatYear } from "../../money/format-date";
import { formatMoney } from "../../money/format-money";
import { moneyLetters } from "../../money/money-letters";
import { ChartTable } from "../chart-table/chart-table";
import { axisLabel, niceScale } from "../nice-scale";
import { Legend, seriesColours } from "../series/series";

export interface MonthFigures {
  /** "2026-11". */
  month: string;
  incomeCents: bigint;
  spendingCents: bigint;
}

export interface MonthBarsLabels {
  income: string;
  spending: string;
  month: string;
  chart: string;
  table: string;
}

const LABELS: MonthBarsLabels = {
  income: "Income",
  spending: "Spending",
  month: "Month",
  chart: "Income and spending by month",
  table: "View as table",
};

export interface MonthBarsProps {
  /** Oldest first; the last is the current month. */
  months: readonly MonthFigures[];
  labels?: Partial<MonthBarsLabels>;
}

const PLOT_PX = 190;

/** Columns are shares of the width and heights are pixels, so bars and letters keep their size on a phone. */
export function MonthBars({ months, labels }: MonthBarsProps) {
  const { currency, locale } = useDisplaySettings();
  const text = { ...LABELS, ...labels };
  const [active, setActive] = useState<number | null>(null);
  /** Null: nobody has walked yet, and it is the current month. */
  const [stop, setStop] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);

  if (months.length === 0) return null;

  const show = (cents: bigint) => formatMoney(cents, currency);
  // Only where a pixel goes; the amounts that are read come from integers.
  const units = (cents: bigint) => (Number(cents) / 100) * Number(currency.rate);
  const ticks = niceScale(
    Math.max(...months.flatMap((month) => [units(month.incomeCents), units(month.spendingCents)])),
  );
  const top = ticks.at(-1) ?? 1;
  const height = (cents: bigint) => Math.max(cents > 0n ? 2 : 0, (units(cents) / top) * PLOT_PX);
  const column = 100 / months.length;
  const last = months.length - 1;
  const tabStop = Math.min(stop ?? last, last);

  function handleKeyDown(event: KeyboardEvent) {
    if (isChord(event)) return;
    const target = { ArrowRight: Math.min(tabStop + 1, last), ArrowLeft: Math.max(tabStop - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    group.current?.querySelectorAll<HTMLElement>("button")[target]?.focus();
  }

  const shown = active === null ? undefined : months[active];

  return (
    <Figure>
      <Legend first={text.income} second={text.spending} />
      <Plot>
        <Axis aria-hidden="true">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{axisLabel(tick)}</span>
          ))}
        </Axis>
        <Area>
          <svg width="100%" height={PLOT_PX + 6} aria-hidden="true" focusable="false">
            {ticks.map((tick) => (
              <rect
                key={tick}
                data-part="line"
                width="100%"
                height="1"
                y={Math.min(PLOT_PX - 1, PLOT_PX - (tick / top) * PLOT_PX)}
              />
            ))}
            {months.map(({ month, incomeCents, spendingCents }, position) => (
              <svg key={month} x={`${column * (position + 0.5)}%`} aria-hidden="true">
                <rect data-part="in" height={height(incomeCents)} y={PLOT_PX - height(incomeCents)} />
                <rect data-part="out" height={height(spendingCents)} y={PLOT_PX - height(spendingCents)} />
                <rect data-part="block" data-current={position === last} height="4" y={PLOT_PX} />
              </svg>
            ))}
          </svg>
          <Columns ref={group} role="group" aria-label={text.chart} onKeyDown={handleKeyDown}>
            {months.map(({ month, incomeCents, spendingCents }, position) => (
              <Column
                key={month}
                type="button"
                tabIndex={position === tabStop ? 0 : -1}
                // Begins with what stands there: whoever speaks to the page says that.
                aria-label={`${formatShortMonth(month, locale)} ${formatYear(month, locale)}: ${text.income} ${show(incomeCents)}, ${text.spending} ${show(spendingCents)}`}
                data-current={position === last}
                onFocus={() => {
                  setActive(position);
                  setStop(position);
                }}
                onBlur={() => setActive(null)}
                // A finger leaves as soon as it is lifted, and what it has tapped has no focus in Safari.
                onPointerEnter={({ pointerType }) => pointerType !== "touch" && setActive(position)}
                onPointerLeave={({ pointerType }) => pointerType !== "touch" && setActive(null)}
                onClick={({ currentTarget }) => currentTarget.focus()}
              >
                {formatShortMonth(month, locale)}
              </Column>
            ))}
          </Columns>
          {shown && active !== null && (
            <Tip
              aria-hidden="true"
              style={
                active < months.length / 2
                  ? { left: `${column * active}%` }
                  : { right: `${column * (months.length - 1 - active)}%` }
              }
            >
              <b>{formatMonth(shown.month, locale)}</b>
              <span data-series="in">{show(shown.incomeCents)}</span>
              <span data-series="out">{show(shown.spendingCents)}</span>
            </Tip>
          )}
        </Area>
      </Plot>
      <ChartTable
        summary={text.table}
        caption={text.chart}
        head={[text.month, text.income, text.spending]}
        rows={months.map(({ month, incomeCents, spendingCents }) => ({
          key: month,
          cells: [formatMonth(month, locale), show(incomeCents), show(spendingCents)],
        }))}
      />
    </Figure>
  );
}

const Figure = styled.figure`
  --bar: 13px;

  @media (min-width: 768px) {
    --bar: 18px;
  }
  ${seriesColours}
`;

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding-top: 8px;
`;

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: ${PLOT_PX + 18}px;
  margin-top: -9px;
  color: var(--text-muted);
  font: 500 0.8125rem/18px var(--font-ui);
  font-variant-numeric: tabular-nums;
`;

const Area = styled.div`
  position: relative;
  height: ${PLOT_PX + 36}px;

  /* Over the columns, so that the ground of a hovered month does not veil its bars. */
  svg {
    position: relative;
    z-index: 1;
    overflow: visible;
    pointer-events: none;
  }
  [data-part="line"] {
    fill: var(--border);
  }
  [data-part="block"] {
    forced-color-adjust: none;
  }
  [data-part="in"] {
    width: var(--bar);
    transform: translateX(calc(-1 * var(--bar) - 1.5px));
  }
  [data-part="out"] {
    width: var(--bar);
    transform: translateX(1.5px);
  }
  [data-part="block"] {
    width: calc(2 * var(--bar) + 13px);
    fill: var(--border-strong);
    opacity: 0.5;
    transform: translateX(calc(-1 * var(--bar) - 6.5px));
  }
  [data-part="block"][data-current="true"] {
    fill: var(--text);
    opacity: 1;
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
`;

const Columns = styled.div`
  position: absolute;
  inset: -8px 0 auto;
  display: flex;
`;

const Column = styled.button`
  flex: 1;
  min-width: 0;
  height: ${PLOT_PX + 44}px;
  padding: ${PLOT_PX + 16}px 0 0;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--text-muted);
  /* A sixth of a phone is as wide as a month's name at little more than its usual size. */
  font: 500 min(0.8125rem, 4.5vw)/1.3 var(--font-ui);
  white-space: nowrap;

  &[data-current="true"] {
    color: var(--text);
    font-weight: 700;
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--surface-tint) 45%, transparent);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Tip = styled.div`
  position: absolute;
  top: -8px;
  z-index: 2;
  display: grid;
  gap: 2px;
  padding: 10px 12px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: var(--surface-raised);
  box-shadow: var(--e2);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  transform: translateY(-60%);

  /* In letters of twice the size it has no room beside its month. */
  @media (max-width: 19.99em) {
    right: auto !important;
    left: 0 !important;
    max-width: 100%;
    white-space: normal;
  }
  [data-series] {
    ${moneyLetters}
  }
`;
