import { setTimeout as delay } from 'node:timers/promises';

/** BUSY, LOCKED (https://sqlite.org/rescode.html). */
const lockedCodes = [5, 6];

/** Whether it failed because somebody else holds the file of SQLite. */
export function isFileLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && lockedCodes.includes(errcode & 0xff);
}

/** Between two tries, in ms. */
const retryDelays = { first: 1, longest: 50 };

/**
 * Waits for a file that another process holds, while this one does other work: SQLite itself would stop the whole
 * process until it gets the file.
 */
export class LockedFile {
  readonly #timeout: number;
  #lockedSince: number | undefined;

  /** In ms. */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /**
   * Does `work` as soon as the file is free. Throws the failure of the last try where somebody has held it for longer
   * than the patience: who comes then tries once and waits no more, so that no queue grows, until somebody gets it.
   * What only reads may succeed meanwhile, and says nothing about that.
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
