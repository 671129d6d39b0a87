/** The one clock that expiry goes by. Its time is passed to SQL as a parameter, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
