import type { OutboxRow } from '../store/tables.ts';
import type { OutboxPace } from './outbox-pace.ts';
import type { OutboxParts } from './worker.ts';

/** Sends one message by the transport of its channel. Resolves once it is accepted. Throws what the transport throws, and after `pace.attempt` in any case. */
export async function sendMessage(
  row: OutboxRow,
  { transports, render, pace }: Pick<OutboxParts, 'transports' | 'render'> & { pace: OutboxPace },
): Promise<void> {
  const message = render(row);
  const signal = AbortSignal.timeout(pace.attempt);
  const sending =
    message.channel === 'mail'
      ? transports.mail?.send({ id: row.id, to: row.recipient, ...message }, { signal })
      : transports.sms?.send(row.recipient, message.text, { id: row.id, signal });
  if (!sending) throw new Error(`there is nothing to send ${row.channel} with`);
  await Promise.race([sending, abortion(signal)]);
}

/** Also a transport that does not heed the signal holds nobody up. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
