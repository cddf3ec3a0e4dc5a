import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller, Credentials } from '../../group/account-group.ts';
import { networkKey } from '../../group/audit-trail.ts';
import type { Handler } from '../../group/call.ts';
import { newId, newSecret, readToken, secretHash } from '../../group/secrets/random-ids.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { renewDevice } from '../devices/device-tokens.ts';
import { rememberNetwork } from '../devices/trusted-source.ts';
import type { Address } from '../users/address.ts';

interface OpenedSession {
  userId: string;
  sessionId: string;
  /** `<session id>.<secret>` */
  reftoken: string;
}

const maxAgentLength = 120;

/** Call it in the transaction that verified the user. From now on the account knows the network. */
export async function openSession(group: AccountGroup, userId: string, caller: Caller): Promise<OpenedSession> {
  const { settings } = group;
  const [sessionId, secret, now] = [newId(), newSecret(), group.now()];
  const expiresAt = now + settings.sessionMaxSeconds * 1000;
  await group.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      token_hash: secretHash(secret),
      generation: 0,
      seen_generation: 0,
      created_at: now,
      used_at: now,
      idle_expires_at: Math.min(expiresAt, now + settings.sessionIdleSeconds * 1000),
      expires_at: expiresAt,
      network_key: networkKey(group, caller),
      agent: caller.agent.slice(0, maxAgentLength),
    })
    .execute();
  await rememberNetwork(group, userId, caller);
  return { userId, sessionId, reftoken: `${sessionId}.${secret}` };
}

/** Call it after the transaction: signing would only keep the transaction open longer. `device`: see `renewDevice`. */
export async function sessionReply(
  group: AccountGroup,
  { userId, sessionId, reftoken }: OpenedSession,
  address: Address,
  device: string | undefined,
): Promise<Omit<Reply<'signIn'>, 'created'>> {
  const apptoken = await group.tokens.sign({ userId, sessionId, generation: 0 });
  return { user_id: userId, apptoken, reftoken, device: renewDevice(group, address, device ?? '') };
}

/**
 * The user of an apptoken. Checks the signature, then the session row, so that a sign-out works at once on every node.
 * Throws `sessionExpired`.
 */
export async function authenticate(
  { tokens, db, now }: AccountGroup,
  credentials: Pick<Credentials, 'apptoken' | 'claims'>,
): Promise<UserRow> {
  const claims = credentials.claims ?? (await tokens.verify(credentials.apptoken));
  const at = now();
  const row =
    claims &&
    (await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.seen_generation')
      .where('sessions.id', '=', claims.sessionId)
      .where('sessions.user_id', '=', claims.userId)
      .where('sessions.idle_expires_at', '>', at)
      .where('sessions.expires_at', '>', at)
      .executeTakeFirst());
  if (!row) throw new AccountFailure('sessionExpired');
  const { seen_generation, ...user } = row;
  // From now on, the pairs that this apptoken replaced are in nobody's use.
  if (seen_generation < claims.generation)
    await db
      .updateTable('sessions')
      .set({ seen_generation: claims.generation })
      .where('id', '=', claims.sessionId)
      .where('seen_generation', '<', claims.generation)
      .execute();
  return user;
}

/** Ends the session of either token, expired or not. Succeeds if there is none. */
export const signOut: Handler<'signOut'> = async ({ group: { db, tokens }, credentials: { apptoken, reftoken } }) => {
  const claims = await tokens.verifyEvenExpired(apptoken);
  const reference = readToken(reftoken);
  if (claims)
    await db.deleteFrom('sessions').where('id', '=', claims.sessionId).where('user_id', '=', claims.userId).execute();
  if (reference)
    await db.deleteFrom('sessions').where('id', '=', reference.id).where('token_hash', '=', reference.hash).execute();
  return {};
};
