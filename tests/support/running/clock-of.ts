import { setTimeout as pause } from 'node:timers/promises';

/**
 * A running site's clock as seen from here, in ms since 1970: between two bounds, which probing narrows to a
 * millisecond or two.
 */
export interface ClockSeen {
  /** The site's clock shows no less than this now, and no more than that. */
  earliest(): number;
  latest(): number;
  /** Waits until the site's clock has certainly come to an instant. */
  until(instant: number): Promise<void>;
}

const probes = 40;

/**
 * Measures the clock of the site at `origin` by asking it again and again: it read its answer after the question and
 * before the reply.
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
    /* The site tells whole milliseconds. */
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
