import type { AccountGroup } from '../account-group.ts';
import { deleteInSlices } from '../store/delete-in-slices.ts';
import { truncateWal } from '../store/truncate-wal.ts';
import { createDeletionCutoff } from './deletion-cutoff.ts';

const day = 86_400_000;

/** In ms. */
const retention = { unconfirmed: 30 * day, audit: 180 * day, expiredCode: 180 * day, knownNetwork: 180 * day };
/** By status, after the last change. */
const noticeRetention = { pending: 30 * day, waiting: 2 * 365 * day, sent: 30 * day, over: 30 * day };

/**
 * Deletes rows that have expired `at` a time, except those of the outbox (`sweepOutbox`). Safe on several nodes at
 * once.
 */
export async function sweep({ db }: Pick<AccountGroup, 'db'>, at: number, signal?: AbortSignal): Promise<void> {
  await deleteInSlices(db, 'rate_limits', (ids) => ids.where('resets_at', '<=', at), signal);
  await deleteInSlices(db, 'challenges', (ids) => ids.where('expires_at', '<=', at), signal);
  // Two, because an index finds only one of them.
  await deleteInSlices(db, 'sessions', (ids) => ids.where('idle_expires_at', '<=', at), signal);
  await deleteInSlices(db, 'sessions', (ids) => ids.where('expires_at', '<=', at), signal);
  await deleteInSlices(db, 'known_networks', (ids) => ids.where('used_at', '<=', at - retention.knownNetwork), signal);
  await deleteInSlices(db, 'reward_codes', (ids) => ids.where('expires_at', '<=', at - retention.expiredCode), signal);
  // A subscriber who returns keeps the code of the first time, confirmed or not.
  await deleteInSlices(
    db,
    'subscribers',
    (ids) =>
      ids
        .where('status', '=', 'pending')
        .where('updated_at', '<=', at - retention.unconfirmed)
        .where('id', 'not in', (row) =>
          row
            .selectFrom('reward_codes')
            .select('subscriber_id')
            .where('subscriber_id', 'is not', null)
            .$castTo<{ subscriber_id: string }>(),
        ),
    signal,
  );
  for (const [status, time] of Object.entries(noticeRetention) as [keyof typeof noticeRetention, number][])
    await deleteInSlices(
      db,
      'notices',
      (ids) => ids.where('status', '=', status).where('updated_at', '<=', at - time),
      signal,
    );
  await deleteInSlices(db, 'audit', (ids) => ids.where('created_at', '<=', at - retention.audit), signal);
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
