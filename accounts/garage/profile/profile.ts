import type { Reply } from '#contract/account/calls.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserCall } from '../../group/call.ts';
import { subscriptionOf } from '../../newsletter/own-subscription.ts';
import { balanceOf, creditEntriesOf } from '../../rewards/credit-ledger.ts';
import { rewardCodesOf } from '../../rewards/reward-codes.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { productsOf } from '../products/products-of.ts';

export async function profile({ group, user }: UserCall<'profile'>): Promise<Reply<'profile'>> {
  return profileOf(group, user);
}

export async function profileOf(group: AccountGroup, user: UserRow): Promise<Reply<'profile'>> {
  const [credit_entries, codes, newsletter, products] = await Promise.all([
    creditEntriesOf(group.db, user.id),
    rewardCodesOf(group, user),
    user.email_key === null ? ('none' as const) : subscriptionOf(group, user.email_key),
    productsOf(group, user),
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
