import type { AccountGroup } from '../group/account-group.ts';
import type { Database } from '../store/open-store.ts';
import type { SubscriptionRequest } from './begin-subscription.ts';
import type { CodeHistory } from './new-customer-code.ts';
import { enqueueConfirmation, newConfirmation } from './open-confirmation.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

interface RepeatedSubscription extends SubscriptionRequest {
  /** Id and stored address of the subscriber. */
  id: string;
  recipient: string;
  codes: CodeHistory;
}

/**
 * Answers the request of an active subscriber by mail: where it can earn the code of a new customer, with a
 * confirmation link; otherwise that the address is subscribed already, with its code if that can still be used. The
 * subscription stays as it is. Takes as many statements as `beginSubscription`. Returns whether a mail was enqueued.
 */
export async function subscribeAgain(
  group: AccountGroup,
  transaction: Database,
  { id, recipient, caller: { edition }, confirm, mayMail, codes }: RepeatedSubscription,
): Promise<boolean> {
  const earnsCode = confirm && !codes.isClaimed && group.policy.newCustomerCode(edition) !== undefined;
  const confirmation = newConfirmation(group, edition);
  await transaction
    .updateTable('subscribers')
    .set(confirmation.columns)
    .where('id', '=', id)
    .where((existing) => existing.and([existing('status', '=', 'active'), existing.lit(earnsCode && mayMail)]))
    .execute();
  if (!mayMail) return false;
  const subscriber = { id, email: recipient, edition };
  await (earnsCode
    ? enqueueConfirmation(group, transaction, subscriber, confirmation)
    : welcomeSubscriber(group, transaction, subscriber, codes, 'alreadySubscribed'));
  return true;
}
