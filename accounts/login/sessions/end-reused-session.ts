import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { lockUser } from '../users/lock-user.ts';
import { mayBeUsed, ofPair, type PresentedPair } from './presented-pair.ts';

/**
 * Ends the session of a pair that was replaced and is presented again, which means that another party has its tokens
 * too, and tells the owner. Does nothing for any other pair.
 */
export async function endReusedSession(group: AccountGroup, pair: PresentedPair, caller: Caller): Promise<void> {
  const now = group.now();
  const isEnded = await inTransaction(group.db, async (transaction) => {
    const user = await lockUser(transaction, 'id', pair.userId);
    const session = await transaction
      .deleteFrom('sessions')
      .where(ofPair(group, pair))
      .where((row) => row.not(mayBeUsed(group, pair)(row)))
      .returning('created_at')
      .executeTakeFirst();
    if (!user || !session) return false;
    await recordAuditEvent(group, transaction, user.id, 'replacedTokensReused', caller);
    if (user.email !== null) {
      await enqueue(transaction, now, {
        template: 'sessionEnded',
        to: { email: user.email },
        edition: caller.edition,
        values: { openedAt: session.created_at },
      });
    }
    return true;
  });
  if (isEnded) group.wakeOutbox();
}
