import { type RefCallback, useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Others take rows out of a list. Whoever stood on one goes on at the next: `focusRow` gets the position where it stood.
 * What it returns is the `ref` of each row.
 */
export function useNextRowFocus(focusRow: (row: number) => void): RefCallback<HTMLElement> {
  const left = useRef<number | null>(null);
  const focus = useEffectEvent(focusRow);

  useLayoutEffect(() => {
    if (left.current !== null) focus(left.current);
    left.current = null;
  });

  // React lets go of a ref while the row still stands in the document.
  return useCallback(
    (row: HTMLElement | null) => () => {
      if (!row?.contains(document.activeElement)) return;
      left.current = Array.from(row.parentElement?.children ?? []).indexOf(row);
    },
    [],
  );
}
