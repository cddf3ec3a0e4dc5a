import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure, invalidField } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserHandler } from '../../group/call.ts';
import { lockUser } from '../../login/users/users.ts';
import { setSubscription, subscriptionState } from '../../newsletter/subscribe.ts';
import { addCreditEntry, creditBalance, readCreditEntries } from '../../rewards/credit-ledger.ts';
import { insertRewardCode, readRewardCodes } from '../../rewards/reward-codes.ts';
import { inTransaction } from '../../store/in-transaction.ts';
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
    credits: creditBalance(credit_entries),
    credit_entries,
    codes,
    newsletter,
    products,
    created_at: user.created_at,
  };
}

/** `+*********8000` */
const maskPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*');

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

const day = 86_400_000;

/** Exchanges as many Credits as possible for one code of the caller's edition. Changes nothing if there are too few. */
export const exchangeCredits: UserHandler<'exchangeCredits'> = async ({ group, user, caller: { edition } }) => {
  const { credits, amount, validDays } = group.policy.creditExchange(edition);
  await inTransaction(group, async (transaction) => {
    // No Credit is spent twice.
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    const times = Math.floor(creditBalance(await readCreditEntries(transaction, user.id)) / credits);
    if (times < 1) return;
    const now = group.now();
    const { id: code } = await insertRewardCode(transaction, {
      user_id: user.id,
      subscriber_id: null,
      edition,
      percent: null,
      amount: times * amount,
      created_at: now,
      expires_at: now + validDays * day,
    });
    const entry = { user_id: user.id, amount: -times * credits, reason: { code }, created_at: now };
    await addCreditEntry(transaction, entry);
  });
  return readProfile(group, user);
};
