import type { EditionCode } from '#rules/place/editions.ts';
import type { AccountGroup } from '../account-group.ts';
import { enqueue } from '../messages/enqueue.ts';
import type { Database } from '../store/open-store.ts';
import { issueNewCustomerCode } from './new-customer-code.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface ActiveSubscriber {
  id: string;
  email: string;
  email_key: string;
  edition: EditionCode;
  /** Whether the subscriber has proved that the address is theirs. */
  isConfirmed: boolean;
}

/**
 * Enqueues the first mail to a subscriber. If the address is confirmed, it has the discount code of a new customer,
 * where the edition has one. Call it in the transaction that activates the subscription.
 */
export async function welcomeSubscriber(
  group: AccountGroup,
  transaction: Database,
  subscriber: ActiveSubscriber,
): Promise<void> {
  const { id, email, edition, isConfirmed } = subscriber;
  const code = isConfirmed ? await issueNewCustomerCode(group, transaction, subscriber) : undefined;
  await enqueue(transaction, group.now(), {
    template: 'subscribed',
    to: { email },
    edition,
    values: {
      unsubscribeToken: unsubscribeToken(group, id),
      ...(code && { discountCode: { code: code.id, percent: code.percent, expiresAt: code.expires_at } }),
    },
  });
}
