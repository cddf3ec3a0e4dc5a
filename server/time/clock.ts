import type { Instant } from '#core/time/instant.ts';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

export function clockStartingAt(instant: Instant): Clock {
  const ahead = instant - Date.now();
  return { now: () => Date.now() + ahead };
}

export const startClock = (instant: Instant | undefined): Clock =>
  instant === undefined ? systemClock : clockStartingAt(instant);

/** A clock for tests that stands still until it is set. */
export function fixedClock(instant: Instant): Clock & { set(instant: Instant): void } {
  let current = instant;
  return {
    now: () => current,
    set: (next) => {
      current = next;
    },
  };
}

/** Returns a function that gives the ms since the call, rounded to a tenth. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 10) / 10;
}
