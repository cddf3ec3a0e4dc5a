import { startStopwatch } from '../time/clock.ts';

/** Does `work`, and notes whether it came out and how many seconds it took. */
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
