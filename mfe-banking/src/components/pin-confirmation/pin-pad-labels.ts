import { useMessages } from "@lintel/portal";
import type { PinPadLabels } from "@lintel/shared-ui/bank";
import { useMemo } from "react";
import { pinMessages } from "./messages";

/** It counts digits aloud and never says which. */
export function usePinPadLabels(): PinPadLabels {
  const t = useMessages(pinMessages);
  return useMemo(
    () => ({
      keypad: t("keypad"),
      clear: t("clear"),
      remove: t("remove"),
      progress: (count: number, of: number) => t("progress", { count, of }),
      entered: (count: number, of: number) => t("entered", { count, of }),
    }),
    [t],
  );
}
