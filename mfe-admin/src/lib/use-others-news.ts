import { focusManager, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { askAgain } from "./admin-queries";

export const ASK_EVERY_MS = 15_000;

/**
 * Shows what others do while a page is open: when somebody comes back to it and, where it is told how often, as long as it can be seen.
 * A person's page is not told: each look at somebody's money is on the record, and one that nobody took would bury those that were.
 */
export function useOthersNews(everyMs?: number): void {
  const client = useQueryClient();

  useEffect(() => {
    const ask = () => {
      if (focusManager.isFocused()) void askAgain(client);
    };
    const leave = focusManager.subscribe(ask);
    const timer = everyMs === undefined ? undefined : setInterval(ask, everyMs);
    return () => {
      leave();
      clearInterval(timer);
    };
  }, [client, everyMs]);
}
