import { startStopwatch } from '../time/clock.ts';

/** Runs `work` and reports its outcome and its duration in seconds. */
export async function measureDuration<Result>(
  work: () => Promise<Result>,
  note: (outcome: 'made' | 'failed', seconds: number) => void,
): Promise<Result> {
  const stopwatch = startStopwatch();
  try {
    const result = await work();
    note('made', stopwatch() / 1000);
    return result;
  } catch (error) {
    note('failed', stopwatch() / 1000);
    throw error;
  }
}
