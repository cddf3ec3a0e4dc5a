import { sql } from 'kysely';
import { AccountFailure } from '../account-failure.ts';
import type { Database } from '../store/open-store.ts';
import type { LimitName, LimitRule } from './limit-rules.ts';
import { limitRules } from './limit-rules.ts';
import { ProcessWindows, secondsUntil } from './process-windows.ts';

export interface RateLimitParts {
  db: Database;
  /** Keyed hash, so that no address stands in the table. */
  key: (...parts: string[]) => string;
  /** Multiplies every limit; 0 turns them off. */
  scale: number;
  now: () => number;
}

/** Calls of any kind that one network may make of one process. */
const floodRule: LimitRule = { most: 300, seconds: 60 };

/**
 * Fixed windows in the store, one statement each, so that every node counts together. What is used up is remembered in the process:
 * who keeps knocking costs no further write.
 */
export class RateLimits {
  readonly #parts: RateLimitParts;
  readonly #calls = new ProcessWindows();
  readonly #usedUp = new ProcessWindows();

  constructor(parts: RateLimitParts) {
    this.#parts = parts;
  }

  /** The wall before everything: counts a call of any kind in this process alone. Throws `tooMany`. */
  admit(network: string): void {
    const { scale, now } = this.#parts;
    if (scale === 0) return;
    const wait = this.#calls.take(network, { ...floodRule, most: floodRule.most * Math.max(1, scale) }, now());
    if (wait > 0) throw new AccountFailure('tooMany', { retryIn: wait });
  }

  /** Takes one of a limit for an address, a network or whoever `who` names. Throws `tooMany` with the seconds to wait. */
  async take(name: LimitName, ...who: string[]): Promise<void> {
    const wait = await this.wait(name, limitRules[name], ...who);
    if (wait > 0) throw new AccountFailure('tooMany', { retryIn: wait });
  }

  /** Takes one without a refusal: whether the limit allows it. */
  async allows(name: LimitName, ...who: string[]): Promise<boolean> {
    return (await this.wait(name, limitRules[name], ...who)) === 0;
  }

  /** Takes one of a rule that stands in no table; answers the seconds to wait, 0 where it is allowed. */
  async wait(name: string, { most, seconds }: LimitRule, ...who: string[]): Promise<number> {
    const { db, key, scale, now } = this.#parts;
    if (scale === 0) return 0;
    const id = key('limit', name, ...who);
    const at = now();
    /* Nodes' clocks differ a little. What ends later than two windows from now was written by a clock that has been set back since. */
    const latest = at + 2 * seconds * 1000;
    const closedFor = this.#usedUp.closedFor(id, at);
    if (closedFor > 0 && closedFor <= 2 * seconds) return closedFor;
    const { taken, resets_at } = await db
      .insertInto('rate_limits')
      .values({ id, taken: 1, resets_at: at + seconds * 1000 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          taken: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latest} then 1 else rate_limits.taken + 1 end`,
          resets_at: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latest} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['taken', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (taken <= most * scale) return 0;
    this.#usedUp.close(id, resets_at, at);
    return secondsUntil(resets_at, at);
  }

  /** Gives everything back that was taken of a limit. */
  async clear(name: LimitName, ...who: string[]): Promise<void> {
    const { db, key, scale } = this.#parts;
    if (scale === 0) return;
    const id = key('limit', name, ...who);
    this.#usedUp.forget(id);
    await db.deleteFrom('rate_limits').where('id', '=', id).execute();
  }
}
