import { type RefCallback, useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For the button that asks for more of a list, which goes away with the last page. If the focus was on it, `focusRow` gets the
 * position of the first row that came. What it returns is the button's `ref`.
 */
export function useLastPageFocus(count: number, focusRow: (row: number) => void): RefCallback<HTMLButtonElement> {
  const wasFocused = useRef(false);
  const before = useRef(count);
  const focus = useEffectEvent(focusRow);

  useLayoutEffect(() => {
    // A page with nothing in it leaves one at the last row.
    if (wasFocused.current && count > 0) focus(Math.min(before.current, count - 1));
    wasFocused.current = false;
    before.current = count;
  });

  // React lets go of a ref while the button still stands in the document.
  return useCallback(
    (button: HTMLButtonElement | null) => () => {
      wasFocused.current = button === document.activeElement;
    },
    [],
  );
}
