import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './open-store.ts';
import type { Tables } from './schema/tables.ts';

/** Serialization failure and deadlock (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const retryableCodes = ['40001', '40P01'];

/** The most retries of a transaction, and the pause before each in ms, in which the other one can finish. */
const retries = { most: 3, pause: 20 };

/**
 * Runs `work` in a transaction. After a deadlock or serialization failure it is retried, up to three times, so `work`
 * may run four times. Throws the errors of `work`.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isRetryable(error) || tries === retries.most) throw error;
      await setTimeout(retries.pause * (1 + Math.random()));
    }
  }
}

const isRetryable = (error: unknown): boolean =>
  retryableCodes.includes(String((error as { code?: unknown } | undefined)?.code));
