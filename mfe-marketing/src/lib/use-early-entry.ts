import { useLayoutEffect, useRef } from "react";

/** For a field that is prerendered: what was entered before the page's code came is told, or the next draw would put the field back. */
export function useEarlyEntry<Field extends HTMLInputElement | HTMLTextAreaElement>(
  shown: string,
  onEntry: (field: Field) => void,
) {
  const field = useRef<Field>(null);
  const early = useRef({ shown, onEntry });
  useLayoutEffect(() => {
    if (field.current && field.current.value !== early.current.shown) early.current.onEntry(field.current);
  }, []);
  return field;
}
