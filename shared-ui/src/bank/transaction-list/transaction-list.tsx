import { Button, FieldError } from "@lintel/shared-ui";
import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import styled, { keyframes } from "styled-components";
import { isChord } from "../../chord/is-chord";
import { useLastPageFocus } from "../../last-page-focus/use-last-page-focus";
import type { TransactionItem } from "../transaction-row/transaction";
import { TransactionRow, type TransactionRowLabels } from "../transaction-row/transaction-row";
import { groupByMonth, type MonthOfTransactions } from "./group-by-month";
import { MonthHeader } from "./month-header";
import { useIsPrinting } from "./use-is-printing";
import { useSameRowFocus } from "./use-same-row-focus";
import { type FocusRow, VirtualMonths } from "./virtual-months";

export interface TransactionListLabels extends TransactionRowLabels {
  /** While more may belong to them they are "500+". */
  count: (count: number, isPartial: boolean) => string;
  end: (count: number) => string;
  more: string;
  loadingMore: string;
  moreFailed: string;
}

const LABELS: Omit<TransactionListLabels, keyof TransactionRowLabels> = {
  count: (count, isPartial) =>
    `${count.toLocaleString("en-US")}${isPartial ? "+" : ""} ${count === 1 && !isPartial ? "transaction" : "transactions"}`,
  end: (count) => (count === 1 ? "1 transaction in all" : `${count.toLocaleString("en-US")} transactions in all`),
  more: "Show older",
  loadingMore: "Loading older transactions",
  moreFailed: "We could not load older transactions.",
};

export interface TransactionListProps {
  /** Newest first. */
  items: readonly TransactionItem[];
  /** Names the list: "Recent transfers". */
  label: string;
  onOpen?: (item: TransactionItem) => void;
  /** In place of the list while there is nothing in it. */
  empty?: ReactNode;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  /** What was asked for last did not come. */
  hasFailedMore?: boolean;
  /** Called once for each last row, when it comes near. */
  onEndReached?: () => void;
  labels?: Partial<TransactionListLabels>;
}

/** Up to here all rows are real: the browser's own search finds them and nothing is measured. */
const ALL_REAL_UP_TO = 100;
const END_IS_NEAR_PX = 600;
const HEIGHT_PX = 470;

