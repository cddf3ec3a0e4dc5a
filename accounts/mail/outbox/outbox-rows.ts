import { type ExpressionBuilder, sql } from 'kysely';
import type { AccountGroup } from '../../group/account-group.ts';
import { deleteInBatches } from '../../store/delete-in-batches.ts';
import type { OutboxRow, Tables } from '../../store/schema/tables.ts';
import { decoyRecipient } from '../messages/enqueue.ts';
import { codeTemplates, noticeTemplates } from '../messages/message-templates.ts';
import { maxDueDelay, type RetrySchedule } from './retry-schedule.ts';

type Outbox = Pick<AccountGroup, 'db' | 'now'>;

interface Claim {
  /** Decoys are claimed in any channel. */
  channels: OutboxRow['channel'][];
  limit: number;
  schedule: RetrySchedule;
}

/**
 * Claims due messages, notices last and else the oldest first, for the duration of the lease. A claimed message is no
 * longer due, so concurrent nodes get different ones. `more`: there may be further due messages.
 */
export async function claimDue(
  outbox: Outbox,
  { channels, limit, schedule }: Claim,
): Promise<{ rows: OutboxRow[]; more: boolean }> {
  const { db } = outbox;
  const now = outbox.now();
  const isDue = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('due_at', '<=', now), row('due_at', '>', now + maxDueDelay(schedule))]);
  const dueIds = (kind: 'in' | 'not in', most: number) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where(isDue)
      .where('template', kind, noticeTemplates)
      .where((row) =>
        row.or([row('recipient', '=', decoyRecipient), ...channels.map((channel) => row('channel', '=', channel))]),
      )
      .orderBy('due_at')
      .limit(most)
      .execute();
  // Separate queries, so that an empty outbox is only read, never written.
  const dueMessages = await dueIds('not in', limit);
  if (dueMessages.length < limit) dueMessages.push(...(await dueIds('in', limit - dueMessages.length)));
  if (dueMessages.length === 0) return { rows: [], more: false };
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ due_at: now + schedule.lease, tries: row('tries', '+', 1) }))
    .where(
      'id',
      'in',
      dueMessages.map(({ id }) => id),
    )
    // Neither; as a computed value, or SQLite would read all unsent messages rather than these.
    .where(({ fn }) => fn.coalesce('sent_at', 'failed_at'), 'is', null)
    .where(isDue)
    .returningAll()
    .execute();
  return { rows, more: dueMessages.length === limit || rows.length < dueMessages.length };
}

/** Deletes a delivered message, or retains it for inspection. */
export async function markSent({ db, now }: Outbox, id: string, retain: boolean): Promise<void> {
  if (retain) await db.updateTable('outbox').set({ sent_at: now(), last_error: null }).where('id', '=', id).execute();
  else await db.deleteFrom('outbox').where('id', '=', id).execute();
}

type AfterFailure = { due_at: number } | Pick<OutboxRow, 'failed_at' | 'template_values'>;

export async function markFailed({ db }: Outbox, id: string, reason: string, next: AfterFailure): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...next, last_error: reason.slice(0, maxReasonLength) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

const maxReasonLength = 500;

export const withoutCode = (values: string): string => JSON.stringify({ ...JSON.parse(values), code: undefined });

export async function countUnsent({ db, now }: Outbox): Promise<{ unsentCount: number; oldestSeconds?: number }> {
  const { unsentCount, oldest } = await db
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<number>().as('unsentCount'), row.fn.min('created_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    unsentCount: Number(unsentCount),
    ...(oldest !== null && { oldestSeconds: Math.max(0, (now() - Number(oldest)) / 1000) }),
  };
}

/** Gives up messages that waited too long, also without a transport, and deletes old ones. */
export async function sweepOutbox(
  outbox: Outbox,
  { giveUpAfter, sentRetention, failedRetention }: RetrySchedule,
  retainsCodes: boolean,
): Promise<void> {
  const { db } = outbox;
  const now = outbox.now();
  await db
    .updateTable('outbox')
    .set((row) => ({
      failed_at: now,
      last_error: row.fn.coalesce('last_error', row.val('it could not be sent in time')),
    }))
    .$if(!retainsCodes, (update) =>
      update.set((row) => ({
        template_values: row
          .case()
          .when('template', 'in', codeTemplates)
          .then('{}')
          .else(row.ref('template_values'))
          .end(),
      })),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<=', now - giveUpAfter)
    .execute();
  // Two, because an index finds only one of them at a time.
  await deleteInBatches(db, 'outbox', sql`sent_at <= ${now - sentRetention}`);
  await deleteInBatches(db, 'outbox', sql`sent_at is null and failed_at <= ${now - failedRetention}`);
}
