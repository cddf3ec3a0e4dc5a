import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { hashOfSecret, newSecret } from '../group/secrets/random-ids.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import type { Database } from '../store/open-store.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';

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
  { now }: AccountGroup,
  transaction: Database,
  { id, email, edition }: { id: string; email: string; edition: EditionCode },
  { secret }: Confirmation,
): Promise<void> =>
  enqueue(transaction, now(), {
    template: 'confirmSubscription',
    to: { email },
    edition,
    values: { token: `${id}.${secret}` },
  });
