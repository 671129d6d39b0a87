import { useShortcuts } from "@lintel/portal";
import { useEffect, useRef } from "react";

const NEXT_KEY_WITHIN_MS = 1_500;

export interface ShortcutActions {
  onPalette: () => void;
  onList: () => void;
  /** The letter after "g", or "n". Answers whether it means anything. */
  onGo: (key: string) => boolean;
}

/** Ctrl or Cmd and K always; single keys unless they are turned off, somebody is typing, or a dialog asks something. */
export function useShortcutKeys(actions: ShortcutActions): void {
  const areOn = useShortcuts();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    let goSince = Number.NEGATIVE_INFINITY;

    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
      if (isPaletteKey(event)) {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (!areOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isSecond = event.timeStamp - goSince < NEXT_KEY_WITHIN_MS;
      goSince = Number.NEGATIVE_INFINITY;
      if (isSecond ? latest.current.onGo(event.key) : pressSingle(event)) event.preventDefault();
    }

    function pressSingle(event: KeyboardEvent): boolean {
      switch (event.key) {
        case "g":
          goSince = event.timeStamp;
          return true;
        case "n":
          return latest.current.onGo("n");
        case "?":
          latest.current.onList();
          return true;
        case "/":
          if (!focusSearch()) latest.current.onPalette();
          return true;
        default:
          return false;
      }
    }

    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [areOn]);
}

function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]");
  field?.focus();
  return field !== null;
}
