import { Refusal } from "@lintel/portal";
import { focusManager, type QueryFilters } from "@tanstack/react-query";
import { useEffect } from "react";
import { askAgain } from "./admin-queries";

export const ASK_EVERY_MS = 15_000;

/** What has failed before it showed anything waits for its Retry: each round would take that away, and the focus with it. */
const SHOWN: Pick<QueryFilters, "predicate"> = { predicate: ({ state }) => state.data !== undefined };

/** Of a person who is not there no news can come: asked again, the page would only say its failure again. */
const MAY_BE_THERE: Pick<QueryFilters, "predicate"> = {
  predicate: ({ state: { error } }) => !(error instanceof Refusal && error.code === "user_not_found"),
};

/**
 * Shows what others do while a page is open: when somebody comes back to it and, where it is told how often, as long as it can be seen.
 * A person's page is not told: each look at somebody's money is on the record, and one that nobody took would bury those that were.
 */
export function useOthersNews(everyMs?: number): void {
  useEffect(() => {
    const ask = (filters: typeof SHOWN) => {
      if (focusManager.isFocused()) void askAgain(filters);
    };
    const leave = focusManager.subscribe(() => ask(MAY_BE_THERE));
    const timer = everyMs === undefined ? undefined : setInterval(ask, everyMs, SHOWN);
    return () => {
      leave();
      clearInterval(timer);
    };
  }, [everyMs]);
}
