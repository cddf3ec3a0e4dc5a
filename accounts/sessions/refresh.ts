import type { ParsedRequest } from '#rules/contract/account/call-shapes.ts';
import type { Reply } from '#rules/contract/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller, Credentials } from '../account-group.ts';
import { recordAuditEvent } from '../audit-log/audit-trail.ts';
import { readReftoken } from './open-session.ts';

/** Several tabs and lost responses leave a browser a few generations behind. Older tokens are audited. */
const toleratedGenerations = 3;

/**
 * Returns a new apptoken for a valid reftoken and a matching apptoken, which may have expired. The reftoken stays the
 * same; the session's generation is incremented. Throws `sessionExpired`.
 */
export async function refresh(
  group: AccountGroup,
  { user_id: userId }: ParsedRequest<'refresh'>,
  { apptoken, reftoken }: Credentials,
  caller: Caller,
): Promise<Reply<'refresh'>> {
  const claims = await group.tokens.verifyEvenExpired(apptoken);
  const reference = readReftoken(reftoken);
  if (!claims || !reference || claims.userId !== userId || claims.sessionId !== reference.sessionId)
    throw new AccountFailure('sessionExpired');
  await group.limits.take('refreshPerSession', claims.sessionId);
  const generation = await nextGeneration(group, userId, reference);
  if (claims.expired && claims.generation < generation - toleratedGenerations)
    await recordAuditEvent(group, group.db, userId, 'refreshWithOldToken', caller);
  return { user_id: userId, apptoken: await group.tokens.sign({ userId, sessionId: reference.sessionId, generation }) };
}

async function nextGeneration(
  { db, settings, now }: AccountGroup,
  userId: string,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: string },
) {
  const at = now();
  const idleExpiresAt = at + settings.sessionIdleSeconds * 1000;
  const session = await db
    .updateTable('sessions')
    .set((row) => ({
      generation: row('generation', '+', 1),
      used_at: at,
      // Never earlier than before: a refresh under a clock that is set back must not end the session once it is right.
      idle_expires_at: row
        .case()
        .when('idle_expires_at', '>', idleExpiresAt)
        .then(row.ref('idle_expires_at'))
        .else(idleExpiresAt)
        .end(),
    }))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('idle_expires_at', '>', at)
    .where('expires_at', '>', at)
    .returning('generation')
    .executeTakeFirst();
  if (!session) throw new AccountFailure('sessionExpired');
  return session.generation;
}
