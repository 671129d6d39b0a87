import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and in the very first render over its page: what only this browser knows has to wait for one render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
