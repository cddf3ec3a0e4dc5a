/** At most `limit` events of a key within `seconds`. */
export interface LimitRule {
  limit: number;
  seconds: number;
}

interface Window {
  count: number;
  /** End of the window in ms since 1970. */
  resetsAt: number;
}

const maxKeys = 50_000;

/** Counts events by key in fixed windows, in memory. Keeps at most 50,000 keys; the oldest go first. */
export class FixedWindowCounter {
  readonly #windows = new Map<string, Window>();

  /** Counts one event. Returns the seconds to wait, 0 where it is allowed. */
  take(key: string, { limit, seconds }: LimitRule, now: number): number {
    const window = this.#windows.get(key);
    // A window that ends too late was opened before the clock was turned back.
    if (!window || window.resetsAt <= now || window.resetsAt > now + seconds * 1000) {
      this.#set(key, { count: 1, resetsAt: now + seconds * 1000 }, now);
      return 0;
    }
    window.count += 1;
    return window.count > limit ? secondsUntil(window.resetsAt, now) : 0;
  }

  /** Blocks a key until an instant; see `blockedFor`. */
  block(key: string, resetsAt: number, now: number): void {
    this.#set(key, { count: Number.POSITIVE_INFINITY, resetsAt }, now);
  }

  /** Seconds for which a key stays blocked; 0 if it is not. */
  blockedFor(key: string, now: number): number {
    const window = this.#windows.get(key);
    return window && window.resetsAt > now ? secondsUntil(window.resetsAt, now) : 0;
  }

  delete(key: string): void {
    this.#windows.delete(key);
  }

  #set(key: string, window: Window, now: number): void {
    if (this.#windows.size >= maxKeys) this.#evict(now);
    this.#windows.set(key, window);
  }

  /** Removes a tenth of all keys at a time, so that a flood of new keys costs little per key. */
  #evict(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) if (resetsAt <= now) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= maxKeys * 0.9) break;
      this.#windows.delete(key);
    }
  }
}

/** Whole seconds from `now` until an instant, at least one. Both in ms since 1970. */
export const secondsUntil = (instant: number, now: number): number => Math.max(1, Math.ceil((instant - now) / 1000));
