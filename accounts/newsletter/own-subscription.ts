import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure, invalidField } from '../group/account-failure.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { lockAddress, lockUser } from '../login/users/lock-user.ts';
import { confirmationTime } from '../mail/messages/message-templates.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { UserRow } from '../store/schema/tables.ts';
import { beginSubscription } from './subscribe.ts';
import { endSubscription } from './unsubscribe.ts';

/**
 * Begins or ends the subscription of an account, whose address is verified and needs no confirmation. Opens its own
 * transaction. Throws `invalidFields` for an account without an e-mail address, and `sessionExpired` for one that was
 * deleted meanwhile.
 */
export async function setSubscription(
  group: AccountGroup,
  user: UserRow,
  isSubscribed: boolean,
  caller: Caller,
): Promise<void> {
  const { email, email_key } = user;
  if (email === null || email_key === null) throw invalidField('email');
  if (!isSubscribed) return endSubscription(group, { email_key });
  const address = { text: email, key: email_key };
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email_key);
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    await beginSubscription(transaction, {
      email: address,
      caller,
      source: 'account',
      agreed: true,
      confirm: false,
      mayMail: true,
    });
  });
  group.wakeOutbox();
}

/** A pending subscription whose confirmation link has expired counts as none. */
export async function subscriptionState(
  { db, now }: AccountGroup,
  emailKey: string,
): Promise<Reply<'profile'>['newsletter']> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['status', 'updated_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (subscriber?.status === 'active') return 'active';
  return subscriber?.status === 'pending' && subscriber.updated_at + confirmationTime > now() ? 'pending' : 'none';
}
