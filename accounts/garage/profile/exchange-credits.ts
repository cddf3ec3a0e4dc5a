import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import { lockUser } from '../../login/users/lock-user.ts';
import { addCreditEntry, balanceOf, readCreditEntries } from '../../rewards/credit-ledger.ts';
import { insertRewardCode } from '../../rewards/reward-codes.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { readProfile } from './profile.ts';

const day = 86_400_000;

/**
 * Exchanges as many Credits as possible for one code of the caller's edition. Changes nothing if there are too few.
 * Returns the profile. Throws `sessionExpired`.
 */
export const exchangeCredits: UserHandler<'exchangeCredits'> = async ({ group, user, caller: { edition } }) => {
  const { credits, amount, validDays } = group.policy.creditExchange(edition);
  await inTransaction(group, async (transaction) => {
    // No Credit is spent twice.
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    const times = Math.floor(balanceOf(await readCreditEntries(transaction, user.id)) / credits);
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
    await addCreditEntry(transaction, {
      user_id: user.id,
      amount: -times * credits,
      reason: { code },
      created_at: now,
    });
  });
  return readProfile(group, user);
};
