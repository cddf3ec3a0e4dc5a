import { sql } from 'kysely';
import type { AccountGroup, NoticeSubject } from '../group/account-group.ts';
import { enqueue, type OutgoingMessage } from '../mail/messages/enqueue.ts';
import { noticeTemplates } from '../mail/messages/message-templates.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { WaitingTopic } from './notice-runner.ts';
import { stopToken } from './own-notices.ts';

/** Notices of one transaction, at most: SQLite blocks the process meanwhile. */
const maxBatch = 200;
/**
 * Notices in the outbox that no node has tried to send, at most, and of how many seconds. Those that are tried again,
 * such as to a mailbox that is full, stop a run only when they are very many.
 */
const backlog = { untried: 1_000, seconds: 60, unsent: 5_000 };
/** In ms, until the outbox is looked at again. */
const backlogPause = 250;
/** A time further off, in ms, was set by a clock that was ahead. */
const maxPause = 60_000;

export interface DueTopic extends NoticeSubject, WaitingTopic {
  /** The time at which it ceases to be due; undefined: never. */
  validUntil: number | undefined;
}

/** `nextAt`: when all nodes together may send the next batch. */
export type Batch = { sent: number; nextAt: number };

/**
 * Takes the next turn of all nodes and hands the oldest waiting notices of a topic to the outbox, in one transaction: a
 * node that is killed has done both or neither. Sends none before the turn has come, or while too many wait in the
 * outbox.
 */
export async function sendBatch(group: AccountGroup, due: DueTopic): Promise<Batch> {
  const { settings, now } = group;
  const rate = settings.noticesPerSecond;
  const size = Math.min(maxBatch, rate);
  if (await isBacklogged(group, Math.min(backlog.untried, backlog.seconds * rate)))
    return { sent: 0, nextAt: now() + backlogPause };
  return inTransaction(group, async (transaction) => {
    const at = now();
    const endOfSlot = (notices: number) => at + Math.ceil((1000 * notices) / rate);
    // The first statement: other nodes that take a turn wait here for the end of this transaction.
    if (!(await acquireSlot(transaction, at, endOfSlot(size))))
      return { sent: 0, nextAt: await nextSlot(transaction, at) };
    const rows = await markOldestSent(transaction, due, size, at);
    await enqueue(transaction, ...rows.map((row) => noticeMessage(group, due, row)));
    const nextAt = endOfSlot(rows.length);
    if (rows.length < size) await transaction.db.updateTable('notice_pace').set({ next_at: nextAt }).execute();
    return { sent: rows.length, nextAt };
  });
}

async function isBacklogged({ db }: AccountGroup, maxUntried: number): Promise<boolean> {
  const { unsent, untried } = await db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().as('unsent'),
      row.fn.count<number>(row.case().when('tries', '=', 0).then(1).end()).as('untried'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('template', 'in', noticeTemplates)
    .executeTakeFirstOrThrow();
  return Number(untried) >= maxUntried || Number(unsent) >= backlog.unsent;
}

async function acquireSlot({ db }: AccountGroup, at: number, nextAt: number): Promise<boolean> {
  const turn = await db
    .insertInto('notice_pace')
    .values({ id: 'pace', next_at: nextAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ next_at: nextAt })
        .where((pace) =>
          pace.or([pace('notice_pace.next_at', '<=', at), pace('notice_pace.next_at', '>', at + maxPause)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return turn !== undefined;
}

async function nextSlot({ db }: AccountGroup, at: number): Promise<number> {
  const pace = await db.selectFrom('notice_pace').select('next_at').executeTakeFirst();
  return pace?.next_at ?? at;
}

const oldestWaiting = ({ db }: AccountGroup, { edition, topic }: WaitingTopic, limit: number) =>
  db
    .selectFrom('notices')
    .select('id')
    .where('status', '=', 'waiting')
    .where('edition', '=', edition)
    .where('topic', '=', topic)
    .orderBy('created_at')
    .limit(limit);

/**
 * The status, compared again after waiting for another transaction. As a computed value: by its index SQLite would read
 * all that waits rather than the chosen ids.
 */
const currentStatus = sql<string>`status || ''`;

const markOldestSent = (group: AccountGroup, due: DueTopic, size: number, at: number) =>
  group.db
    .updateTable('notices')
    .set({ status: 'sent', sent_at: at, updated_at: at })
    .where('id', 'in', oldestWaiting(group, due, size))
    .where(currentStatus, '=', 'waiting')
    .returning(['email', 'email_key'])
    .execute();

/** Ends the oldest waiting notices of a topic that will not become due any more. Returns whether more may follow. */
export async function expireBatch(group: AccountGroup, topic: WaitingTopic): Promise<boolean> {
  const { numUpdatedRows } = await inTransaction(group, (transaction) =>
    transaction.db
      .updateTable('notices')
      .set({ status: 'over', updated_at: group.now() })
      .where('id', 'in', oldestWaiting(transaction, topic, maxBatch))
      .where(currentStatus, '=', 'waiting')
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === maxBatch;
}

function noticeMessage(
  group: AccountGroup,
  { edition, topic, name, slug, validUntil }: DueTopic,
  { email, email_key }: { email: string; email_key: string },
): OutgoingMessage<(typeof noticeTemplates)[number]> {
  const template = topic.startsWith('sale:')
    ? 'noticeSale'
    : topic.startsWith('onSale:')
      ? 'noticeOnSale'
      : 'noticeOrderable';
  const values = { subject: name, slug, stopToken: stopToken(group, email_key), expiresAt: validUntil };
  return { template, to: { email }, edition, values };
}
