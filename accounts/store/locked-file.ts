import { setTimeout as delay } from 'node:timers/promises';

/** BUSY, LOCKED (https://sqlite.org/rescode.html). */
const heldCodes = [5, 6];

/** Whether it failed because somebody else holds the file of SQLite. */
export function isFileLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && heldCodes.includes(errcode & 0xff);
}

/** Between two tries, in ms. */
const pauses = { first: 1, longest: 50 };

/**
 * Waits for a file that another process holds, while this one does other work: SQLite itself would stop the whole
 * process until it gets the file.
 */
export class LockedFile {
  readonly #patience: number;
  #heldSince: number | undefined;

  /** In ms. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /**
   * Does `work` as soon as the file is free. Throws the failure of the last try where somebody has held it for longer
   * than the patience: who comes then tries once and waits no more, so that no queue grows, until somebody gets it.
   * What only reads may succeed meanwhile, and says nothing about that.
   */
  async whenFree<Value>(work: () => Value | Promise<Value>, { onlyReads = false } = {}): Promise<Value> {
    const began = performance.now();
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        const value = await work();
        if (!onlyReads) this.#heldSince = undefined;
        return value;
      } catch (error) {
        if (!isFileLocked(error)) throw error;
        const since = onlyReads ? began : (this.#heldSince ?? began);
        if (!onlyReads) this.#heldSince = since;
        if (performance.now() - since >= this.#patience) throw error;
      }
      await delay(pause);
    }
  }
}
