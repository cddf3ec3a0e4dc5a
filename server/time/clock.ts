import type { Instant } from '#rules/time/instant.ts';

/** The one source of server time. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Starts at `instant` now and runs on at the pace of the system's clock. */
export function clockStartingAt(instant: Instant): Clock {
  const ahead = instant - Date.now();
  return { now: () => Date.now() + ahead };
}

/** Stands still until it is set; for tests. */
export function fixedClock(instant: Instant): Clock & { set(instant: Instant): void } {
  let current = instant;
  return {
    now: () => current,
    set: (next) => {
      current = next;
    },
  };
}

/** Measures a duration: calling the result gives the milliseconds since, to a tenth. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 10) / 10;
}
