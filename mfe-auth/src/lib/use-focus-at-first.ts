import { announce } from "@lintel/shared-ui";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Says which step this is and puts the focus into its first field when a person came from another step; not when the page was opened. */
export function useFocusAtFirst(isWanted: boolean, step: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);

  const begin = useEffectEvent(() => {
    if (!isWanted) return;
    announce(step);
    input.current?.focus();
  });

  useEffect(() => begin(), []);

  return input;
}
