import { setTimeout as delay } from 'node:timers/promises';
import { isFileLocked } from '../store-unavailable.ts';

/** In ms. */
const retryDelays = { first: 1, longest: 50 };

/**
 * Waits for a locked SQLite file without blocking the event loop, as SQLite's own busy timeout would.
 */
export class LockedFile {
  readonly #timeout: number;
  #lockedSince: number | undefined;

  /** `timeout` in ms. */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /**
   * Runs `work` as soon as the file is free. Throws the last error once the file has been locked for longer than the
   * timeout. From then on callers try once and do not wait, so that no queue builds up, until one of them succeeds.
   * Reads may succeed while writes are locked out, so they do not reset the time.
   */
  async whenFree<Value>(work: () => Value | Promise<Value>, { onlyReads = false } = {}): Promise<Value> {
    const startedAt = performance.now();
    for (let retryDelay = retryDelays.first; ; retryDelay = Math.min(2 * retryDelay, retryDelays.longest)) {
      try {
        const value = await work();
        if (!onlyReads) this.#lockedSince = undefined;
        return value;
      } catch (error) {
        if (!isFileLocked(error)) throw error;
        const lockedSince = onlyReads ? startedAt : (this.#lockedSince ?? startedAt);
        if (!onlyReads) this.#lockedSince = lockedSince;
        if (performance.now() - lockedSince >= this.#timeout) throw error;
      }
      await delay(retryDelay);
    }
  }
}
