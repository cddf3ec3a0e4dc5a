import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller, Credentials } from '../account-group.ts';
import { setSubscription } from '../newsletter/set-subscription.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { profileOf } from './profile.ts';

/** Changes the nickname, the newsletter preference, or both. Returns the profile. Throws `sessionExpired`. */
export async function updateProfile(
  group: AccountGroup,
  { nickname, newsletter }: ParsedRequest<'updateProfile'>,
  credentials: Credentials,
  caller: Caller,
): Promise<Reply<'updateProfile'>> {
  const { user } = await authenticate(group, credentials);
  await group.limits.take('changePerUser', user.id);
  // The newsletter needs an e-mail address.
  if (newsletter === true && user.email_key === null) throw new AccountFailure('invalidFields', { fields: ['email'] });
  const changes =
    nickname === undefined ? {} : { nickname: nickname.normalize('NFC').trim() || null, updated_at: group.now() };
  if (nickname !== undefined) await group.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  if (newsletter !== undefined && user.email_key !== null) await setSubscription(group, user, newsletter, caller);
  return profileOf(group, { ...user, ...changes });
}
