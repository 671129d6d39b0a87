import { type ComponentProps, useState } from "react";

type Typed = Pick<ComponentProps<"input">, "value" | "onChange" | "onCompositionEnd">;

/**
 * What a keyboard is still composing stays in the input as the keyboard wrote it. One that is written over meanwhile gets all of it once more
 * behind: a wide "１２" became 11212 dollars. The page is told each time, and its own writing of it shows when the keyboard is done.
 */
export function useComposed<Props extends Typed>(input: Props): Props {
  const [composed, setComposed] = useState<string | null>(null);
  if (input.value === undefined) return input;
  return {
    ...input,
    value: composed ?? input.value,
    onChange(event) {
      setComposed("isComposing" in event.nativeEvent && event.nativeEvent.isComposing ? event.target.value : null);
      input.onChange?.(event);
    },
    onCompositionEnd(event) {
      setComposed(null);
      input.onCompositionEnd?.(event);
    },
  };
}
