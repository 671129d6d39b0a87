/** The one clock that expiry goes by. Its time is passed to SQL as a parameter, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * What removals and the mail go by, with our time as $1: the earlier of our clock and the database's, or a process that is ahead would take from
 * all others what is still of use, and what is theirs to send.
 */
export const SURELY_NOW = "least($1::timestamptz, now())";
