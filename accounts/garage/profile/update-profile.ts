import type { Reply } from '#contract/account/calls.ts';
import { invalidField } from '../../group/account-failure.ts';
import type { UserCall } from '../../group/call.ts';
import { setSubscription } from '../../newsletter/own-subscription.ts';
import { profileOf } from './profile.ts';

/** Changes the nickname, the newsletter preference, or both. Returns the profile. */
export async function updateProfile({
  group,
  input: { nickname, newsletter },
  user,
  caller,
}: UserCall<'updateProfile'>): Promise<Reply<'updateProfile'>> {
  // The newsletter needs an e-mail address.
  if (newsletter === true && user.email_key === null) throw invalidField('email');
  const changes =
    nickname === undefined ? {} : { nickname: nickname.normalize('NFC').trim() || null, updated_at: group.now() };
  if (nickname !== undefined) await group.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  if (newsletter !== undefined && user.email_key !== null) await setSubscription(group, user, newsletter, caller);
  return profileOf(group, { ...user, ...changes });
}
