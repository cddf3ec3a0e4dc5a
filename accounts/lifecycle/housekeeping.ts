import type { AccountGroup } from '../group/account-group.ts';
import { deleteInSlices } from '../store/delete-in-slices.ts';
import { tableNames, tablePolicies } from '../store/schema/table-policies.ts';
import { truncateWal } from '../store/sqlite/truncate-wal.ts';
import { createDeletionCutoff } from './deletion-cutoff.ts';

/**
 * Deletes rows that have expired `at` a time, except those of the outbox (`sweepOutbox`). Safe on several nodes at
 * once.
 */
export async function sweep({ db }: Pick<AccountGroup, 'db'>, at: number, signal?: AbortSignal): Promise<void> {
  for (const table of tableNames.toReversed())
    for (const condition of tablePolicies[table].expired(at)) await deleteInSlices(db, table, condition, signal);
  if (!signal?.aborted) await truncateWal(db);
}

export interface Housekeeping {
  /** Resolves when no sweep is running. */
  stop(): Promise<void>;
}

const sweepInterval = 10 * 60_000;
const firstSweepDelay = 5_000;

/**
 * Sweeps every group periodically, first shortly after the start. A failed sweep is reported; the next one catches up.
 */
export function startHousekeeping(
  groups: readonly AccountGroup[],
  onFailure: (group: AccountGroup, error: unknown) => void,
): Housekeeping {
  const stopping = new AbortController();
  const sweeps = groups.map((group) => {
    const deletionCutoff = createDeletionCutoff(group);
    return () =>
      deletionCutoff()
        .then((at) => sweep(group, at, stopping.signal))
        .catch((error: unknown) => onFailure(group, error));
  });
  let running: Promise<unknown> | undefined;
  const sweepAll = () => {
    running ??= Promise.all(sweeps.map((sweepGroup) => sweepGroup())).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(sweepAll, firstSweepDelay).unref();
  const timer = setInterval(sweepAll, sweepInterval).unref();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
