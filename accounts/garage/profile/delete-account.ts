import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import { checkCode, spendAllChallenges } from '../../login/codes/redeem-code.ts';
import { addressOf } from '../../login/users/address.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { truncateWal } from '../../store/sqlite/truncate-wal.ts';
import { forgetWithin } from './forget-person.ts';

/**
 * Deletes the session's account and all data about its owner, except the keyed hashes that record
 * granted credits and a new customer's code.
 * Throws `wrongCode`, also for a code that was sent to another address.
 */
export const deleteAccount: UserHandler<'deleteAccount'> = async ({ group, input, user, caller }) => {
  const challenge = await checkCode(group, input, 'delete');
  const address = addressOf(user);
  if (challenge.address.kind !== address.kind || challenge.address.key !== address.key)
    throw new AccountFailure('wrongCode');
  await inTransaction(group, async (transaction) => {
    await spendAllChallenges(transaction, challenge);
    await forgetWithin(transaction, address.kind === 'email' ? { email: address.key } : { phone: address.key });
    await mailUser(transaction, user, {
      template: 'accountDeleted',
      edition: caller.edition,
      values: {},
    });
  });
  // The data is deleted already; if this fails, the next housekeeping run repeats it.
  await truncateWal(group.db).catch(() => {});
  group.wakeOutbox();
  return {};
};
