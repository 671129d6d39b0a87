import { atom, getDefaultStore } from "jotai";
import { localValues, onWrittenElsewhere, tellSite } from "./browser-storage";
import { useAtomOverPrerendered } from "./use-atom-over-prerendered";

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
  return useAtomOverPrerendered(themeAtom, "light");
}

export function setTheme(theme: Theme): void {
  localValues.set(THEME_KEY, theme);
  tellSite(THEME_KEY, theme);
  changeTo(theme);
}

function changeTo(theme: Theme): void {
  show(theme);
  // All at once: what glides under a pointer would stand in the day's colours while the night is around it.
  for (const animation of document.getAnimations?.() ?? []) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  colourBrowser();
}

/** The attribute does the work: a theme change renders nothing but its own switch. */
function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store.set(themeAtom, theme);
}

/** The document has coloured the browser's bars for the theme that it came in. */
function colourBrowser(): void {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.removeAttribute("media");
    meta.content = canvas;
  }
}

/** Follows the system until a person chooses, and other tabs after that. */
export function followTheme(): () => void {
  const chosen = chosenTheme();
  if (chosen !== null && document.documentElement.dataset.theme !== chosen) tellSite(THEME_KEY, chosen);
  show(chosen ?? systemTheme());
  const media = window.matchMedia?.(DARK_QUERY);
  const follow = () => changeTo(chosenTheme() ?? systemTheme());
  media?.addEventListener("change", follow);
  const unfollow = onWrittenElsewhere(THEME_KEY, follow);
  return () => {
    media?.removeEventListener("change", follow);
    unfollow();
  };
}
