import { isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { networkKey } from '../group/audit-trail.ts';
import type { Handler } from '../group/call.ts';
import { hashOfSecret } from '../group/secrets/random-ids.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { NoticeRow } from '../store/schema/owner-tables.ts';
import { isOpen } from './notice-rows.ts';

/**
 * Confirms a notice with the token of its newest confirmation mail: it begins to wait. Idempotent. Returns what it is
 * about. Throws `linkExpired` for a token that is unknown or too old.
 */
export const confirmNotice: Handler<'confirmNotice'> = async ({ group, input: { token }, caller }) => {
  const [, id, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) throw new AccountFailure('linkExpired');
  const notice = await inTransaction(group, async (transaction) => {
    const row = await transaction.db
      .selectFrom('notices')
      .selectAll()
      .where('id', '=', id)
      .where('confirm_hash', '=', hashOfSecret(secret))
      .executeTakeFirst();
    const now = group.now();
    if (!row || (row.status === 'pending' && !isOpen(row, now))) throw new AccountFailure('linkExpired');
    // Only one of several concurrent confirmations changes the row.
    await transaction.db
      .updateTable('notices')
      .set({ status: 'waiting', consent: confirmedConsent(group, row, caller), updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('confirm_hash', '=', row.confirm_hash)
      .execute();
    return row;
  });
  group.wakeNotices();
  const { edition, topic } = notice;
  const subject = isEditionCode(edition) ? group.policy.notices.subject(edition, topic, group.now()) : undefined;
  return { subject: subject?.name ?? null };
};

const confirmedConsent = (group: AccountGroup, { consent }: NoticeRow, caller: Caller): string =>
  JSON.stringify({ ...JSON.parse(consent), confirmed: { at: group.now(), network: networkKey(group, caller) } });
