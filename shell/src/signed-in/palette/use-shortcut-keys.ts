import { useShortcuts } from "@lintel/portal";
import { useEffect, useEffectEvent, useRef } from "react";

const NEXT_KEY_WITHIN_MS = 1_500;

interface ShortcutActions {
  /** What was asked for is on its way, and keys that are pressed meanwhile are meant for it. */
  isOpening: boolean;
  onPalette: () => void;
  onList: () => void;
  /** The letter after "g", or "n". Answers whether it means anything. */
  onGo: (key: string) => boolean;
}

/** Ctrl or Cmd and K always; single keys unless they are turned off, somebody is typing, or a dialog asks something. */
export function useShortcutKeys({ isOpening, onPalette, onList, onGo }: ShortcutActions): void {
  const areOn = useShortcuts();
  const goSince = useRef(Number.NEGATIVE_INFINITY);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      onPalette();
      return;
    }
    // A key that is held means one press.
    if (!areOn || isOpening || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    const isSecond = event.timeStamp - goSince.current < NEXT_KEY_WITHIN_MS;
    goSince.current = Number.NEGATIVE_INFINITY;
    if (isSecond ? onGo(event.key) : pressSingle(event)) event.preventDefault();
  });

  function pressSingle(event: KeyboardEvent): boolean {
    switch (event.key) {
      case "g":
        goSince.current = event.timeStamp;
        return true;
      case "n":
        return onGo("n");
      case "?":
        onList();
        return true;
      case "/":
        if (!focusSearch()) onPalette();
        return true;
      default:
        return false;
    }
  }

  useEffect(() => {
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
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
