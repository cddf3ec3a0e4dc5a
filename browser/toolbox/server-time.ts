import { backoff } from './backoff.ts';

/**
 * The longest time for which a measurement is trusted, and the drift between both clocks from which the computer must
 * have slept, in ms.
 */
const maxAge = 300_000;
const driftTolerance = 2_000;
const timeout = 10_000;
/** Failures of the exact source before the page's Date header is tried as well. */
const maxExactFailures = 3;

export type ServerTime = ReturnType<typeof createServerTime>;

/**
 * Measures the server's time from `GET /ssr/timestamp`, whatever the visitor's clock says. It depends on the monotonic
 * clock alone, `performance.now`. The visitor's clock is only compared with itself, to notice that the computer slept.
 */
export function createServerTime() {
  let measurement: { offset: number; monotonic: number; wall: number } | undefined;
  let pendingMeasurement: Promise<void> | undefined;

  async function measureFrom({ address, init, read }: Source): Promise<void> {
    // Both clocks are read before the request, so that a sleep during the request shows as well.
    const sentAt = { monotonic: performance.now(), wall: Date.now() };
    const response = await fetch(address, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const receivedAt = performance.now();
    const instant = await read(response);
    if (instant === undefined || !Number.isFinite(instant)) throw new TypeError('no time');
    measurement = { ...sentAt, offset: instant + (receivedAt - sentAt.monotonic) / 2 - receivedAt };
  }

  async function measureWithRetries(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      for (const source of failures < maxExactFailures ? [timestampSource] : [timestampSource, dateHeaderSource]) {
        try {
          return await measureFrom(source);
        } catch {}
      }
      await new Promise((resolve) => setTimeout(resolve, backoff(failures)));
    }
  }

  return {
    /** The server's time in ms since 1970; undefined until it was measured once. */
    now: () => measurement && performance.now() + measurement.offset,
    /** Asks the server until it responds. Concurrent calls share one measurement. */
    measure(): Promise<void> {
      pendingMeasurement ??= measureWithRetries().finally(() => {
        pendingMeasurement = undefined;
      });
      return pendingMeasurement;
    },
    /**
     * Returns true if `now` should be measured again before it is used: it was never measured, the computer has slept
     * since, or the measurement is older than `age` ms. Far from an edge any age will do: the monotonic clock loses a
     * second in hours.
     */
    isStale(age = maxAge): boolean {
      if (!measurement) return true;
      const elapsed = performance.now() - measurement.monotonic;
      return elapsed > age || Math.abs(elapsed - Date.now() + measurement.wall) > driftTolerance;
    },
  };
}

interface Source {
  address: string;
  init?: RequestInit;
  /** The server's time in ms since 1970; undefined or not finite where the response has none. */
  read(response: Response): number | undefined | Promise<number | undefined>;
}

/** The server's clock in milliseconds: `{ timestamp }`. */
const timestampSource: Source = {
  address: '/ssr/timestamp',
  read: async (response) =>
    response.ok ? ((await response.json()) as { timestamp?: number } | null)?.timestamp : undefined,
};
/** The Date header of the page itself, exact to the second (its middle is taken), plus the Age a cache has added. */
const dateHeaderSource: Source = {
  address: '',
  init: { method: 'HEAD' },
  read: ({ headers }) => Date.parse(headers.get('date') ?? '') + 500 + Number(headers.get('age')) * 1000,
};
