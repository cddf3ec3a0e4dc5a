import type { ParsedRequest } from '#rules/contract/account/call-shapes.ts';
import { isEditionCode } from '#rules/place/editions.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { networkKey } from '../audit-log/audit-trail.ts';
import { confirmationTime } from '../messages/confirmation-days.ts';
import { enqueue } from '../messages/enqueue.ts';
import { hashOfSecret } from '../secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';
import type { SubscriberRow } from '../store/tables.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/**
 * Confirms a subscription with the token of its newest confirmation mail. Idempotent. Throws `linkExpired` for a token
 * that is too old, unknown, or of an ended subscription.
 */
export async function confirmSubscription(
  group: AccountGroup,
  { token }: ParsedRequest<'confirmSubscription'>,
  caller: Caller,
): Promise<Record<string, never>> {
  const [, id, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) throw new AccountFailure('linkExpired');
  await group.db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', id)
      .where('confirm_hash', '=', hashOfSecret(secret))
      .where('status', '<>', 'ended')
      .executeTakeFirst();
    if (!subscriber) throw new AccountFailure('linkExpired');
    if (subscriber.status === 'pending') await activate(group, transaction, subscriber, caller);
  });
  group.wakeOutbox();
  return {};
}

/** `updated_at` is when the pending subscription last began. */
async function activate(
  group: AccountGroup,
  transaction: Database,
  subscriber: SubscriberRow,
  caller: Caller,
): Promise<void> {
  const { id, email, confirm_hash } = subscriber;
  const now = group.now();
  if (subscriber.updated_at + confirmationTime <= now) throw new AccountFailure('linkExpired');
  const consent = JSON.stringify({
    ...JSON.parse(subscriber.consent),
    confirmed: { at: now, network: networkKey(group, caller) },
  });
  const activated = await transaction
    .updateTable('subscribers')
    .set({ status: 'active', consent, confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('confirm_hash', '=', confirm_hash)
    .returning('edition')
    .executeTakeFirst();
  // Of concurrent confirmations, one sends the mail.
  if (!activated) return;
  await enqueue(transaction, now, {
    template: 'subscribed',
    to: { email },
    edition: isEditionCode(activated.edition) ? activated.edition : caller.edition,
    values: { unsubscribeToken: unsubscribeToken(group, id) },
  });
}
