import type { AccountGroup } from '../group/account-group.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Database } from '../store/open-store.ts';
import { tableNames, tablePolicies } from '../store/schema/table-policies.ts';
import { truncateWal } from '../store/sqlite/write-ahead-log.ts';

/** Deletes rows that have expired `at` a time, except in the outbox (`sweepOutbox`). Safe on several nodes at once. */
export async function sweep({ db }: Pick<AccountGroup, 'db'>, at: number, signal?: AbortSignal): Promise<void> {
  for (const table of tableNames.toReversed())
    for (const condition of tablePolicies[table].expired?.(at) ?? [])
      await deleteInBatches(db, table, condition, signal);
  if (!signal?.aborted) await truncateWal(db);
}

const sweepInterval = 10 * 60_000;
const firstSweepDelay = 5_000;

/**
 * Sweeps a group periodically, first shortly after the start. A failed sweep is reported; the next one catches up.
 * `stop` resolves when no sweep is running.
 */
export function startHousekeeping(group: AccountGroup, onFailure: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const deletionCutoff = createDeletionCutoff(group);
  let running: Promise<void> | undefined;
  const sweepGroup = () => {
    running ??= deletionCutoff()
      .then((at) => sweep(group, at, stopping.signal))
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const first = setTimeout(sweepGroup, firstSweepDelay).unref();
  const timer = setInterval(sweepGroup, sweepInterval).unref();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/** In ms. */
const hour = 3_600_000;
/** Upkeep moves forward by so much at a time, and not again within the interval of a clock that nobody can set. */
const step = hour;
const stepInterval = 300_000;

/**
 * The time up to which expired rows may be deleted. It is now, unless the clock has jumped ahead of what the store has
 * seen: then it follows by an hour at a time, so that a clock that is years ahead deletes hours' worth of rows before
 * an operator sets it right. After a server was off, it catches up the same way. Each returned function is one node's.
 * `monotonicNow` is in milliseconds that never step.
 */
export function createDeletionCutoff(
  { db, now }: Pick<AccountGroup, 'db' | 'now'>,
  monotonicNow = () => performance.now(),
): () => Promise<number> {
  let seen: { until: number; at: number } | undefined;
  return async () => {
    const stored = await readUntil(db, now());
    const at = now();
    if (stored >= at) return at;
    // Another node has moved it, or this one has just started: that counts as a step.
    if (seen?.until !== stored) seen = { until: stored, at: monotonicNow() };
    if (monotonicNow() - seen.at < stepInterval) return stored;
    const until = Math.min(at, stored + step);
    seen = { until, at: monotonicNow() };
    await db.updateTable('upkeep').set({ until }).where('until', '=', stored).execute();
    return until;
  };
}

/** A new store has nothing that expired, so it begins now. */
async function readUntil(db: Database, now: number): Promise<number> {
  await db
    .insertInto('upkeep')
    .values({ id: 'sweep', until: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { until } = await db.selectFrom('upkeep').select('until').where('id', '=', 'sweep').executeTakeFirstOrThrow();
  return until;
}
