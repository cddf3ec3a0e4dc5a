import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { Call } from '../group/call.ts';
import { lockAddress } from '../login/users/lock-user.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { removeNotices } from './remove-notices.ts';
import { addressOfToken } from './stop-token.ts';

/**
 * Cancels every notice of an address with the token of any of its mails, also those that are due and not sent yet.
 * Idempotent. Throws `linkExpired` for an invalid token.
 */
export async function stopNotices({ group, input: { token } }: Call<'stopNotices'>): Promise<Reply<'stopNotices'>> {
  const emailKey = addressOfToken(group, token);
  if (emailKey === undefined) throw new AccountFailure('linkExpired');
  await inTransaction(group.db, async (transaction) => {
    await lockAddress(transaction, emailKey);
    await removeNotices(transaction, emailKey);
  });
  return {};
}
