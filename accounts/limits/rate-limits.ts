import { sql } from 'kysely';
import { AccountFailure } from '../account-failure.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import type { LimitName, LimitRule } from './limit-rules.ts';
import { limitRules } from './limit-rules.ts';
import { ProcessWindows, secondsUntil } from './process-windows.ts';

export interface RateLimitOptions {
  db: Database;
  /** Keyed hash, so that no address stands in the table. */
  key: (...options: string[]) => string;
  /** Multiplies every limit, which allows one at least; 0 turns them off. */
  scale: number;
  now: () => number;
}

/** One of a limit, for an address, a network or whoever `who` names. */
export interface LimitClaim {
  /** Limits of different names count apart. */
  name: string;
  rule: LimitRule;
  subject: readonly string[];
  /** False where nothing is used up: the answer and the work are the same as if it were. */
  counts?: boolean;
}

/** One of a limit of the table. */
export const limitClaim = (name: LimitName, ...subject: string[]): LimitClaim => ({
  name,
  rule: limitRules[name],
  subject,
});

/** Calls of any kind that one network may make of one process. */
const floodRule: LimitRule = { most: 300, seconds: 60 };

/**
 * Fixed windows in the store, one statement each, so that every node counts together. What is used up is remembered in
 * the process: who keeps knocking costs no further write.
 */
export class RateLimits {
  readonly #options: RateLimitOptions;
  readonly #calls = new ProcessWindows();
  readonly #exhausted = new ProcessWindows();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** The wall before everything: counts a call of any kind in this process alone. Throws `tooMany`. */
  admit(network: string): void {
    const { scale, now } = this.#options;
    if (scale === 0) return;
    throwIfLimited(this.#calls.take(network, { ...floodRule, most: floodRule.most * Math.max(1, scale) }, now()));
  }

  /** Takes one of a limit. Throws `tooMany` with the seconds to wait. */
  async take(name: LimitName, ...subject: string[]): Promise<void> {
    throwIfLimited(await this.wait(limitClaim(name, ...subject)));
  }

  /**
   * Takes one of each, in this order, or of none where one of them is used up. Throws `tooMany` with the seconds to
   * wait for that one.
   */
  async takeAll(...claims: LimitClaim[]): Promise<void> {
    if (this.#options.scale === 0) return;
    for (const claim of claims) throwIfLimited(this.#closedFor(claim));
    await inTransaction(this.#options.db, async (transaction) => {
      for (const claim of claims) throwIfLimited(await this.#count(transaction, claim));
    });
  }

  /** Takes one without a refusal: whether the limit allows it. */
  async tryTake(claim: LimitClaim): Promise<boolean> {
    return (await this.wait(claim)) === 0;
  }

  /** Takes one; answers the seconds to wait, 0 where it is allowed. */
  async wait(claim: LimitClaim): Promise<number> {
    if (this.#options.scale === 0) return 0;
    return this.#closedFor(claim) || this.#count(this.#options.db, claim);
  }

  /** Seconds to wait for what this process knows to be used up. */
  #closedFor(claim: LimitClaim): number {
    const wait = this.#exhausted.closedFor(this.#idOf(claim), this.#options.now());
    return wait <= 2 * claim.rule.seconds ? wait : 0;
  }

  async #count(db: Database, claim: LimitClaim): Promise<number> {
    const { scale, now } = this.#options;
    const { most, seconds } = claim.rule;
    const [id, at, increment] = [this.#idOf(claim), now(), claim.counts === false ? 0 : 1];
    // Nodes' clocks differ a little. What ends later than two windows from now was written by a clock that has been set
    // back since.
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
    // A scale below 1 leaves one of everything: a limit that allows none would close what it guards.
    if (taken + 1 - increment <= Math.max(1, Math.floor(most * scale))) return 0;
    this.#exhausted.close(id, resets_at, at);
    return secondsUntil(resets_at, at);
  }

  #idOf({ name, subject }: Pick<LimitClaim, 'name' | 'subject'>): string {
    return this.#options.key('limit', name, ...subject);
  }

  /** Gives everything back that was taken of a limit. */
  async clear(name: LimitName, ...subject: string[]): Promise<void> {
    const { db, scale } = this.#options;
    if (scale === 0) return;
    const id = this.#idOf({ name, subject });
    this.#exhausted.forget(id);
    await db.deleteFrom('rate_limits').where('id', '=', id).execute();
  }
}

function throwIfLimited(seconds: number): void {
  if (seconds > 0) throw new AccountFailure('tooMany', { retryIn: seconds });
}
