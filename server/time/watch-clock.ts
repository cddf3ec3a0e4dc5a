import type { Log } from '../log/log.ts';
import type { Clock } from './clock.ts';
import { startStopwatch } from './clock.ts';

/** How far the clock may move against a steady one between two looks before it counts as set, in ms. */
const tolerated = 1_000;

/**
 * Notices that the machine's clock was set, or that the machine slept: what is dated has then moved with it. The
 * function returned looks, and tells the log of a step; call it every second or so. `steady` gives ms that never step.
 */
export function watchClock(clock: Clock, log: Pick<Log, 'warn'>, steady: () => number = startStopwatch()): () => void {
  let [shown, passed] = [clock.now(), steady()];
  return () => {
    const [nowShown, nowPassed] = [clock.now(), steady()];
    const step = nowShown - shown - (nowPassed - passed);
    [shown, passed] = [nowShown, nowPassed];
    if (Math.abs(step) > tolerated)
      log.warn(
        { seconds: Math.round(step / 100) / 10 },
        'THE CLOCK HAS STEPPED. Pages follow it at once: check it against NTP',
      );
  };
}
