const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How the outbox is worked off. Times in ms. */
export interface RetrySchedule {
  /** Messages of one group on their way at the same time. */
  parallel: number;
  /** How often it is looked for messages that are due. */
  look: number;
  /**
   * How soon and how late it is looked after a call has put something in, by chance between: whoever made the call and
   * times what is asked next does not learn from it what was put in.
   */
  soonest: number;
  latest: number;
  /** For how long a node has a message to itself; longer than `attempt`, so that no other sends it meanwhile. */
  lease: number;
  /** After which an attempt is given up. */
  attempt: number;
  /** Pause after the first failure; it doubles with each. */
  firstPause: number;
  longestPause: number;
  /** How often what nobody needs is deleted. */
  sweep: number;
  /** After which a message that could not be sent has failed. */
  giveUp: number;
  keepSent: number;
  keepFailed: number;
}

export const defaultRetrySchedule: RetrySchedule = {
  parallel: 8,
  look: second,
  soonest: 100,
  latest: 600,
  lease: 3 * minute,
  attempt: minute,
  firstPause: second,
  longestPause: 5 * minute,
  sweep: 10 * minute,
  giveUp: 3 * day,
  keepSent: day,
  keepFailed: 7 * day,
};

/**
 * No message is due later than so long from now, also where nodes' clocks are minutes apart: one that is was put in, or
 * taken, under a clock that was wrong.
 */
export const latestRetryTime = ({ lease, longestPause }: RetrySchedule): number => 2 * (lease + longestPause);

/** The pause after a call. */
export const delayBefore = ({ soonest, latest }: RetrySchedule, chance: number = Math.random()): number =>
  soonest + chance * (latest - soonest);

/**
 * The pause after so many tries: 1, 2, 4 … seconds, a quarter more or less, so that what failed together is not tried
 * again together.
 */
export const delayAfter = (
  tries: number,
  { firstPause, longestPause }: RetrySchedule,
  chance: number = Math.random(),
): number => Math.round(Math.min(longestPause, firstPause * 2 ** Math.min(tries - 1, 30)) * (0.75 + chance / 2));
