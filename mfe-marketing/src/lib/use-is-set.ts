import { useHydrated } from "./use-hydrated";

/** Whether the operator has said it. Pages are drawn before anybody knows who will run them, and a placeholder stays text. */
export function useIsSet(fact: string): boolean {
  return useHydrated() && !fact.startsWith("{");
}
