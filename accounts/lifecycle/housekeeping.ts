import type { AccountGroup } from '../account-group.ts';
import { truncateWal } from '../store/truncate-wal.ts';

const day = 86_400_000;

/** In ms. */
const retention = { unconfirmed: 30 * day, audit: 180 * day, expiredCode: 180 * day, knownNetwork: 180 * day };

/** Deletes expired rows, except those of the outbox (`sweepOutbox`). Safe on several nodes at once. */
export async function sweep({ db, now }: AccountGroup): Promise<void> {
  const at = now();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', at).execute();
  await db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('idle_expires_at', '<=', at), row('expires_at', '<=', at)]))
    .execute();
  await db
    .deleteFrom('known_networks')
    .where('used_at', '<=', at - retention.knownNetwork)
    .execute();
  await db
    .deleteFrom('reward_codes')
    .where('expires_at', '<=', at - retention.expiredCode)
    .execute();
  // Somebody who subscribes again keeps the code of the first time, confirmed or not.
  await db
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('updated_at', '<=', at - retention.unconfirmed)
    .where('id', 'not in', (row) =>
      row
        .selectFrom('reward_codes')
        .select('subscriber_id')
        .where('subscriber_id', 'is not', null)
        .$castTo<{ subscriber_id: string }>(),
    )
    .execute();
  await db
    .deleteFrom('audit')
    .where('created_at', '<=', at - retention.audit)
    .execute();
  await truncateWal(db);
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
  let running: Promise<unknown> = Promise.resolve();
  const sweepAll = () => {
    running = Promise.all(groups.map((group) => sweep(group).catch((error: unknown) => onFailure(group, error))));
  };
  const first = setTimeout(sweepAll, firstSweepDelay).unref();
  const timer = setInterval(sweepAll, sweepInterval).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
