import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import type { Database } from '../store/open-store.ts';
import { type CodeHistory, mailedCode } from './new-customer-code.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface ActiveSubscriber {
  id: string;
  email: string;
  /** The edition of the mail. */
  edition: EditionCode;
}

/**
 * Enqueues a mail to a subscriber that says so, with the code of a new customer if it can still be used. Call it in the
 * transaction that reads or makes the code.
 */
export const welcomeSubscriber = (
  group: AccountGroup,
  transaction: Database,
  { id, email, edition }: ActiveSubscriber,
  codes: CodeHistory,
  template: 'subscribed' | 'alreadySubscribed' = 'subscribed',
): Promise<void> =>
  enqueue(transaction, group.now(), {
    template,
    to: { email },
    edition,
    values: { unsubscribeToken: unsubscribeToken(group, id), ...mailedCode(group, edition, codes) },
  });
