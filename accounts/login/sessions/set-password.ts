import { AccountFailure } from '../../group/account-failure.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import type { Handler } from '../../group/call.ts';
import { hashPassword } from '../../group/secrets/hash-password.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { checkCode, spendAllChallenges } from '../codes/redeem-code.ts';
import { renewDevice } from '../devices/device-tokens.ts';
import { findUser } from '../users/find-or-create-user.ts';
import { openSession, sessionReply } from './open-session.ts';

/**
 * Sets or resets a password with a one-time code. Ends all sessions, voids all other codes, opens a new session and
 * notifies the owner by mail. Throws `wrongCode`.
 */
export const setPassword: Handler<'setPassword'> = async ({ group, input, caller }) => {
  const challenge = await checkCode(group, input, 'password');
  // Outside the transaction, which would hold a connection meanwhile.
  const keys = group.secrets.passwordKeys(group.code);
  const password_hash = await hashPassword(keys, input.password, { network: caller.network, isKnown: true });
  const session = await inTransaction(group, async (transaction) => {
    await spendAllChallenges(transaction, challenge);
    const user = await findUser(transaction, challenge.address);
    if (!user) throw new AccountFailure('wrongCode');
    const now = group.now();
    await transaction.db
      .updateTable('users')
      .set({ password_hash, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await transaction.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await transaction.db.deleteFrom('known_networks').where('user_id', '=', user.id).execute();
    await recordAuditEvent(transaction, user.id, 'passwordSet', caller);
    await mailUser(transaction, user, {
      template: 'passwordChanged',
      edition: caller.edition,
      values: { changedAt: now },
    });
    return openSession(transaction, user.id, caller);
  });
  group.wakeOutbox();
  const device = renewDevice(group, challenge.address, input.device ?? '');
  return sessionReply(group, session, { created: false, device });
};
