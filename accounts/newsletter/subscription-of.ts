import type { Reply } from '#contract/account/calls.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { confirmationTime } from '../mail/messages/confirmation-days.ts';

/** A pending subscription whose confirmation link has expired counts as none. */
export async function subscriptionOf(
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
