import type { Database } from '../store/open-store.ts';
import type { OutboxRow } from '../store/tables.ts';
import type { OutboxPace } from './outbox-pace.ts';

interface Claim {
  now: number;
  channels: OutboxRow['channel'][];
  most: number;
  lease: number;
}

/**
 * Takes messages that are due, oldest first, for as long as the lease runs. Of several nodes that take at the same time each gets others:
 * a message that another took is not due any more. `more` says whether there may be others.
 */
export async function claimDue(db: Database, { now, channels, most, lease }: Claim): Promise<{ rows: OutboxRow[]; more: boolean }> {
  // Asked apart, so that an outbox with nothing in it is only read.
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('channel', 'in', channels)
    .orderBy('due_at')
    .limit(most)
    .execute();
  if (due.length === 0) return { rows: [], more: false };
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ due_at: now + lease, tries: row('tries', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  return { rows, more: due.length === most || rows.length < due.length };
}

/** Notes that a message was accepted: it goes, or stays to be looked at. */
export async function markSent(db: Database, id: string, now: number, keep: boolean): Promise<void> {
  if (keep) await db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
  else await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Notes that an attempt failed: until when to wait, or that it is given up. */
export async function markFailed(db: Database, id: string, reason: string, next: { due_at: number } | { failed_at: number }): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...next, last_error: reason.slice(0, longestReason) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

const longestReason = 500;

/** Gives up what waited too long, also where no transport ever took it, and deletes what was kept long enough. */
export async function sweepOutbox(db: Database, now: number, { giveUp, keepSent, keepFailed }: OutboxPace): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({ failed_at: now, last_error: row.fn.coalesce('last_error', row.val('it could not be sent in time')) }))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<=', now - giveUp)
    .execute();
  await db
    .deleteFrom('outbox')
    .where((row) => row.or([row('sent_at', '<=', now - keepSent), row('failed_at', '<=', now - keepFailed)]))
    .execute();
}
