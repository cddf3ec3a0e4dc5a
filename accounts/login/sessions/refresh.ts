import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { Call } from '../../group/call.ts';
import { endReusedSession } from './end-reused-session.ts';
import { nextGeneration } from './next-generation.ts';
import { readReftoken } from './open-session.ts';

/**
 * Returns the next apptoken for a valid reftoken and a matching apptoken, which may have expired. The reftoken stays
 * the same. Throws `sessionExpired`, also for a pair that was replaced and whose successor is in use: then the session
 * ends, because two callers have it.
 */
export async function refresh({
  group,
  input: { user_id: userId },
  credentials: { apptoken, reftoken },
  caller,
}: Call<'refresh'>): Promise<Reply<'refresh'>> {
  const claims = await group.tokens.verifyEvenExpired(apptoken);
  const reference = readReftoken(reftoken);
  if (!claims || !reference || claims.userId !== userId || claims.sessionId !== reference.sessionId)
    throw new AccountFailure('sessionExpired');
  await group.limits.take('refreshPerSession', claims.sessionId);
  const pair = { userId, ...reference, generation: claims.generation };
  const generation = await nextGeneration(group, pair);
  if (generation === undefined) {
    await endReusedSession(group, pair, caller);
    throw new AccountFailure('sessionExpired');
  }
  return { user_id: userId, apptoken: await group.tokens.sign({ userId, sessionId: reference.sessionId, generation }) };
}
