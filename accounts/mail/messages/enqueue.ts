import { randomUUID } from 'node:crypto';
import type { EditionCode } from '#core/place/editions.ts';
import type { Database } from '../../store/open-store.ts';
import type { OutboxRow, UserRow } from '../../store/schema/tables.ts';
import type { MessageTemplates, TemplateName } from './message-templates.ts';

export interface OutgoingMessage<Name extends TemplateName = TemplateName> {
  template: Name;
  /** An e-mail address, or a phone number as `+8613800138000`. */
  to: { email: string } | { phone: string };
  edition: EditionCode;
  values: MessageTemplates[Name];
}

/**
 * Puts a message into the outbox. In a transaction, it is sent only if the transaction commits. Call
 * `group.wakeOutbox()` afterwards.
 */
export function enqueue<Name extends TemplateName>(
  db: Database,
  now: number,
  message: OutgoingMessage<Name>,
): Promise<void> {
  return enqueueAll(db, now, [message]);
}

/** Enqueues a mail to an account. One without an e-mail address gets none. */
export async function mailUser<Name extends TemplateName>(
  db: Database,
  now: number,
  { email }: Pick<UserRow, 'email'>,
  message: Omit<OutgoingMessage<Name>, 'to'>,
): Promise<void> {
  if (email !== null) await enqueue(db, now, { ...message, to: { email } });
}

/** Puts several messages into the outbox in one statement. */
export async function enqueueAll<Name extends TemplateName>(
  db: Database,
  now: number,
  messages: readonly OutgoingMessage<Name>[],
): Promise<void> {
  if (messages.length === 0) return;
  await insert(
    db,
    messages.map(({ template, to, edition, values }) => {
      const [channel, recipient] = 'email' in to ? (['mail', to.email] as const) : (['sms', to.phone] as const);
      return { channel, recipient, template, edition, template_values: JSON.stringify(values), created_at: now };
    }),
  );
}

export const decoyRecipient = '';

export interface Decoy<Name extends TemplateName = TemplateName> extends Omit<OutgoingMessage<Name>, 'to'> {
  channel: OutboxRow['channel'];
}

/**
 * Enqueues a message that is rendered and marked as sent but never delivered. It costs the same work as a real one, so
 * that response times do not reveal whether an address is known.
 */
export async function enqueueDecoy<Name extends TemplateName>(
  db: Database,
  now: number,
  { values, ...decoy }: Decoy<Name>,
): Promise<void> {
  const template_values = JSON.stringify(values);
  await insert(db, [{ ...decoy, recipient: decoyRecipient, template_values, created_at: now }]);
}

type NewRow = Pick<OutboxRow, 'channel' | 'recipient' | 'template' | 'edition' | 'template_values' | 'created_at'>;

async function insert(db: Database, rows: readonly NewRow[]): Promise<void> {
  await db
    .insertInto('outbox')
    .values(
      rows.map((row) => ({
        ...{ id: randomUUID(), ...row, tries: 0, due_at: row.created_at },
        ...{ sent_at: null, failed_at: null, last_error: null },
      })),
    )
    .execute();
}
