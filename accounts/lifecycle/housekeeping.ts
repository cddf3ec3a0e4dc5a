import type { AccountGroup } from '../group/account-group.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { tableNames, tablePolicies } from '../store/schema/table-policies.ts';
import { truncateWal } from '../store/sqlite/truncate-wal.ts';
import { createDeletionCutoff } from './deletion-cutoff.ts';

/**
 * Deletes rows that have expired `at` a time, except those of the outbox (`sweepOutbox`). Safe on several nodes at
 * once.
 */
export async function sweep({ db }: Pick<AccountGroup, 'db'>, at: number, signal?: AbortSignal): Promise<void> {
  for (const table of tableNames.toReversed())
    for (const condition of tablePolicies[table].expired(at)) await deleteInBatches(db, table, condition, signal);
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
