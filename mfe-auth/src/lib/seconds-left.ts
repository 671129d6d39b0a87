import { useEffect, useMemo, useReducer } from "react";

export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Whole seconds until an instant, by the clock and not by counted ticks: a tab asleep in the background stays right. By the page's own clock as
 * well, which nobody sets: after the device's was put back by an hour, nobody waits an hour longer.
 */
export function useSecondsLeft(until: number): number {
  const [, tick] = useReducer((turn: number) => turn + 1, 0);
  const left = useMemo(() => {
    const untilHere = performance.now() + until - Date.now();
    return () => Math.min(secondsLeft(until, Date.now()), secondsLeft(untilHere, performance.now()));
  }, [until]);

  useEffect(() => {
    if (left() === 0) return;
    const timer = setInterval(() => {
      tick();
      if (left() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [left]);

  return left();
}
