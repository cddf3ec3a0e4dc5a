import { backoff } from './backoff.ts';
import { withTimeLimit } from './time-limit.ts';

/**
 * How long a measurement is trusted, and how far the two clocks may have drifted apart meanwhile (a computer that
 * slept), in ms.
 */
const trustedFor = 300_000;
const tolerated = 2_000;
const timeout = 10_000;
/** How often the exact time may stay away before the second will do. */
const failuresBorne = 3;

interface Clocks {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds that never step, `performance.now`. Server time hangs on this clock alone. */
  monotonic: () => number;
  /** The visitor's clock, right or wrong: only compared with itself, to notice that the computer slept. */
  wall: () => number;
}

export interface ServerTime {
  /** The server's time in ms since 1970, undefined until it was measured once. */
  now(): number | undefined;
  /** Asks the server, again and again until it answers. Calls while one is under way share it. */
  measure(): Promise<void>;
  /**
   * Whether to measure again before relying on `now`: it was never measured, the computer slept since, or it was
   * measured longer ago than `age`, in ms. Until an edge is near, any age will do: a clock that never steps loses a
   * second in hours.
   */
  isStale(age?: number): boolean;
}

/** Keeps the server's time from `GET /ssr/timestamp`; the visitor's clock being wrong or stepping does not matter. */
export function createServerTime({ fetch, monotonic, wall }: Clocks): ServerTime {
  let measured: { offset: number; monotonic: number; wall: number } | undefined;
  let underWay: Promise<void> | undefined;

  async function ask({ address, init, read }: Source): Promise<void> {
    await withTimeLimit(timeout, async (signal) => {
      // Both clocks are read before anything is asked, so that a sleep on the way shows as well.
      const asked = { monotonic: monotonic(), wall: wall() };
      const answer = await fetch(address, { ...init, cache: 'no-store', signal });
      const received = monotonic();
      const instant = await read(answer);
      if (instant === undefined || !Number.isFinite(instant)) throw new TypeError('no time');
      measured = { ...asked, offset: instant + (received - asked.monotonic) / 2 - received };
    });
  }

  async function askUntilAnswered(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      for (const source of failures < failuresBorne ? [exact] : [exact, dated]) {
        try {
          return await ask(source);
        } catch {}
      }
      await new Promise((resolve) => setTimeout(resolve, backoff(failures)));
    }
  }

  return {
    now: () => measured && monotonic() + measured.offset,
    measure() {
      underWay ??= askUntilAnswered().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    isStale(age = trustedFor) {
      if (!measured) return true;
      const passed = monotonic() - measured.monotonic;
      return passed > age || Math.abs(passed - wall() + measured.wall) > tolerated;
    },
  };
}

interface Source {
  address: string;
  init?: RequestInit;
  /** The server's time in an answer, in ms since 1970; undefined or no finite number where there is none. */
  read(answer: Response): number | undefined | Promise<number | undefined>;
}

/** Where the server says what time it is, `{ timestamp }`. */
const exact: Source = {
  address: '/ssr/timestamp',
  read: async (answer) => (answer.ok ? ((await answer.json()) as { timestamp?: number } | null)?.timestamp : undefined),
};
/** Every answer about the page itself is dated to the second: its middle, and how long a cache has held it since. */
const dated: Source = {
  address: '',
  init: { method: 'HEAD' },
  read: ({ headers }) => Date.parse(headers.get('date') ?? '') + 500 + Number(headers.get('age')) * 1000,
};
