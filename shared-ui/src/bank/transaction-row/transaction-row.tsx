import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import styled from "styled-components";
import { useDisplaySettings } from "../../money/display-settings";
import { formatDayTime, formatLongDay } from "../../money/format-date";
import { moneyParts, spokenMoney } from "../../money/format-money";
import { Money } from "../../money/money";
import { transactionLabel } from "../../money/transaction-label";
import { statusLabel, TransactionStatus } from "../transaction-status/transaction-status";
import { signedCents, type TransactionItem } from "./transaction";

export interface TransactionRowLabels {
  incoming: string;
  outgoing: string;
  synthetic: string;
  types?: Readonly<Record<string, string>>;
  statuses?: Readonly<Record<string, string>>;
}

const LABELS: TransactionRowLabels = { incoming: "incoming", outgoing: "outgoing", synthetic: "Generated" };

export interface TransactionRowProps {
  item: TransactionItem;
  onOpen?: (item: TransactionItem) => void;
  labels?: Partial<TransactionRowLabels>;
  /** Set by a list in which the arrows walk. */
  tabIndex?: number;
  row?: number;
  /** For a row under no month: with it the year stands in the date of one that is of another. */
  now?: Date;
}

export function TransactionRow({ item, onOpen, labels, tabIndex, row, now }: TransactionRowProps) {
  const { locale } = useDisplaySettings();
  const text = { ...LABELS, ...labels };
  const spoken = useSpokenRow(item, text);

  const content = (
    <>
      <DirectionTile direction={item.direction} />
      <Words>
        <b>{transactionLabel(item.type, text.types)}</b>
        <DottedLine>
          <time dateTime={isoOf(item.at)}>{formatDayTime(item.at, locale, now)}</time>
          <span className="notranslate" translate="no">
            {item.reference}
          </span>
          {item.synthetic && <span>{text.synthetic}</span>}
        </DottedLine>
      </Words>
      <Figures>
        <Money cents={signedCents(item)} sign="always" size="row" />
        <TransactionStatus status={item.status} labels={text.statuses} />
      </Figures>
    </>
  );

  if (!onOpen) return <Root as="div">{content}</Root>;
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-label={spoken}
      data-row={row}
      tabIndex={tabIndex}
      onClick={() => onOpen(item)}
    >
      {content}
    </Root>
  );
}

/** "ACH Transfer, incoming, plus $2,400.00, Success, 20 November, TX-9F20C41A". */
function useSpokenRow(item: TransactionItem, text: TransactionRowLabels): string {
  const { currency, locale, signWords } = useDisplaySettings();

  return [
    transactionLabel(item.type, text.types),
    text[item.direction],
    spokenMoney(moneyParts(signedCents(item), currency, "always"), signWords),
    statusLabel(item.status, text.statuses),
    formatLongDay(item.at, locale),
    item.reference,
    ...(item.synthetic ? [text.synthetic] : []),
  ].join(", ");
}

/** A time that cannot be read must not take the page down with it. */
function isoOf(at: TransactionItem["at"]): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export function DirectionTile({ direction }: Pick<TransactionItem, "direction">) {
  const Arrow = direction === "incoming" ? ArrowDownLeft : ArrowUpRight;
  return (
    <Tile data-direction={direction}>
      <Arrow size={20} strokeWidth={1.75} aria-hidden />
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 6px;
  background: var(--surface-tint);
  color: var(--text);

  &[data-direction="incoming"] {
    background: var(--positive-soft);
    color: var(--positive);
  }
`;

const Root = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  width: 100%;
  min-height: 64px;
  padding: 12px 8px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: var(--type-body);
  text-align: start;

  &[type="button"] {
    cursor: pointer;
  }
  /* What lies on the ground of a row that is pointed at has the next one, or nobody would see it there. */
  @media (hover: hover) {
    &[type="button"]:hover {
      background: var(--surface-tint);
      > * {
        --surface-tint: var(--surface-tint-2);
      }
    }
  }
  &[type="button"]:active {
    background: var(--surface-tint);
    > * {
      --surface-tint: var(--surface-tint-2);
    }
  }
  /* Room for the amount beside the words also on the smallest phones: from row to row it would stand here and there. */
  @media (max-width: 359px) {
    column-gap: 8px;
    padding-inline: 4px;
    [data-direction] {
      width: 32px;
      height: 32px;
    }
  }
  /* The list cuts off what hangs over its edge. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** As wide as a date, a reference or a long word at least: an amount that leaves less room goes below them, and neither is cut. */
const Words = styled.span`
  display: grid;
  flex: 1 1 6.5rem;
  max-width: 100%;

  b {
    font-weight: 600;
    overflow-wrap: break-word;
  }
`;

/** Small parts with a dot between them, which hangs before the second; when that begins a line, the dot is cut off. */
export const DottedLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 13px;
  overflow: hidden;
  color: var(--text-muted);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  /* A part goes to the next line as a whole, and breaks where it is longer than one: in large letters a reference is. */
  > * {
    position: relative;
    overflow-wrap: anywhere;
  }
  > * + *::before {
    content: "·";
    position: absolute;
    left: -13px;
    width: 13px;
    text-align: center;
  }
`;

const Figures = styled.span`
  display: grid;
  justify-items: end;
  gap: 3px;
  margin-inline-start: auto;
`;
