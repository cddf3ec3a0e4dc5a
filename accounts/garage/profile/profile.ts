import type { Reply } from '#contract/account/calls.ts';
import { invalidField } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserHandler } from '../../group/call.ts';
import { setSubscription, subscriptionState } from '../../newsletter/own-subscription.ts';
import { balanceOf, readCreditEntries } from '../../rewards/credit-ledger.ts';
import { readRewardCodes } from '../../rewards/reward-codes.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { registeredProducts } from '../products/registered-products.ts';

export const profile: UserHandler<'profile'> = async ({ group, user }) => {
  return readProfile(group, user);
};

export async function readProfile(group: AccountGroup, user: UserRow): Promise<Reply<'profile'>> {
  const [credit_entries, codes, newsletter, products] = await Promise.all([
    readCreditEntries(group, user.id),
    readRewardCodes(group, user),
    user.email_key === null ? ('none' as const) : subscriptionState(group, user.email_key),
    registeredProducts(group, user),
  ]);
  return {
    user_id: user.id,
    email: user.email,
    phone: user.phone === null ? null : maskPhone(user.phone),
    nickname: user.nickname,
    region: user.edition,
    has_password: user.password_hash !== null,
    credits: balanceOf(credit_entries),
    credit_entries,
    codes,
    newsletter,
    products,
    created_at: user.created_at,
  };
}

/** `+*********8000` */
const maskPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*');

/** Changes the nickname, the newsletter preference, or both. Returns the profile. */
export const updateProfile: UserHandler<'updateProfile'> = async ({
  group,
  input: { nickname, newsletter },
  user,
  caller,
}) => {
  // The newsletter needs an e-mail address.
  if (newsletter === true && user.email_key === null) throw invalidField('email');
  const changes =
    nickname === undefined ? {} : { nickname: nickname.normalize('NFC').trim() || null, updated_at: group.now() };
  if (nickname !== undefined) await group.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  if (newsletter !== undefined && user.email_key !== null) await setSubscription(group, user, newsletter, caller);
  return readProfile(group, { ...user, ...changes });
};
