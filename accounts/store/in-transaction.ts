import type { Transaction } from 'kysely';
import type { Database } from './open-store.ts';
import type { Tables } from './tables.ts';

/** Serialization failure and deadlock (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const retryableCodes = ['40001', '40P01'];

/**
 * Runs `work` in a transaction. After a deadlock or serialization failure it is retried once, so `work` may run twice.
 * Throws what `work` throws.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  const attempt = () => db.transaction().execute(work);
  return attempt().catch((error: unknown) => {
    if (retryableCodes.includes(String((error as { code?: unknown } | undefined)?.code))) return attempt();
    throw error;
  });
}
