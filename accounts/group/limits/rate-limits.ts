import { sql } from 'kysely';
import { FixedWindowCounter, secondsUntil } from '#core/http/fixed-window-counter.ts';
import { nestedNetworks } from '#core/http/networks.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { Database } from '../../store/open-store.ts';
import { AccountFailure } from '../account-failure.ts';
import { FairQueue, type QueuedCaller } from './fair-queue.ts';
import {
  type LimitClaim,
  type LimitName,
  limitClaim,
  limitRules,
  networkClaims,
  scaledForNetwork,
} from './limit-rules.ts';

export interface RateLimitOptions {
  db: Database;
  /** Keyed hash, so that the table holds no addresses. */
  key: (...parts: string[]) => string;
  /** Multiplies every limit, to no less than 1; 0 turns them off. */
  scale: number;
  now: () => number;
}

/**
 * Fixed windows in the store, one statement for a call, shared by all nodes. Exhausted limits are also remembered in
 * the process, so that repeated attempts cost no further writes.
 */
export class RateLimits {
  readonly #options: RateLimitOptions;
  readonly #calls = new FixedWindowCounter();
  readonly #exhausted = new FixedWindowCounter();
  /** Calls of one network wait for the same rows. They must not hold all connections to the store meanwhile. */
  readonly #turns = new FairQueue({ maxRunning: 4, maxWaiting: 256 });

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /**
   * Flood limit for all calls, counted in this process only. Wide networks come first, so that one of them cannot fill
   * the memory. Throws `tooManyRequests`.
   */
  admitCall(network: string): void {
    const { scale, now } = this.#options;
    if (scale === 0) return;
    for (const [index, part] of [...nestedNetworks(network).entries()].toReversed()) {
      const { limit, seconds } = scaledForNetwork(limitRules['calls.network'], index);
      throwIfLimited(this.#calls.take(part, { limit: limit * Math.max(1, scale), seconds }, now()));
    }
  }

  /** Takes one unit. Throws `tooManyRequests` with the seconds to wait. */
  async take(name: LimitName, ...subject: string[]): Promise<void> {
    throwIfLimited(await this.takeOrDelay(limitClaim(name, ...subject)));
  }

  /**
   * Takes one unit of each for a caller, or of none if one is exhausted. No two may be of the same limit and subject.
   * Throws `tooManyRequests` with the seconds to wait for the first one that is.
   */
  async takeAll(caller: QueuedCaller, ...claims: LimitClaim[]): Promise<void> {
    throwIfLimited(await this.#takeOrDelayAll(caller, claims));
  }

  /** Takes one unit for the network of a caller, and for each wider one around it. Throws like `takeAll`. */
  takeForNetwork(name: LimitName, caller: QueuedCaller): Promise<void> {
    return this.takeAll(caller, ...networkClaims(name, caller.network));
  }

  /** Takes `claims` or, if that is refused, `otherwise`. Throws like `takeAll` for the latter. */
  async takeOrFallback(caller: QueuedCaller, claims: LimitClaim[], otherwise: LimitClaim[]): Promise<void> {
    if ((await this.#takeOrDelayAll(caller, claims)) > 0) await this.takeAll(caller, ...otherwise);
  }

  /** Takes one unit. Returns the seconds to wait, 0 if allowed. */
  async takeOrDelay(claim: LimitClaim): Promise<number> {
    if (this.#options.scale === 0) return 0;
    return this.#blockedSeconds(claim) || this.#count(this.#options.db, [claim]);
  }

  async #takeOrDelayAll(caller: QueuedCaller, claims: LimitClaim[]): Promise<number> {
    if (this.#options.scale === 0) return 0;
    for (const claim of claims) if (this.#blockedSeconds(claim) > 0) return this.#blockedSeconds(claim);
    try {
      await this.#turns.run(caller, () =>
        inTransaction(this.#options, async ({ db }) => {
          const wait = await this.#count(db, claims);
          if (wait > 0) throw new Exhausted(wait);
        }),
      );
      return 0;
    } catch (error) {
      if (error instanceof Exhausted) return error.wait;
      throw error;
    }
  }

  /** Seconds to wait for a limit that this process knows to be exhausted. */
  #blockedSeconds(claim: LimitClaim): number {
    const wait = this.#exhausted.blockedFor(this.#counterId(claim), this.#options.now());
    return wait <= 2 * claim.rule.seconds ? wait : 0;
  }

  /** Counts one unit of each in one statement. Returns the seconds to wait for the first that is exhausted. */
  async #count(db: Database, claims: LimitClaim[]): Promise<number> {
    const at = this.#options.now();
    const rows = claims.map((claim) => ({
      id: this.#counterId(claim),
      taken: claim.counts === false ? 0 : 1,
      resets_at: at + claim.rule.seconds * 1000,
    }));
    // Clocks of nodes differ a little. A window that ends more than its length too late was written by a wrong clock.
    const isOver = sql`(rate_limits.resets_at <= ${at} or rate_limits.resets_at > 2 * excluded.resets_at - ${at})`;
    const counted = await db
      .insertInto('rate_limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          taken: sql<number>`case when ${isOver} then excluded.taken else rate_limits.taken + excluded.taken end`,
          resets_at: sql<number>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['id', 'taken', 'resets_at'])
      .execute();
    for (const [index, claim] of claims.entries()) {
      const row = counted.find(({ id }) => id === rows[index]?.id);
      // A claim that does not count is allowed where one that does would be.
      const taken = (row?.taken ?? 0) + (claim.counts === false ? 1 : 0);
      if (!row || taken <= this.#scaled(claim.rule.limit)) continue;
      this.#exhausted.block(row.id, row.resets_at, at);
      return secondsUntil(row.resets_at, at);
    }
    return 0;
  }

  /** A scale below 1 still allows one: a limit of zero would disable the feature. */
  #scaled(limit: number): number {
    return Math.max(1, Math.floor(limit * this.#options.scale));
  }

  #counterId({ name, subject }: LimitClaim): string {
    return this.#options.key('limit', name, ...subject);
  }
}

/** Rolls back the counts. */
class Exhausted extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('a limit is exhausted');
    this.wait = wait;
  }
}

function throwIfLimited(seconds: number): void {
  if (seconds > 0) throw new AccountFailure('tooManyRequests', { retryIn: seconds });
}
