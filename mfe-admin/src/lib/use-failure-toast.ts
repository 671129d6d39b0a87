import { toast } from "@lintel/portal";
import { useEffect, useEffectEvent } from "react";

/** Says once of each failed load what failed. How to go on stands where the data would be. */
export function useFailureToast(error: Error | null, text: string): void {
  const say = useEffectEvent(() => toast.error(text));
  useEffect(() => {
    if (error) say();
  }, [error]);
}
