import type { Reply } from '#contract/account/calls.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { networkKey } from '../../group/audit-trail.ts';
import { hashOfSecret, newId, newSecret } from '../../group/secrets/random-ids.ts';
import { rememberNetwork } from '../devices/trusted-source.ts';

export interface OpenedSession {
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
      token_hash: hashOfSecret(secret),
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

/** Call it after the transaction: signing would only keep the transaction open longer. */
export async function sessionReply(
  { tokens }: AccountGroup,
  { userId, sessionId, reftoken }: OpenedSession,
  { created, device }: Pick<Reply<'signIn'>, 'created' | 'device'>,
): Promise<Reply<'signIn'>> {
  const apptoken = await tokens.sign({ userId, sessionId, generation: 0 });
  return { user_id: userId, apptoken, reftoken, created, device };
}

/** Parses a reftoken; undefined if malformed. */
export function readReftoken(reftoken: string): { sessionId: string; tokenHash: string } | undefined {
  const [, sessionId, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(reftoken) ?? [];
  return sessionId === undefined || secret === undefined ? undefined : { sessionId, tokenHash: hashOfSecret(secret) };
}
