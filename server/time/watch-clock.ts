import type { Log } from '../log/log.ts';
import type { Clock } from './clock.ts';
import { startStopwatch } from './clock.ts';

/** How far, in ms, the clock may drift from a steady one between two checks before it counts as a step. */
const tolerated = 1_000;

/**
 * Detects steps of the machine's clock, including sleep. Call the returned function about once per second; it logs a
 * warning after a step. `steady` returns ms that never step.
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
