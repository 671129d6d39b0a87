import { atom, getDefaultStore } from "jotai";
import { localValues, onWrittenElsewhere } from "./browser-storage";
import { useAtomOverPrerendered } from "./use-atom-over-prerendered";

const KEY = "shortcuts";

const shortcutsAtom = atom<boolean>(areOnHere());
const store = getDefaultStore();

function areOnHere(): boolean {
  return typeof window === "undefined" || localValues.get(KEY) !== "off";
}

// Another tab of the same person turned them off, or on again; and may have while nothing here listened.
shortcutsAtom.onMount = (setOn) => {
  setOn(areOnHere());
  return onWrittenElsewhere(KEY, () => setOn(areOnHere()));
};

/** Whether single keys do something. Somebody who dictates, or whose hands slip, turns them off. */
export function useShortcuts(): boolean {
  return useAtomOverPrerendered(shortcutsAtom, true);
}

export function setShortcuts(areOn: boolean): void {
  if (areOn) localValues.remove(KEY);
  else localValues.set(KEY, "off");
  store.set(shortcutsAtom, areOn);
}
