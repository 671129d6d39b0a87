import { useEffect, useState, useSyncExternalStore } from "react";

export const SLIDE_MS = 10_000;
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

export interface Slides {
  shown: number;
  isTurning: boolean;
  isStopped: boolean;
  show: (index: number) => void;
  toggle: () => void;
  setWaiting: (reason: "hover" | "focus" | "focusInSlide", isWaiting: boolean) => void;
}

/**
 * Turns by itself until somebody stops it, here or by asking the system for less motion, and waits while it is hovered, focused or
 * out of sight. "on" was asked for and turns even with the pointer and the focus still on its button; a slide that holds the focus
 * would take it along all the same.
 */
export function useSlides(count: number): Slides {
  const [shown, setShown] = useState(0);
  const [mode, setMode] = useState<"auto" | "on" | "off">("auto");
  const [waiting, setWaiting] = useState({ hover: false, focus: false, focusInSlide: false });
  // Not an effect's state: nothing may begin to turn before the wish for stillness is known.
  const isStill = useSyncExternalStore(
    subscribeToLessMotion,
    () => window.matchMedia(LESS_MOTION).matches,
    () => false,
  );
  const isInSight = useSyncExternalStore(
    subscribeToSight,
    () => !document.hidden,
    () => true,
  );
  const isStopped = mode === "off" || (mode === "auto" && isStill);
  const mayTurn = !isStopped && (mode === "on" || (!waiting.hover && !waiting.focus));
  const isTurning = mayTurn && isInSight && !waiting.focusInSlide;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time as well.
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setShown((at) => (at + 1) % count), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isTurning, count, shown]);

  return {
    shown,
    isTurning,
    isStopped,
    show: (index) => setShown((index + count) % count),
    toggle: () => setMode(isStopped ? "on" : "off"),
    setWaiting: (reason, isWaiting) => setWaiting((now) => ({ ...now, [reason]: isWaiting })),
  };
}

function subscribeToLessMotion(notify: () => void): () => void {
  const media = window.matchMedia(LESS_MOTION);
  media.addEventListener("change", notify);
  return () => media.removeEventListener("change", notify);
}

function subscribeToSight(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}
