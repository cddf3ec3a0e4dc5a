import type { AccountGroup } from '../group/account-group.ts';

/** Ends a pending or active subscription. */
export async function endSubscription(
  { db, now }: AccountGroup,
  subscriber: { id: string } | { email_key: string },
): Promise<void> {
  const at = now();
  const update = db
    .updateTable('subscribers')
    .set({
      status: 'ended',
      confirm_hash: null,
      confirm_edition: null,
      confirm_asked_at: null,
      ended_at: at,
      updated_at: at,
    })
    .where('status', '<>', 'ended');
  await ('id' in subscriber
    ? update.where('id', '=', subscriber.id)
    : update.where('email_key', '=', subscriber.email_key)
  ).execute();
}
