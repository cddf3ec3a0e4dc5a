import type { Handler } from '../../group/call.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { checkCode, spendChallenge } from '../codes/redeem-code.ts';
import { renewDevice } from '../devices/device-tokens.ts';
import { findOrCreateUser } from '../users/find-or-create-user.ts';
import { openSession, sessionReply } from './open-session.ts';

/** Opens a session with a one-time code; creates the account if the address has none. Throws `wrongCode`. */
export const registerOrLogin: Handler<'registerOrLogin'> = async ({ group, input, caller }) => {
  const challenge = await checkCode(group, input, 'login');
  const { session, created } = await inTransaction(group, async (transaction) => {
    await spendChallenge(transaction, challenge);
    const { user, created } = await findOrCreateUser(transaction, challenge.address, caller);
    return { session: await openSession(transaction, user.id, caller), created };
  });
  if (created) group.wakeOutbox();
  const device = renewDevice(group, challenge.address, input.device ?? '');
  return sessionReply(group, session, { created, device });
};
