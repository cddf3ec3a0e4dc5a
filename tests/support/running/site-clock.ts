import { setTimeout as pause } from 'node:timers/promises';

/**
 * The clock of a running site, measured from outside in ms since 1970. The two bounds are a millisecond or two apart.
 */
export interface SiteClock {
  /** The site's clock now shows at least `earliest`, and at most `latest`. */
  earliest(): number;
  latest(): number;
  /** Waits until the site's clock has certainly reached an instant. */
  waitUntil(instant: number): Promise<void>;
}

const probes = 40;

/**
 * Measures the clock of the site at `origin` by many requests: the site reads its clock between the start of a request
 * and the end of its response.
 */
export async function measureClock(origin: string): Promise<SiteClock> {
  let [minOffset, maxOffset] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const localTime = () => performance.timeOrigin + performance.now();
  for (let probe = 0; probe < probes; probe += 1) {
    const requestedAt = localTime();
    const response = await fetch(`${origin}/ssr/timestamp`);
    const respondedAt = localTime();
    const { timestamp } = (await response.json()) as { timestamp: number };
    minOffset = Math.max(minOffset, timestamp - respondedAt);
    // The site responds in whole milliseconds.
    maxOffset = Math.min(maxOffset, timestamp + 1 - requestedAt);
  }
  const earliest = () => localTime() + minOffset;
  return {
    earliest,
    latest: () => localTime() + maxOffset,
    async waitUntil(instant) {
      while (earliest() < instant) await pause(Math.max(1, instant - earliest() - 5));
    },
  };
}
