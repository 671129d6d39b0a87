import { useMessages } from "@lintel/portal";
import type { PinPadLabels } from "@lintel/shared-ui/bank";
import { pinMessages } from "./messages";

/** It counts digits aloud and never says which. */
export function usePinPadLabels(): PinPadLabels {
  const t = useMessages(pinMessages);
  return {
    keypad: t("keypad"),
    clear: t("clear"),
    remove: t("remove"),
    progress: (count, of) => t("progress", { count, of }),
    entered: (count, of) => t("entered", { count, of }),
  };
}
