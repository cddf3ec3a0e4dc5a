import { sql } from 'kysely';
import type { LimitRule } from '#rules/http/fixed-window-counter.ts';
import { FixedWindowCounter, secondsUntil } from '#rules/http/fixed-window-counter.ts';
import { AccountFailure } from '../account-failure.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import type { LimitName } from './limit-rules.ts';
import { limitRules } from './limit-rules.ts';

export interface RateLimitOptions {
  db: Database;
  /** Keyed hash, so that the table holds no addresses. */
  key: (...parts: string[]) => string;
  /** Multiplies every limit, to no less than 1; 0 turns them off. */
  scale: number;
  now: () => number;
}

/** A claim to one unit of a limit. `subject` is what is limited: an address, a network, a user. */
export interface LimitClaim {
  /** Limits with different names are counted separately. */
  name: string;
  rule: LimitRule;
  subject: readonly string[];
  /** False to check without counting; response and work stay the same, so timing tells nothing. */
  counts?: boolean;
}

export const limitClaim = (name: LimitName, ...subject: string[]): LimitClaim => ({
  name,
  rule: limitRules[name],
  subject,
});

/** Calls of any kind per network, counted in this process. */
const floodRule: LimitRule = { limit: 300, seconds: 60 };

/**
 * Fixed windows in the store, one statement each, shared by all nodes. Exhausted limits are also remembered in the
 * process, so that repeated attempts cost no further writes.
 */
export class RateLimits {
  readonly #options: RateLimitOptions;
  readonly #calls = new FixedWindowCounter();
  readonly #exhausted = new FixedWindowCounter();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Flood limit for all calls, counted in this process only. Throws `tooManyRequests`. */
  takeCall(network: string): void {
    const { scale, now } = this.#options;
    if (scale === 0) return;
    throwIfLimited(this.#calls.take(network, { ...floodRule, limit: floodRule.limit * Math.max(1, scale) }, now()));
  }

  /** Takes one unit. Throws `tooManyRequests` with the seconds to wait. */
  async take(name: LimitName, ...subject: string[]): Promise<void> {
    throwIfLimited(await this.takeOrDelay(limitClaim(name, ...subject)));
  }

  /**
   * Takes one unit of each, in this order, or of none if one is exhausted. Throws
   * `tooManyRequests` with the seconds to wait for that one.
   */
  async takeAll(...claims: LimitClaim[]): Promise<void> {
    if (this.#options.scale === 0) return;
    for (const claim of claims) throwIfLimited(this.#closedFor(claim));
    await inTransaction(this.#options.db, async (transaction) => {
      for (const claim of claims) throwIfLimited(await this.#count(transaction, claim));
    });
  }

  /** Takes one unit. Returns whether the limit allowed it. */
  async tryTake(claim: LimitClaim): Promise<boolean> {
    return (await this.takeOrDelay(claim)) === 0;
  }

  /** Takes one unit. Returns the seconds to wait, 0 if allowed. */
  async takeOrDelay(claim: LimitClaim): Promise<number> {
    if (this.#options.scale === 0) return 0;
    return this.#closedFor(claim) || this.#count(this.#options.db, claim);
  }

  /** Seconds to wait for a limit that this process knows to be exhausted. */
  #closedFor(claim: LimitClaim): number {
    const wait = this.#exhausted.blockedFor(this.#idOf(claim), this.#options.now());
    return wait <= 2 * claim.rule.seconds ? wait : 0;
  }

  async #count(db: Database, claim: LimitClaim): Promise<number> {
    const { scale, now } = this.#options;
    const { limit: most, seconds } = claim.rule;
    const [id, at, increment] = [this.#idOf(claim), now(), claim.counts === false ? 0 : 1];
    // Clocks of nodes differ a little. A window that ends later than this was written by a clock that was wrong.
    const latestReset = at + 2 * seconds * 1000;
    const { taken, resets_at } = await db
      .insertInto('rate_limits')
      .values({ id, taken: increment, resets_at: at + seconds * 1000 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          taken: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latestReset} then ${increment} else rate_limits.taken + ${increment} end`,
          resets_at: sql<number>`case when rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${latestReset} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['taken', 'resets_at'])
      .executeTakeFirstOrThrow();
    // A scale below 1 still allows one: a limit of zero would disable the feature.
    if (taken + 1 - increment <= Math.max(1, Math.floor(most * scale))) return 0;
    this.#exhausted.block(id, resets_at, at);
    return secondsUntil(resets_at, at);
  }

  #idOf({ name, subject }: Pick<LimitClaim, 'name' | 'subject'>): string {
    return this.#options.key('limit', name, ...subject);
  }

  /** Resets a limit. */
  async clear(name: LimitName, ...subject: string[]): Promise<void> {
    const { db, scale } = this.#options;
    if (scale === 0) return;
    const id = this.#idOf({ name, subject });
    this.#exhausted.delete(id);
    await db.deleteFrom('rate_limits').where('id', '=', id).execute();
  }
}

function throwIfLimited(seconds: number): void {
  if (seconds > 0) throw new AccountFailure('tooManyRequests', { retryIn: seconds });
}
