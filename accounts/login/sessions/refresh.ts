import type { ExpressionBuilder } from 'kysely';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import type { Handler } from '../../group/call.ts';
import { readToken } from '../../group/secrets/random-ids.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { Tables } from '../../store/schema/tables.ts';
import { lockUser } from '../users/users.ts';

/** Tokens that belong together: their session, and the generation of the apptoken. */
interface TokenPair {
  userId: string;
  sessionId: string;
  tokenHash: string;
  generation: number;
}

type SessionRow = ExpressionBuilder<Tables, 'sessions'>;

/** Milliseconds for which a replaced pair still gets its successor, since several tabs may have sent it at once. */
const graceTime = 60_000;

/**
 * Returns the next apptoken for a valid reftoken and a matching apptoken, which may have expired. The reftoken stays
 * the same. Throws `sessionExpired`, also for a pair that was replaced and whose successor is in use: then the session
 * ends, because two callers have it.
 */
export const refresh: Handler<'refresh'> = async ({
  group,
  input: { user_id: userId },
  credentials: { apptoken, reftoken },
  caller,
}) => {
  const claims = await group.tokens.verifyEvenExpired(apptoken);
  const reference = readToken(reftoken);
  if (!claims || !reference || claims.userId !== userId || claims.sessionId !== reference.id)
    throw new AccountFailure('sessionExpired');
  await group.limits.take('refreshes.session', claims.sessionId);
  const { sessionId } = claims;
  const pair = { userId, sessionId, tokenHash: reference.hash, generation: claims.generation };
  const generation = await nextGeneration(group, pair);
  if (generation === undefined) {
    await endReusedSession(group, pair, caller);
    throw new AccountFailure('sessionExpired');
  }
  return { user_id: userId, apptoken: await group.tokens.sign({ userId, sessionId, generation }) };
};

/**
 * Returns the generation that follows the pair's: a new one for the newest pair, else the newest there is, so that a
 * session has one line of generations whichever client presents its tokens. A successor is renewed as itself until its
 * grace time is over, so that no tab of the same browser falls two generations behind meanwhile. Undefined if there is
 * no such session, or the pair was replaced. One statement, so that of concurrent calls one makes the next generation.
 * A restored database may be behind the pair.
 */
async function nextGeneration(group: AccountGroup, pair: TokenPair): Promise<number | undefined> {
  const at = group.now();
  const idleExpiresAt = at + group.settings.sessionIdleSeconds * 1000;
  const session = await group.db
    .updateTable('sessions')
    .set((row) => {
      const isReplaced = row.or([
        row('generation', '<', pair.generation),
        row.and([
          row('generation', '=', pair.generation),
          row.or([row('generation', '=', 0), row('used_at', '<=', at - graceTime)]),
        ]),
      ]);
      return {
        generation: row
          .case()
          .when(isReplaced)
          .then(pair.generation + 1)
          .else(row.ref('generation'))
          .end(),
        seen_generation: row
          .case()
          .when('seen_generation', '<', pair.generation)
          .then(pair.generation)
          .else(row.ref('seen_generation'))
          .end(),
        used_at: row.case().when(isReplaced).then(at).else(row.ref('used_at')).end(),
        // Never earlier: a refresh under a clock that is set back must not end the session once it is right.
        idle_expires_at: row
          .case()
          .when('idle_expires_at', '>', idleExpiresAt)
          .then(row.ref('idle_expires_at'))
          .else(idleExpiresAt)
          .end(),
      };
    })
    .where((row) => matchesSession(row, pair, at))
    .where((row) => isUsable(row, pair, at))
    .returning('generation')
    .executeTakeFirst();
  return session?.generation;
}

/**
 * Ends the session of a pair that was replaced and is presented again, which means that another party has its tokens
 * too, and tells the owner. Does nothing for any other pair.
 */
async function endReusedSession(group: AccountGroup, pair: TokenPair, caller: Caller): Promise<void> {
  const now = group.now();
  const isEnded = await inTransaction(group, async (transaction) => {
    const user = await lockUser(transaction, 'id', pair.userId);
    const session = await transaction.db
      .deleteFrom('sessions')
      .where((row) => matchesSession(row, pair, now))
      .where((row) => row.not(isUsable(row, pair, now)))
      .returning('created_at')
      .executeTakeFirst();
    if (!user || !session) return false;
    await recordAuditEvent(transaction, user.id, 'replacedTokensReused', caller);
    await mailUser(transaction, user, {
      template: 'sessionEnded',
      edition: caller.edition,
      values: { openedAt: session.created_at },
    });
    return true;
  });
  if (isEnded) group.wakeOutbox();
}

const matchesSession = (row: SessionRow, { userId, sessionId, tokenHash }: TokenPair, at: number) =>
  row.and([
    row('id', '=', sessionId),
    row('user_id', '=', userId),
    row('token_hash', '=', tokenHash),
    row('idle_expires_at', '>', at),
    row('expires_at', '>', at),
  ]);

/**
 * Returns true if a pair may be used: its successor was never presented, so the response that carried it was lost; or
 * it was replaced just now.
 */
const isUsable = (row: SessionRow, { generation }: TokenPair, at: number) =>
  row.or([
    row('seen_generation', '<=', generation),
    row.and([row('generation', '=', generation + 1), row('used_at', '>', at - graceTime)]),
  ]);
