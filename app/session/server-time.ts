import { backoff } from './backoff.ts';

/** How long a measurement is trusted when the tab comes back, and how far the two clocks may have drifted apart meanwhile (a computer that slept), in ms. */
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
  /** Whether to measure again before relying on `now`. */
  isStale(): boolean;
}

/** Keeps the server's time from `GET /ssr/timestamp`; the visitor's clock being wrong or stepping does not matter. */
export function createServerTime({ fetch, monotonic, wall }: Clocks): ServerTime {
  let measured: { offset: number; monotonic: number; wall: number } | undefined;
  let underWay: Promise<void> | undefined;

  async function ask({ address, init, read }: Source): Promise<void> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    try {
      const sent = monotonic();
      const answer = await fetch(address, { ...init, cache: 'no-store', signal: stop.signal });
      const received = monotonic();
      measured = { offset: (await read(answer)) + (received - sent) / 2 - received, monotonic: received, wall: wall() };
    } finally {
      clearTimeout(timer);
    }
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
    isStale() {
      if (!measured) return true;
      const [steady, shown] = [monotonic() - measured.monotonic, wall() - measured.wall];
      return steady > trustedFor || Math.abs(steady - shown) > tolerated;
    },
  };
}

interface Source {
  address: string;
  init?: RequestInit;
  /** The server's time in an answer. Throws where there is none. */
  read(answer: Response): number | Promise<number>;
}

/** Where the server says what time it is. */
const exact: Source = { address: '/ssr/timestamp', read: async (answer) => readTimestamp(answer.ok ? await answer.json() : undefined) };
/** Every answer about the page itself is dated to the second. */
const dated: Source = { address: '', init: { method: 'HEAD' }, read: ({ headers }) => readDate(headers) };

/** When an answer was made, to the middle of its second, and how long a cache has held it since. */
function readDate(headers: Headers): number {
  const instant = Date.parse(headers.get('date') ?? '') + 500 + Number(headers.get('age') ?? 0) * 1000;
  if (!Number.isFinite(instant)) throw new TypeError('no date');
  return instant;
}

/** The instant in an answer, `{ timestamp }`. Throws on anything else. */
function readTimestamp(answer: unknown): number {
  const instant = typeof answer === 'object' && answer !== null && 'timestamp' in answer ? answer.timestamp : undefined;
  if (typeof instant !== 'number' || !Number.isFinite(instant)) throw new TypeError('no timestamp');
  return instant;
}
