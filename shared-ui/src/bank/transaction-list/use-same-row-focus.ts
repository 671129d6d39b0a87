import { type RefCallback, useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * A list that has grown long changes its rows for others. Whoever stood on one goes on at the same: `focusRow` gets its position.
 * What it returns is the `ref` of what holds the rows and goes away with them.
 */
export function useSameRowFocus(focusRow: (row: number) => void): RefCallback<HTMLElement> {
  const left = useRef<number | null>(null);
  const focus = useEffectEvent(focusRow);

  useLayoutEffect(() => {
    if (left.current !== null) focus(left.current);
    left.current = null;
  });

  // React lets go of a ref while the rows still stand in the document.
  return useCallback(
    (rows: HTMLElement | null) => () => {
      const row = rows?.querySelector<HTMLElement>("[data-row]:focus")?.dataset.row;
      if (row !== undefined) left.current = Number(row);
    },
    [],
  );
}
