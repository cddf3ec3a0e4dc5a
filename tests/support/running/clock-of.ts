import { setTimeout as pause } from 'node:timers/promises';

/**
 * The clock of a running site, measured from outside in ms since 1970. The two bounds are a millisecond or two apart.
 */
export interface ClockSeen {
  /** The site's clock now shows at least `earliest`, and at most `latest`. */
  earliest(): number;
  latest(): number;
  /** Waits until the site's clock has certainly reached an instant. */
  until(instant: number): Promise<void>;
}

const probes = 40;

/**
 * Measures the clock of the site at `origin` by many requests: the site reads its clock between the start of a request
 * and the end of its response.
 */
export async function clockOf(origin: string): Promise<ClockSeen> {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const here = () => performance.timeOrigin + performance.now();
  for (let probe = 0; probe < probes; probe += 1) {
    const asked = here();
    const answer = await fetch(`${origin}/ssr/timestamp`);
    const answered = here();
    const { timestamp } = (await answer.json()) as { timestamp: number };
    least = Math.max(least, timestamp - answered);
    // The site responds in whole milliseconds.
    most = Math.min(most, timestamp + 1 - asked);
  }
  const earliest = () => here() + least;
  return {
    earliest,
    latest: () => here() + most,
    async until(instant) {
      while (earliest() < instant) await pause(Math.max(1, instant - earliest() - 5));
    },
  };
}
