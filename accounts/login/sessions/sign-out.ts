import type { Handler } from '../../group/call.ts';
import { readReftoken } from './open-session.ts';

/** Ends the session of either token, expired or not. Succeeds if there is none. */
export const signOut: Handler<'signOut'> = async ({ group: { db, tokens }, credentials: { apptoken, reftoken } }) => {
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
};
