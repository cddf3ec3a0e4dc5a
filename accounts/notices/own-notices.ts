import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { Reply } from '#contract/account/calls.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { NoticeRow } from '../store/owner-tables.ts';
import { isOpen } from './notice-rows.ts';

/** The notices of the account's address, newest first. Throws `sessionExpired`. */
export async function notices(group: AccountGroup, credentials: Credentials): Promise<Reply<'notices'>> {
  const { user } = await authenticate(group, credentials);
  return noticesOf(group, user.email_key);
}

/** Cancels a notice of the account's address, if there is one. Throws `sessionExpired` and `tooManyRequests`. */
export async function cancelNotice(
  group: AccountGroup,
  { id }: ParsedRequest<'cancelNotice'>,
  credentials: Credentials,
): Promise<Reply<'cancelNotice'>> {
  const { user } = await authenticate(group, credentials);
  await group.limits.take('noticePerUser', user.id);
  if (user.email_key !== null)
    await group.db.deleteFrom('notices').where('id', '=', id).where('email_key', '=', user.email_key).execute();
  return noticesOf(group, user.email_key);
}

async function noticesOf(group: AccountGroup, emailKey: string | null): Promise<Reply<'notices'>> {
  if (emailKey === null) return { notices: [] };
  const rows = await group.db
    .selectFrom('notices')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const now = group.now();
  return { notices: rows.flatMap((row) => (row.status !== 'pending' || isOpen(row, now) ? noticeOf(group, row) : [])) };
}

function noticeOf({ policy, now }: AccountGroup, row: NoticeRow): Notice[] {
  const { id, topic, edition, status, created_at, sent_at } = row;
  if (!isEditionCode(edition)) return [];
  const subject = policy.notices.subject(edition, topic, now())?.name ?? null;
  return [{ ...{ id, topic, region: edition, subject }, ...{ state: status, created_at, sent_at } }];
}
