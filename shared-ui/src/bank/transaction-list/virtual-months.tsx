import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import styled from "styled-components";
import type { TransactionItem } from "../transaction-row/transaction";
import type { MonthOfTransactions } from "./group-by-month";
import { MonthHeader } from "./month-header";

export type FocusRow = (row: number) => void;

interface VirtualMonthsProps {
  id: string;
  months: readonly MonthOfTransactions[];
  count: number;
  hasMore: boolean;
  scroller: HTMLDivElement | null;
  height: number;
  tabStop: number;
  focusRow: Ref<FocusRow>;
  countText: (month: MonthOfTransactions) => string;
  renderRow: (item: TransactionItem, row: number) => ReactNode;
}

const HEADER_PX = 38;
const ROW_PX = 73;

/**
 * Measures months and rows as one flat run, but renders each month as a section as tall as the month: its header sticks by itself,
 * and a screen reader, which goes from heading to heading, meets the same ones as in a list that is all real. Only rows out of view
 * are left out.
 */
export function VirtualMonths({
  id,
  months,
  count,
  hasMore,
  scroller,
  height,
  tabStop,
  focusRow,
  countText,
  renderRow,
}: VirtualMonthsProps) {
  const firstRows = months.map(({ from }) => from);
  // One header stands before each month, so month m begins at its first row plus m.
  const headers = useMemo(() => months.map(({ from }, position) => from + position), [months]);
  const monthAt = (index: number) => lastNotAbove(headers, index);
  const indexOfRow = (row: number) => row + lastNotAbove(firstRows, row) + 1;

  /** Its height goes along with each row: by its place it would be that of what stood there before another came in above. */
  const keyOf = useCallback(
    (index: number) => {
      const position = lastNotAbove(headers, index);
      const month = months[position];
      return month?.items[index - (headers[position] ?? 0) - 1]?.id ?? month?.month ?? index;
    },
    [headers, months],
  );

  const virtualizer = useVirtualizer({
    count: count + months.length,
    getScrollElement: () => scroller,
    getItemKey: keyOf,
    estimateSize: (index) => (headers[monthAt(index)] === index ? HEADER_PX : ROW_PX),
    initialRect: { width: 0, height },
    overscan: 8,
    scrollPaddingStart: HEADER_PX,
    // The tab stop stays real wherever it is, so that focus is never lost to scrolling.
    rangeExtractor: (range: Range) => including(defaultRangeExtractor(range), indexOfRow(tabStop)),
  });

  const wanted = useRef<number | null>(null);
  useImperativeHandle(focusRow, () => (row) => {
    wanted.current = row;
    virtualizer.scrollToIndex(indexOfRow(row));
    focusWanted();
  });

  function focusWanted() {
    const target = scroller?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
    // The list has it in sight; its place in the page may lie below the window's edge.
    target.scrollIntoView?.({ block: "nearest" });
  }

  // The row asked for may be real only after the scroll has rendered.
  useEffect(() => {
    if (wanted.current !== null) focusWanted();
  });

  const inView = virtualizer.getVirtualItems();
  const measured = virtualizer.measurementsCache;

  const newest = months[0]?.items[0]?.id;
  const newestBefore = useRef(newest);
  /** Whoever reads further down goes on at the same row when others come in above. Where all rows are real a browser sees to that itself. */
  const keepPlace = useEffectEvent(() => {
    const before = measured.find(({ key }) => key === newestBefore.current);
    newestBefore.current = newest;
    // Behind the first month's heading.
    if (before && scroller && scroller.scrollTop > 0) scroller.scrollTop += before.start - (measured[1]?.start ?? 0);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another is the newest
  useLayoutEffect(() => keepPlace(), [newest]);

  return (
    <Canvas style={{ height: virtualizer.getTotalSize() }}>
      {months.map((month, position) => {
        const header = headers[position] ?? 0;
        const last = header + month.items.length;
        const top = measured[header]?.start ?? 0;
        const rows = inView.filter(({ index }) => index > header && index <= last);

        return (
          <Month
            key={month.month}
            // Not moved by a transform, of which a sticky header would know nothing: it would stick to the month's end.
            style={{ height: (measured[last]?.end ?? top) - top, top }}
          >
            <MonthHeader
              id={`${id}-${month.month}`}
              month={month.month}
              countText={countText(month)}
              index={header}
              ref={virtualizer.measureElement}
            />
            {rows.length > 0 && (
              <ul aria-labelledby={`${id}-${month.month}`}>
                {rows.map(({ index, start }) => {
                  const row = index - position - 1;
                  const item = month.items[row - month.from];
                  return (
                    item && (
                      <li
                        key={item.id}
                        ref={virtualizer.measureElement}
                        data-index={index}
                        aria-setsize={hasMore ? -1 : count}
                        aria-posinset={row + 1}
                        style={{ transform: `translateY(${start - top}px)` }}
                      >
                        {renderRow(item, row)}
                      </li>
                    )
                  );
                })}
              </ul>
            )}
          </Month>
        );
      })}
    </Canvas>
  );
}

/** Position of the last number that is not above the value, in a rising run that begins at or below it. */
function lastNotAbove(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

function including(indexes: number[], index: number): number[] {
  return indexes.includes(index) ? indexes : [...indexes, index].sort((one, other) => one - other);
}

const Canvas = styled.div`
  position: relative;
  /* Not twice, should a browser keep its place here as well. */
  overflow-anchor: none;
`;

const Month = styled.section`
  position: absolute;
  inset-inline: 0;

  li {
    position: absolute;
    inset: 0 0 auto;
    border-bottom: 1px solid var(--border);
  }
`;
