import type { AccountGroup } from '../account-group.ts';

/** Ends a subscription that is pending or active, found by its id or its address. */
export async function endSubscription(
  { db, now }: AccountGroup,
  who: { id: string } | { email_key: string },
): Promise<void> {
  const at = now();
  const ending = db
    .updateTable('subscribers')
    .set({ status: 'ended', confirm_hash: null, ended_at: at, updated_at: at })
    .where('status', '<>', 'ended');
  await ('id' in who ? ending.where('id', '=', who.id) : ending.where('email_key', '=', who.email_key)).execute();
}
