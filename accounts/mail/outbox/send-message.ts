import type { OutboxRow } from '../../store/schema/tables.ts';
import { decoyRecipient } from '../messages/enqueue.ts';
import type { MessageTemplates } from '../messages/message-templates.ts';
import type { RetrySchedule } from './retry-schedule.ts';
import type { OutboxOptions } from './worker.ts';

/**
 * Sends one message by the transport of its channel; decoys are only rendered. Resolves once it is accepted. Throws the
 * errors of the transport, a timeout after `attemptTimeout`, and MessageExpired.
 */
export async function sendMessage(
  row: OutboxRow,
  {
    transports,
    render,
    now,
    schedule,
  }: Pick<OutboxOptions, 'transports' | 'render' | 'now'> & { schedule: RetrySchedule },
): Promise<void> {
  const message = render(row);
  if (row.recipient === decoyRecipient) return;
  if (hasExpired(row, now())) throw new MessageExpired();
  const signal = AbortSignal.timeout(schedule.attemptTimeout);
  const sending =
    message.channel === 'mail'
      ? transports.mail?.send({ id: row.id, to: row.recipient, ...message }, { signal })
      : transports.sms?.send(row.recipient, message.text, { id: row.id, signal });
  if (!sending) throw new Error(`no transport for ${row.channel}`);
  await Promise.race([sending, rejectOnAbort(signal)]);
}

function hasExpired({ template_values }: OutboxRow, now: number): boolean {
  const { expiresAt } = JSON.parse(template_values) as Pick<MessageTemplates['noticeSale'], 'expiresAt'>;
  return expiresAt !== undefined && expiresAt <= now;
}

/** Ends the attempt even if the transport ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** The message is outdated, such as a code that has expired, and is not sent. */
export class MessageExpired extends Error {
  constructor() {
    super('expired');
    this.name = 'MessageExpired';
  }
}
