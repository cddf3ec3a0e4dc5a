import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { profileOf } from './profile.ts';

/**
 * Ends the registration of a robot, so that any account can register its serial number. Returns the profile. Throws
 * `sessionExpired`, and `notFound` for a robot that is not in the account.
 */
export async function removeProduct(
  group: AccountGroup,
  { id }: ParsedRequest<'removeProduct'>,
  credentials: Credentials,
): Promise<Reply<'removeProduct'>> {
  const { user } = await authenticate(group, credentials);
  await group.limits.take('productPerUser', user.id);
  const removed = await group.db
    .deleteFrom('products')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AccountFailure('notFound');
  return profileOf(group, user);
}
