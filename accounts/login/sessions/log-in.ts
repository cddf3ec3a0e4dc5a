import { widestNetwork } from '#core/http/networks.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import type { Handler } from '../../group/call.ts';
import type { QueuedCaller } from '../../group/limits/fair-queue.ts';
import { limitClaim, networkClaims } from '../../group/limits/limit-rules.ts';
import { checkPassword, hashPassword } from '../../group/secrets/hash-password.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { checkCode, spendAllChallenges, spendChallenge } from '../codes/redeem-code.ts';
import { trustedSource } from '../devices/trusted-source.ts';
import { type Address, readAddress } from '../users/address.ts';
import { findOrCreateUser, findUser } from '../users/users.ts';
import { openSession, sessionReply } from './session.ts';

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
  return { ...(await sessionReply(group, session, address, device)), created: false };
};

/** Opens a session with a one-time code; creates the account if the address has none. Throws `wrongCode`. */
export const registerOrLogin: Handler<'registerOrLogin'> = async ({ group, input, caller }) => {
  const challenge = await checkCode(group, input, 'login');
  const { session, created } = await inTransaction(group, async (transaction) => {
    await spendChallenge(transaction, challenge);
    const { user, created } = await findOrCreateUser(transaction, challenge.address, caller);
    return { session: await openSession(transaction, user.id, caller), created };
  });
  if (created) group.wakeOutbox();
  return { ...(await sessionReply(group, session, challenge.address, input.device)), created };
};

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
    const { db } = transaction;
    await db.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user.id).execute();
    await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await db.deleteFrom('known_networks').where('user_id', '=', user.id).execute();
    await recordAuditEvent(transaction, user.id, 'passwordSet', caller);
    const values = { changedAt: now };
    await mailUser(transaction, user, { template: 'passwordChanged', edition: caller.edition, values });
    return openSession(transaction, user.id, caller);
  });
  group.wakeOutbox();
  return { ...(await sessionReply(group, session, challenge.address, input.device)), created: false };
};

/**
 * Counts an attempt at a password, right or wrong. Strangers are limited per network, per address and network, and per
 * address; when they have used up the last, each network has a few more. None of it counts for a device or network on
 * which the account was used before: each has a limit of its own. Returns the caller for the queue of passwords. Throws
 * `tooManyRequests`.
 */
export async function takePasswordAttempt(
  group: AccountGroup,
  address: Address,
  caller: Caller,
  device: string,
): Promise<QueuedCaller> {
  const { limits } = group;
  const { network } = caller;
  const { key } = address;
  const ownSource = await trustedSource(group, address, caller, device);
  if (ownSource) {
    const knownCaller = { network, isKnown: true };
    const claims = (['passwords.own', 'passwords.ownDay'] as const).map((name) => limitClaim(name, key, ...ownSource));
    await limits.takeAll(knownCaller, ...claims);
    return knownCaller;
  }
  const claims = [
    ...networkClaims('passwords.network', network),
    ...networkClaims('passwords.addressAndNetwork', network, key),
  ];
  await limits.takeOrFallback(
    caller,
    [...claims, limitClaim('passwords.address', key)],
    [
      ...claims,
      limitClaim('passwords.fallbackNetwork', key, widestNetwork(network)),
      limitClaim('passwords.fallbackAddress', key),
    ],
  );
  return { network };
}
