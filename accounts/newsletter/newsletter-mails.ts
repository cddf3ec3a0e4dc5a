import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { hashOfSecret, newSecret } from '../group/secrets/random-ids.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';
import { type CodeHistory, mailedCode } from './new-customer-code.ts';
import { unsubscribeToken } from './unsubscribe.ts';

interface Confirmation {
  secret: string;
  /** The columns of the subscriber's row that store it. */
  columns: Pick<SubscriberRow, 'confirm_hash' | 'confirm_edition' | 'confirm_asked_at'>;
}

export function newConfirmation({ now }: AccountGroup, edition: EditionCode): Confirmation {
  const secret = newSecret();
  return {
    secret,
    columns: { confirm_hash: hashOfSecret(secret), confirm_edition: edition, confirm_asked_at: now() },
  };
}

/** Enqueues the mail with the link. Call it in the transaction that stores the confirmation's columns. */
export const enqueueConfirmation = (
  group: AccountGroup,
  { id, email, edition }: { id: string; email: string; edition: EditionCode },
  { secret }: Confirmation,
): Promise<void> =>
  enqueue(group, {
    template: 'confirmSubscription',
    to: { email },
    edition,
    values: { token: `${id}.${secret}` },
  });

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
  { id, email, edition }: ActiveSubscriber,
  codes: CodeHistory,
  template: 'subscribed' | 'alreadySubscribed' = 'subscribed',
): Promise<void> =>
  enqueue(group, {
    template,
    to: { email },
    edition,
    values: { unsubscribeToken: unsubscribeToken(group, id), ...mailedCode(group, edition, codes) },
  });
