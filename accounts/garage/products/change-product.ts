import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import { readProfile } from '../profile/profile.ts';

/** Names a robot of the account; an empty nickname removes the name. Throws `notFound` for any other robot. */
export const updateProduct: UserHandler<'updateProduct'> = async ({ group, input: { id, nickname }, user }) => {
  const updated = await group.db
    .updateTable('products')
    .set({ nickname: nickname.normalize('NFC').trim() || null, updated_at: group.now() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw new AccountFailure('notFound');
  return readProfile(group, user);
};

/** Ends the registration of a robot, so that any account can register its serial number. Throws `notFound`. */
export const removeProduct: UserHandler<'removeProduct'> = async ({ group, input: { id }, user }) => {
  const removed = await group.db
    .deleteFrom('products')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AccountFailure('notFound');
  return readProfile(group, user);
};
