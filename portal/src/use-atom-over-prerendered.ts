import { type Atom, getDefaultStore } from "jotai";
import { useSyncExternalStore } from "react";

const store = getDefaultStore();

/** An atom's value, and while a prerendered page is taken over the one that every such page was drawn with. */
export function useAtomOverPrerendered<Value>(atom: Atom<Value>, drawnWith: Value): Value {
  return useSyncExternalStore(
    (listener) => store.sub(atom, listener),
    () => store.get(atom),
    () => drawnWith,
  );
}
