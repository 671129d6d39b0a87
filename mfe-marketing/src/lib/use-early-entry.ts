import { useEffectEvent, useLayoutEffect, useRef } from "react";

/** For a field that is prerendered: what was entered before the page's code came is told, or the next draw would put the field back. */
export function useEarlyEntry<Field extends HTMLInputElement | HTMLTextAreaElement>(
  shown: string,
  onEntry: (field: Field) => void,
) {
  const field = useRef<Field>(null);
  const tell = useEffectEvent(() => {
    if (field.current && field.current.value !== shown) onEntry(field.current);
  });
  useLayoutEffect(() => tell(), []);
  return field;
}
