const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How the outbox is worked off. Times in ms. */
export interface RetrySchedule {
  /** Messages of one group on their way at the same time. */
  parallel: number;
  /** How often it is looked for messages that are due. */
  pollInterval: number;
  /**
   * How soon and how late it is looked after a call has put something in, by chance between: whoever made the call and
   * times what is asked next does not learn from it what was put in.
   */
  minKickDelay: number;
  maxKickDelay: number;
  /** For how long a node has a message to itself; longer than `attempt`, so that no other sends it meanwhile. */
  lease: number;
  /** After which an attempt is given up. */
  attemptTimeout: number;
  /** Pause after the first failure; it doubles with each. */
  firstRetryDelay: number;
  maxRetryDelay: number;
  /** How often what nobody needs is deleted. */
  sweepInterval: number;
  /** After which a message that could not be sent has failed. */
  giveUpAfter: number;
  sentRetention: number;
  failedRetention: number;
}

export const defaultRetrySchedule: RetrySchedule = {
  parallel: 8,
  pollInterval: second,
  minKickDelay: 100,
  maxKickDelay: 600,
  lease: 3 * minute,
  attemptTimeout: minute,
  firstRetryDelay: second,
  maxRetryDelay: 5 * minute,
  sweepInterval: 10 * minute,
  giveUpAfter: 3 * day,
  sentRetention: day,
  failedRetention: 7 * day,
};

/**
 * No message is due later than so long from now, also where nodes' clocks are minutes apart: one that is was put in, or
 * taken, under a clock that was wrong.
 */
export const maxDueDelay = ({ lease, maxRetryDelay }: RetrySchedule): number => 2 * (lease + maxRetryDelay);

/** The pause after a call. */
export const kickDelay = ({ minKickDelay, maxKickDelay }: RetrySchedule, random: number = Math.random()): number =>
  minKickDelay + random * (maxKickDelay - minKickDelay);

/**
 * The pause after so many tries: 1, 2, 4 … seconds, a quarter more or less, so that what failed together is not tried
 * again together.
 */
export const retryDelay = (
  attempts: number,
  { firstRetryDelay, maxRetryDelay }: RetrySchedule,
  random: number = Math.random(),
): number =>
  Math.round(Math.min(maxRetryDelay, firstRetryDelay * 2 ** Math.min(attempts - 1, 30)) * (0.75 + random / 2));
