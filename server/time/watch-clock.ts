import { type Clock, startStopwatch } from './clock.ts';

/** The most, in ms, that the clock may drift from a steady one between two checks before it counts as a step. */
const toleranceMs = 1_000;

/**
 * Detects steps of the machine's clock, including sleep. Call the returned function about once per second; it logs a
 * warning after a step. `steady` returns ms that never step.
 */
export function watchClock(
  clock: Clock,
  log: { warn(line: object, message: string): void },
  steady: () => number = startStopwatch(),
): () => void {
  let [lastTime, lastSteady] = [clock.now(), steady()];
  return () => {
    const [time, steadyTime] = [clock.now(), steady()];
    const stepMs = time - lastTime - (steadyTime - lastSteady);
    [lastTime, lastSteady] = [time, steadyTime];
    if (Math.abs(stepMs) > toleranceMs)
      log.warn(
        { seconds: Math.round(stepMs / 100) / 10 },
        'THE CLOCK HAS STEPPED. Pages follow it at once: check it against NTP',
      );
  };
}
