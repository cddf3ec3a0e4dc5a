import { AccountFailure } from '../../group/account-failure.ts';
import type { Handler } from '../../group/call.ts';
import { checkPassword, hashPassword } from '../../group/secrets/hash-password.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { renewDevice } from '../devices/device-tokens.ts';
import { readAddress } from '../users/address.ts';
import { findUser } from '../users/find-or-create-user.ts';
import { openSession, sessionReply } from './open-session.ts';
import { takePasswordAttempt } from './password-limits.ts';

/**
 * Opens a session with a password. Throws `wrongLogin` for an unknown address, an account without a password and a
 * wrong password; all three cost the same work.
 */
export const signIn: Handler<'signIn'> = async ({ group, input, caller }) => {
  const address = readAddress(group, { email: input.email });
  const device = input.device ?? '';
  const queuedCaller = await takePasswordAttempt(group, address, caller, device);
  const user = await findUser(group, address);
  const storedHash = user?.password_hash ?? undefined;
  const keys = group.secrets.passwordKeys(group.code);
  const { isRight, isOutdated } = await checkPassword(keys, storedHash, input.password, queuedCaller);
  if (!user || storedHash === undefined || !isRight) throw new AccountFailure('wrongLogin');
  const currentHash = isOutdated ? await hashPassword(keys, input.password, queuedCaller) : storedHash;
  const session = await inTransaction(group, async (transaction) => {
    // Locks the account only if the checked password is still current, so that no session survives a concurrent reset.
    const lockUser = transaction.db
      .updateTable('users')
      .set({ password_hash: currentHash })
      .where('id', '=', user.id)
      .where('password_hash', '=', storedHash);
    if (!(await lockUser.returning('id').executeTakeFirst())) throw new AccountFailure('wrongLogin');
    return openSession(transaction, user.id, caller);
  });
  return sessionReply(group, session, { created: false, device: renewDevice(group, address, device) });
};