export function TransactionList({
  items,
  label,
  onOpen,
  empty = null,
  hasMore = false,
  isLoadingMore = false,
  hasFailedMore = false,
  onEndReached,
  labels,
}: TransactionListProps) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  // State and not a ref: the rows below can measure only once the box is there.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const focusVirtualRow = useRef<FocusRow>(null);
  const isPrinting = useIsPrinting();
  const offset = new Date().getTimezoneOffset();
  // biome-ignore lint/correctness/useExhaustiveDependencies: months are the reader's own, who may travel while the page is open
  const months = useMemo(() => groupByMonth(items), [items, offset]);

  const [stop, setStop] = useState(0);
  const tabStop = Math.min(stop, items.length - 1);
  const newest = items[0]?.id;
  const [newestBefore, setNewestBefore] = useState(newest);
  // The row where somebody walked to goes on with what has come in above.
  if (newest !== newestBefore) {
    setNewestBefore(newest);
    const came = items.findIndex(({ id }) => id === newestBefore);
    if (stop > 0 && came > 0) setStop(stop + came);
  }

  const lastId = items.at(-1)?.id;
  const askedAfterId = useRef<string>(undefined);
  function askForMoreNearEnd(element: HTMLElement) {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (!hasMore || isLoadingMore || left > END_IS_NEAR_PX || askedAfterId.current === lastId) return;
    askedAfterId.current = lastId;
    onEndReached?.();
  }

  // A first page that does not fill the box never scrolls, so the end is near before anybody moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again only when the list ends elsewhere
  useEffect(() => {
    if (scroller) askForMoreNearEnd(scroller);
  }, [scroller, lastId, hasMore, isLoadingMore]);

  // Rows that do not open take no focus.
  const moreButton = useLastPageFocus(items.length, (row) => (onOpen ? focusRow(row) : scroller?.focus()));
  const allRows = useSameRowFocus((row) => {
    if (row < items.length) focusRow(row);
  });

  if (items.length === 0) return empty;

  const isVirtual = items.length > ALL_REAL_UP_TO && !isPrinting;

  /** Of the last month that has come, more may be to come. */
  function countIn({ from, items: inMonth }: MonthOfTransactions): string {
    return text.count(inMonth.length, hasMore && from + inMonth.length === items.length);
  }

  function focusRow(row: number) {
    setStop(row);
    if (isVirtual) focusVirtualRow.current?.(row);
    else scroller?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isChord(event)) return;
    const current = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row;
    if (current === undefined) return;
    const row = Number(current);
    const last = items.length - 1;
    const target = { ArrowDown: Math.min(row + 1, last), ArrowUp: Math.max(row - 1, 0), Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focusRow(target);
  }

  function renderRow(item: TransactionItem, row: number) {
    return (
      <TransactionRow
        item={item}
        labels={text}
        row={row}
        tabIndex={row === tabStop ? 0 : -1}
        {...(onOpen && { onOpen: () => open(item, row) })}
      />
    );
  }

  function open(item: TransactionItem, row: number) {
    setStop(row);
    onOpen?.(item);
  }

  return (
    <Scroller
      ref={setScroller}
      tabIndex={0}
      role="region"
      aria-label={`${label}, ${text.count(items.length, hasMore)}`}
      aria-busy={isLoadingMore}
      style={isPrinting ? undefined : { maxHeight: HEIGHT_PX }}
      onKeyDown={handleKeyDown}
      onScroll={(event: UIEvent<HTMLElement>) => askForMoreNearEnd(event.currentTarget)}
    >
      <div key={isVirtual ? "virtual" : "real"} ref={allRows}>
        {isVirtual ? (
          <VirtualMonths
            id={id}
            months={months}
            count={items.length}
            hasMore={hasMore}
            scroller={scroller}
            height={HEIGHT_PX}
            tabStop={tabStop}
            focusRow={focusVirtualRow}
            countText={countIn}
            renderRow={renderRow}
          />
        ) : (
          months.map((part) => (
            <section key={part.month}>
              <MonthHeader id={`${id}-${part.month}`} month={part.month} countText={countIn(part)} />
              <Rows aria-labelledby={`${id}-${part.month}`}>
                {part.items.map((item, index) => (
                  <li key={item.id}>{renderRow(item, part.from + index)}</li>
                ))}
              </Rows>
            </section>
          ))
        )}
      </div>
      <Foot>
        {/* Away while it is tried again: a second failure is told as the first was. */}
        {hasFailedMore && !isLoadingMore && (
          <div role="alert">
            <FieldError>{text.moreFailed}</FieldError>
          </div>
        )}
        {hasMore ? (
          <Button ref={moreButton} size="s" variant="secondary" busy={isLoadingMore} onClick={onEndReached}>
            {isLoadingMore ? text.loadingMore : text.more}
          </Button>
        ) : (
          text.end(items.length)
        )}
      </Foot>
    </Scroller>
  );
}

const FADE_PX = 32;

const leave = keyframes`
  from {
    opacity: 1;
  }
  to {
    opacity: 0;
  }
`;

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
  /* Where the box ends under a month's heading, nothing else would say that rows go on beneath. A box that does not scroll has no timeline, and the
     fade stays away, as it does where a browser knows none and where it would lie over the keyboard's ring. */
  @supports (animation-timeline: scroll()) {
    @media screen {
      &:not(:has(:focus-visible))::after {
        content: "";
        position: sticky;
        bottom: 0;
        z-index: 1;
        display: block;
        height: ${FADE_PX}px;
        margin-top: -${FADE_PX}px;
        background: linear-gradient(transparent, var(--surface));
        opacity: 0;
        pointer-events: none;
        animation: ${leave} linear both;
        animation-timeline: scroll(nearest);
        animation-range: calc(100% - ${FADE_PX}px) 100%;
      }
    }
  }
  @media print {
    overflow: visible;
  }
`;

const Rows = styled.ul`
  > li + li {
    border-top: 1px solid var(--border);
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 14px 8px 6px;
  color: var(--text-muted);
  font: var(--type-caption);
  text-align: center;
`;
