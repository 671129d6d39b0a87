import { announce } from "@lintel/shared-ui";
import { type RefObject, useEffect, useRef } from "react";

/** Says a step's title and puts the focus into its first field when a person came from another step; not when the page was opened. */
export function useFocusAtFirst(isWanted: boolean, title: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef({ isWanted, title });

  useEffect(() => {
    if (!first.current.isWanted) return;
    announce(first.current.title);
    input.current?.focus();
  }, []);

  return input;
}
