const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Times in ms. */
export const defaultRetrySchedule = {
  /** Concurrent deliveries per group. */
  parallel: 8,
  pollInterval: second,
  /**
   * Range of the random delay between a call and the poll that it triggers. Without it, a caller could learn from the
   * timing of its next call which messages were enqueued.
   */
  minWakeDelay: 100,
  maxWakeDelay: 600,
  /** The time for which a node owns a claimed message; longer than `attemptTimeout`, so that no other sends it. */
  lease: 3 * minute,
  attemptTimeout: minute,
  /** Doubles with each failure, up to `maxRetryDelay`. */
  firstRetryDelay: second,
  maxRetryDelay: 5 * minute,
  sweepInterval: 10 * minute,
  /** Age at which an undelivered message has failed. */
  giveUpAfter: 3 * day,
  sentRetention: day,
  failedRetention: 7 * day,
};

export type RetrySchedule = typeof defaultRetrySchedule;

/**
 * No message is due later than this from now, even if clocks of nodes are minutes apart. One that is was written under
 * a wrong clock.
 */
export const maxDueDelay = ({ lease, maxRetryDelay }: RetrySchedule): number => 2 * (lease + maxRetryDelay);

export const wakeDelay = ({ minWakeDelay, maxWakeDelay }: RetrySchedule, random: number = Math.random()): number =>
  minWakeDelay + random * (maxWakeDelay - minWakeDelay);

/**
 * Delay after so many attempts: 1, 2, 4 … seconds, ±25 %, so that messages that failed together are not retried
 * together.
 */
export const retryDelay = (
  attempts: number,
  { firstRetryDelay, maxRetryDelay }: RetrySchedule,
  random: number = Math.random(),
): number =>
  Math.round(Math.min(maxRetryDelay, firstRetryDelay * 2 ** Math.min(attempts - 1, 30)) * (0.75 + random / 2));
