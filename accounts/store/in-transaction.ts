import { setTimeout } from 'node:timers/promises';
import type { Database } from './open-store.ts';

/** Serialization failure and deadlock (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const retryableCodes = ['40001', '40P01'];

/** The most retries of a transaction, and the pause before each in ms, in which the other one can finish. */
const retries = { most: 3, pause: 20 };

/**
 * Runs `work` with the same context on a transaction. After a deadlock or serialization failure it is retried, up to
 * three times, so `work` may run four times. Throws the errors of `work`.
 */
export async function inTransaction<Context extends { db: Database }, Value>(
  context: Context,
  work: (transaction: Context) => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await context.db.transaction().execute((db) => work({ ...context, db }));
    } catch (error) {
      if (!isRetryable(error) || tries === retries.most) throw error;
      await setTimeout(retries.pause * (1 + Math.random()));
    }
  }
}

const isRetryable = (error: unknown): boolean =>
  retryableCodes.includes(String((error as { code?: unknown } | undefined)?.code));
