import { atom, getDefaultStore, useAtomValue } from "jotai";
import { localValues } from "./browser-storage";

export type Theme = "dark" | "light";

const THEME_KEY = "theme";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const themeAtom = atom<Theme>(typeof window === "undefined" ? "light" : (chosenTheme() ?? systemTheme()));
const store = getDefaultStore();

function chosenTheme(): Theme | null {
  const stored = localValues.get(THEME_KEY);
  return stored === "dark" || stored === "light" ? stored : null;
}

function systemTheme(): Theme {
  return window.matchMedia?.(DARK_QUERY).matches ? "dark" : "light";
}

export function useTheme(): Theme {
  return useAtomValue(themeAtom);
}

export function setTheme(theme: Theme): void {
  localValues.set(THEME_KEY, theme);
  show(theme);
}

/** The attribute does the work: a theme change renders nothing but its own switch. */
function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store.set(themeAtom, theme);
}

/** Follows the system until a person chooses, and other tabs after that. */
export function followTheme(): () => void {
  show(chosenTheme() ?? systemTheme());
  const media = window.matchMedia?.(DARK_QUERY);
  const follow = () => show(chosenTheme() ?? systemTheme());
  const handleStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) follow();
  };
  media?.addEventListener("change", follow);
  window.addEventListener("storage", handleStorage);
  return () => {
    media?.removeEventListener("change", follow);
    window.removeEventListener("storage", handleStorage);
  };
}
