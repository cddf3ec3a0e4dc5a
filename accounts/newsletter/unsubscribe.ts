import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup } from '../group/account-group.ts';
import type { Handler } from '../group/call.ts';
import { isSameText } from '../group/secrets/random-ids.ts';

/** Ends a subscription with the token of any of its mails. Idempotent. Throws `linkExpired` for an invalid token. */
export const unsubscribe: Handler<'unsubscribe'> = async ({ group, input: { token } }) => {
  const [, id = '', signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isSameText(signature, sign(group, id))) throw new AccountFailure('linkExpired');
  await endSubscription(group, { id });
  return {};
};

/** Ends a pending or active subscription. */
export async function endSubscription(
  { db, now }: AccountGroup,
  subscriber: { id: string } | { email_key: string },
): Promise<void> {
  const at = now();
  const update = db
    .updateTable('subscribers')
    .set({ status: 'ended', confirm_hash: null, confirm_edition: null, confirm_asked_at: null })
    .set({ ended_at: at, updated_at: at })
    .where('status', '<>', 'ended');
  await ('id' in subscriber
    ? update.where('id', '=', subscriber.id)
    : update.where('email_key', '=', subscriber.email_key)
  ).execute();
}

type Keys = Pick<AccountGroup, 'secrets' | 'code'>;

/** A signed subscriber id: never expires and is not stored. */
export const unsubscribeToken = (group: Keys, subscriberId: string): string =>
  `${subscriberId}.${sign(group, subscriberId)}`;

const sign = ({ secrets, code }: Keys, subscriberId: string): string => secrets.key(code, 'unsubscribe', subscriberId);
