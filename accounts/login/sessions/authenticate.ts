import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Credentials } from '../../group/account-group.ts';
import type { AppClaims } from '../../group/secrets/app-tokens.ts';
import type { Database } from '../../store/open-store.ts';
import type { UserRow } from '../../store/schema/tables.ts';

/**
 * The user of an apptoken. Checks the signature, then the session row, so that a sign-out works at once on every node.
 * Throws `sessionExpired`.
 */
export async function authenticate(
  { tokens, db, now }: AccountGroup,
  { apptoken }: Pick<Credentials, 'apptoken'>,
): Promise<UserRow> {
  const claims = await tokens.verify(apptoken);
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
  if (seen_generation < claims.generation) await markSeen(db, claims);
  return user;
}

/** From now on, the pairs that this apptoken replaced are in nobody's use. */
const markSeen = (db: Database, { sessionId, generation }: AppClaims) =>
  db
    .updateTable('sessions')
    .set({ seen_generation: generation })
    .where('id', '=', sessionId)
    .where('seen_generation', '<', generation)
    .execute();
