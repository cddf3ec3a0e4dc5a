import { startStopwatch } from '../time/clock.ts';

/** Runs `work` and reports its outcome and its duration in seconds. */
export async function measureDuration<Result>(
  work: () => Promise<Result>,
  report: (outcome: 'made' | 'failed', seconds: number) => void,
): Promise<Result> {
  const stopwatch = startStopwatch();
  try {
    const result = await work();
    report('made', stopwatch() / 1000);
    return result;
  } catch (error) {
    report('failed', stopwatch() / 1000);
    throw error;
  }
}
