import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus into a step's first field when a person came to it from another step; not when the page was opened. */
export function useFocusAtFirst(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef(isWanted);

  useEffect(() => {
    if (wanted.current) input.current?.focus();
  }, []);

  return input;
}
