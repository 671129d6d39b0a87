import { type ComponentProps, useRef, useState } from "react";

type Typed = Pick<ComponentProps<"input">, "value" | "onChange" | "onCompositionEnd">;

/**
 * What a keyboard is still composing stays in the input as the keyboard wrote it. One that is written over meanwhile gets all of it once more
 * behind: a wide "１２" became 11212 dollars. The page is told each time, and its own writing of it shows when the keyboard is done.
 *
 * Where a page has written other than what was typed, Chrome's undo knows nothing of it and puts pieces back in the wrong places: 125 with an "x"
 * that was not taken became 125125 dollars on the second Ctrl+Z. From then on it changes nothing.
 */
export function useComposed<Props extends Typed>(input: Props): Props {
  const [composed, setComposed] = useState<string | null>(null);
  const lastTyped = useRef(input.value);
  const wasWrittenOver = useRef(false);
  if (input.value === undefined) return input;
  return {
    ...input,
    value: composed ?? input.value,
    onChange(event) {
      wasWrittenOver.current ||= lastTyped.current !== (composed ?? input.value);
      // React puts back what the page has written.
      if (wasWrittenOver.current && isOfUndo(event.nativeEvent)) return;
      lastTyped.current = event.target.value;
      setComposed("isComposing" in event.nativeEvent && event.nativeEvent.isComposing ? event.target.value : null);
      input.onChange?.(event);
    },
    onCompositionEnd(event) {
      setComposed(null);
      input.onCompositionEnd?.(event);
    },
  };
}

/** Or of its redo. */
function isOfUndo(event: Event): boolean {
  return "inputType" in event && (event.inputType === "historyUndo" || event.inputType === "historyRedo");
}
