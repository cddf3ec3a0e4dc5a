import type { LimitRule } from './limit-rules.ts';

interface Window {
  taken: number;
  resetsAt: number;
}

const mostKept = 50_000;

/** Counts in the memory of this process: bounded, and without a write. */
export class ProcessWindows {
  readonly #windows = new Map<string, Window>();

  /** Takes one; answers the seconds to wait, 0 where it is allowed. */
  take(key: string, { most, seconds }: LimitRule, now: number): number {
    const known = this.#windows.get(key);
    if (!known || known.resetsAt <= now || known.resetsAt > now + seconds * 1000) {
      this.#keep(key, { taken: 1, resetsAt: now + seconds * 1000 }, now);
      return 0;
    }
    known.taken += 1;
    return known.taken > most ? secondsUntil(known.resetsAt, now) : 0;
  }

  /** Remembers that a key is used up until an instant. */
  close(key: string, resetsAt: number, now: number): void {
    this.#keep(key, { taken: Number.POSITIVE_INFINITY, resetsAt }, now);
  }

  /** Seconds for which a key stays closed; 0 where it is not. */
  closedFor(key: string, now: number): number {
    const known = this.#windows.get(key);
    return known && known.resetsAt > now ? secondsUntil(known.resetsAt, now) : 0;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #keep(key: string, window: Window, now: number): void {
    if (this.#windows.size >= mostKept) this.#makeRoom(now);
    this.#windows.set(key, window);
  }

  /** A tenth of all at a time, so that a flood of new keys costs little each. */
  #makeRoom(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) if (resetsAt <= now) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= mostKept * 0.9) break;
      this.#windows.delete(key);
    }
  }
}

export const secondsUntil = (instant: number, now: number): number => Math.max(1, Math.ceil((instant - now) / 1000));
