import { useEffect, useReducer } from "react";

export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Whole seconds until an instant, by the clock and not by counted ticks: a tab asleep in the background stays right. */
export function useSecondsLeft(until: number): number {
  const [, tick] = useReducer((turn: number) => turn + 1, 0);

  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (until <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  return secondsLeft(until, Date.now());
}
