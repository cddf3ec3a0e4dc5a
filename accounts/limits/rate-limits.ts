import { sql } from 'kysely';
import type { LimitRule } from '#rules/http/fixed-window-counter.ts';
import { FixedWindowCounter, secondsUntil } from '#rules/http/fixed-window-counter.ts';
import { AccountFailure } from '../account-failure.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import type { LimitName } from './limit-rules.ts';
import { limitRules } from './limit-rules.ts';

export interface RateLimitParts {
  db: Database;
  /** Keyed hash, so that no address stands in the table. */
  key: (...parts: string[]) => string;
  /** Multiplies every limit, which allows one at least; 0 turns them off. */
  scale: number;
  now: () => number;
}

/** One of a limit, for an address, a network or whoever `who` names. */
export interface LimitClaim {
  /** Limits of different names count apart. */
  name: string;
  rule: LimitRule;
  who: readonly string[];
  /** False where nothing is used up: the answer and the work are the same as if it were. */
  counts?: boolean;
}

/** One of a limit of the table. */
export const oneOf = (name: LimitName, ...who: string[]): LimitClaim => ({ name, rule: limitRules[name], who });

/** Calls of any kind that one network may make of one process. */
const floodRule: LimitRule = { most: 300, seconds: 60 };

/**
 * Fixed windows in the store, one statement each, so that every node counts together. What is used up is remembered in
 * the process: who keeps knocking costs no further write.
 */
export class RateLimits {
  readonly #parts: RateLimitParts;
  readonly #calls = new FixedWindowCounter();
  readonly #usedUp = new FixedWindowCounter();

  constructor(parts: RateLimitParts) {
    this.#parts = parts;
  }

  /** The wall before everything: counts a call of any kind in this process alone. Throws `tooMany`. */
  admit(network: string): void {
    const { scale, now } = this.#parts;
    if (scale === 0) return;
    refuseFor(this.#calls.take(network, { ...floodRule, most: floodRule.most * Math.max(1, scale) }, now()));
  }

  /** Takes one of a limit. Throws `tooMany` with the seconds to wait. */
  async take(name: LimitName, ...who: string[]): Promise<void> {
    refuseFor(await this.wait(oneOf(name, ...who)));
  }

  /**
   * Takes one of each, in this order, or of none where one of them is used up. Throws `tooMany` with the seconds to
   * wait for that one.
   */
  async takeAll(...takings: LimitClaim[]): Promise<void> {
    if (this.#parts.scale === 0) return;
    for (const taking of takings) refuseFor(this.#closedFor(taking));
    await inTransaction(this.#parts.db, async (transaction) => {
      for (const taking of takings) refuseFor(await this.#count(transaction, taking));
    });
  }

  /** Takes one without a refusal: whether the limit allows it. */
  async allows(taking: LimitClaim): Promise<boolean> {
    return (await this.wait(taking)) === 0;
  }

  /** Takes one; answers the seconds to wait, 0 where it is allowed. */
  async wait(taking: LimitClaim): Promise<number> {
    if (this.#parts.scale === 0) return 0;
    return this.#closedFor(taking) || this.#count(this.#parts.db, taking);
  }

  /** Seconds to wait for what this process knows to be used up. */
  #closedFor(taking: LimitClaim): number {
    const wait = this.#usedUp.closedFor(this.#idOf(taking), this.#parts.now());
    return wait <= 2 * taking.rule.seconds ? wait : 0;
  }

  async #count(db: Database, taking: LimitClaim): Promise<number> {
    const { scale, now } = this.#parts;
    const { most, seconds } = taking.rule;
    const [id, at, step] = [this.#idOf(taking), now(), taking.counts === false ? 0 : 1];
    // Nodes' clocks differ a little. What ends later than two windows from now was written by a clock that has been set
    // back since.
    const latest = at + 2 * seconds * 1000;
    const { taken, resets_at } = await db
      .insertInto('rate_limits')
      .values({ id, taken: step, resets_at: at + seconds * 1000 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          taken: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latest} then ${step} else rate_limits.taken + ${step} end`,
          resets_at: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latest} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['taken', 'resets_at'])
      .executeTakeFirstOrThrow();
    // A scale below 1 leaves one of everything: a limit that allows none would close what it guards.
    if (taken + 1 - step <= Math.max(1, Math.floor(most * scale))) return 0;
    this.#usedUp.close(id, resets_at, at);
    return secondsUntil(resets_at, at);
  }

  #idOf({ name, who }: Pick<LimitClaim, 'name' | 'who'>): string {
    return this.#parts.key('limit', name, ...who);
  }

  /** Gives everything back that was taken of a limit. */
  async clear(name: LimitName, ...who: string[]): Promise<void> {
    const { db, scale } = this.#parts;
    if (scale === 0) return;
    const id = this.#idOf({ name, who });
    this.#usedUp.delete(id);
    await db.deleteFrom('rate_limits').where('id', '=', id).execute();
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AccountFailure('tooMany', { retryIn: seconds });
}
