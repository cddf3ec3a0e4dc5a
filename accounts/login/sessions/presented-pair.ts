import type { ExpressionBuilder } from 'kysely';
import type { AccountGroup } from '../../group/account-group.ts';
import type { Tables } from '../../store/schema/tables.ts';

/** A pair of tokens that belong together: their session, and the generation of the apptoken. */
export interface PresentedPair {
  userId: string;
  sessionId: string;
  tokenHash: string;
  generation: number;
}

type SessionRow = ExpressionBuilder<Tables, 'sessions'>;

/** Milliseconds for which a replaced pair still gets its successor, since several tabs may have sent it at once. */
export const graceTime = 60_000;

/** The session of the pair, unless it has ended. */
export const ofPair =
  ({ now }: Pick<AccountGroup, 'now'>, { userId, sessionId, tokenHash }: PresentedPair) =>
  (row: SessionRow) =>
    row.and([
      row('id', '=', sessionId),
      row('user_id', '=', userId),
      row('token_hash', '=', tokenHash),
      row('idle_expires_at', '>', now()),
      row('expires_at', '>', now()),
    ]);

/**
 * Returns true if the pair may be used: its successor was never presented, so the response that carried it was lost; or
 * it was replaced just now.
 */
export const mayBeUsed =
  ({ now }: Pick<AccountGroup, 'now'>, { generation }: PresentedPair) =>
  (row: SessionRow) =>
    row.or([
      row('seen_generation', '<=', generation),
      row.and([row('generation', '=', generation + 1), row('used_at', '>', now() - graceTime)]),
    ]);
