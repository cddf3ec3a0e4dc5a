import { randomUUID } from 'node:crypto';
import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { OutboxRow, UserRow } from '../../store/schema/tables.ts';
import type { MessageTemplates, TemplateName } from './message-templates.ts';

export interface OutgoingMessage<Name extends TemplateName = TemplateName> {
  template: Name;
  /**
   * An e-mail address, or a phone number as `+8613800138000`. A decoy is rendered and marked as sent but never
   * delivered. It costs the same work, so that response times do not reveal whether an address is known.
   */
  to: { email: string } | { phone: string } | { decoy: OutboxRow['channel'] };
  edition: EditionCode;
  values: MessageTemplates[Name];
}

type Sender = Pick<AccountGroup, 'db' | 'now'>;

export const decoyRecipient = '';

/**
 * Puts messages into the outbox, in one statement. In a transaction, they are sent only if it commits. Call
 * `group.wakeOutbox()` afterwards.
 */
export async function enqueue<Name extends TemplateName>(
  { db, now }: Sender,
  ...messages: OutgoingMessage<Name>[]
): Promise<void> {
  if (messages.length === 0) return;
  const at = now();
  const rows = messages.map(({ to, template, edition, values }) => ({
    id: randomUUID(),
    ...recipient(to),
    template,
    edition,
    template_values: JSON.stringify(values),
    created_at: at,
    tries: 0,
    due_at: at,
    sent_at: null,
    failed_at: null,
    last_error: null,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

function recipient(to: OutgoingMessage['to']): Pick<OutboxRow, 'channel' | 'recipient'> {
  if ('decoy' in to) return { channel: to.decoy, recipient: decoyRecipient };
  return 'email' in to ? { channel: 'mail', recipient: to.email } : { channel: 'sms', recipient: to.phone };
}

/** An account without an e-mail address gets none. */
export async function mailUser<Name extends TemplateName>(
  sender: Sender,
  { email }: Pick<UserRow, 'email'>,
  message: Omit<OutgoingMessage<Name>, 'to'>,
): Promise<void> {
  if (email !== null) await enqueue(sender, { ...message, to: { email } });
}
