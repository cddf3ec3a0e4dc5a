import type { Answer, Call } from '../../group/call.ts';
import { readReftoken } from './open-session.ts';

/** Ends the session of either token, expired or not. Succeeds if there is none. */
export async function signOut({
  group: { db, tokens },
  credentials: { apptoken, reftoken },
}: Call<'signOut'>): Answer<'signOut'> {
  const claims = await tokens.verifyEvenExpired(apptoken);
  const reference = readReftoken(reftoken);
  if (claims)
    await db.deleteFrom('sessions').where('id', '=', claims.sessionId).where('user_id', '=', claims.userId).execute();
  if (reference)
    await db
      .deleteFrom('sessions')
      .where('id', '=', reference.sessionId)
      .where('token_hash', '=', reference.tokenHash)
      .execute();
  return {};
}
