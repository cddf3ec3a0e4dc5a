import type { Reply } from '#contract/account/calls.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import type { UserHandler } from '../group/call.ts';
import type { NoticeRow } from '../store/schema/owner-tables.ts';
import { isOpen } from './notice-rows.ts';

/** The notices of the account's address, newest first. */
export const notices: UserHandler<'notices'> = async ({ group, user }) => {
  return listNotices(group, user.email_key);
};

/** Cancels a notice of the account's address, if there is one. */
export const cancelNotice: UserHandler<'cancelNotice'> = async ({ group, input: { id }, user }) => {
  if (user.email_key !== null)
    await group.db.deleteFrom('notices').where('id', '=', id).where('email_key', '=', user.email_key).execute();
  return listNotices(group, user.email_key);
};

async function listNotices(group: AccountGroup, emailKey: string | null): Promise<Reply<'notices'>> {
  if (emailKey === null) return { notices: [] };
  const rows = await group.db
    .selectFrom('notices')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const now = group.now();
  return { notices: rows.flatMap((row) => (row.status !== 'pending' || isOpen(row, now) ? toNotice(group, row) : [])) };
}

function toNotice({ policy, now }: AccountGroup, row: NoticeRow): Notice[] {
  const { id, topic, edition, status, created_at, sent_at } = row;
  if (!isEditionCode(edition)) return [];
  const subject = policy.notices.subject(edition, topic, now())?.name ?? null;
  return [{ ...{ id, topic, region: edition, subject }, ...{ state: status, created_at, sent_at } }];
}
