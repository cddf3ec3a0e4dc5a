import type { ParsedRequest } from '#rules/contract/account/call-shapes.ts';
import type { Reply } from '#rules/contract/account/calls.ts';
import { isEditionCode } from '#rules/place/editions.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { networkKey } from '../audit-log/audit-trail.ts';
import { confirmationTime } from '../messages/confirmation-days.ts';
import { rewardCode } from '../rewards/reward-codes.ts';
import { hashOfSecret } from '../secrets/random-ids.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import type { SubscriberRow } from '../store/tables.ts';
import { usableCodeOf } from './new-customer-code.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

/**
 * Confirms a subscription with the token of its newest confirmation mail. Idempotent. Returns the discount code of the
 * subscriber, if there is one and it has not expired. Throws `linkExpired` for a token that is too old, unknown, or of
 * an ended subscription.
 */
export async function confirmSubscription(
  group: AccountGroup,
  { token }: ParsedRequest<'confirmSubscription'>,
  caller: Caller,
): Promise<Reply<'confirmSubscription'>> {
  const [, id, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) throw new AccountFailure('linkExpired');
  const code = await inTransaction(group.db, async (transaction) => {
    const subscriber = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', id)
      .where('confirm_hash', '=', hashOfSecret(secret))
      .where('status', '<>', 'ended')
      .executeTakeFirst();
    if (!subscriber) throw new AccountFailure('linkExpired');
    if (subscriber.status === 'pending') await activate(group, transaction, subscriber, caller);
    return usableCodeOf(group, transaction, id);
  });
  group.wakeOutbox();
  return { code: (code && rewardCode(group, code)) ?? null };
}

/** `updated_at` is when the pending subscription last began. */
async function activate(
  group: AccountGroup,
  transaction: Database,
  subscriber: SubscriberRow,
  caller: Caller,
): Promise<void> {
  const { id, email, email_key, confirm_hash } = subscriber;
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
  const edition = isEditionCode(activated.edition) ? activated.edition : caller.edition;
  await welcomeSubscriber(group, transaction, { id, email, email_key, edition, isConfirmed: true });
}
