import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import type { UserRow } from '../store/tables.ts';

export interface Authenticated {
  user: UserRow;
  sessionId: string;
}

/**
 * The user of an apptoken. Checks the signature, then the session row, so that a sign-out works at once on every node.
 * Throws `sessionExpired`.
 */
export async function authenticate(
  { tokens, db, now }: AccountGroup,
  { apptoken }: Credentials,
): Promise<Authenticated> {
  const claims = await tokens.verify(apptoken);
  const at = now();
  const user =
    claims &&
    (await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .where('sessions.id', '=', claims.sessionId)
      .where('sessions.user_id', '=', claims.userId)
      .where('sessions.idle_expires_at', '>', at)
      .where('sessions.expires_at', '>', at)
      .executeTakeFirst());
  if (!user) throw new AccountFailure('sessionExpired');
  return { user, sessionId: claims.sessionId };
}
