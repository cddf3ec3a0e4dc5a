import { sql } from 'kysely';
import type { Reply } from '#contract/account/calls.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { confirmedConsent } from '../group/audit-trail.ts';
import type { Handler, UserHandler } from '../group/call.ts';
import { readToken } from '../group/secrets/random-ids.ts';
import { lockAddress } from '../login/users/users.ts';
import { confirmationTime, noticeTemplates, type TemplateName } from '../mail/messages/message-templates.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { NoticeRow } from '../store/schema/owner-tables.ts';

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
  return [{ id, topic, region: edition, subject, state: status, created_at, sent_at }];
}

/**
 * Confirms a notice with the token of its newest confirmation mail: it begins to wait. Idempotent. Returns what it is
 * about. Throws `linkExpired` for a token that is unknown or too old.
 */
export const confirmNotice: Handler<'confirmNotice'> = async ({ group, input: { token }, caller }) => {
  const link = readToken(token);
  if (!link) throw new AccountFailure('linkExpired');
  const notice = await inTransaction(group, async (transaction) => {
    const row = await transaction.db
      .selectFrom('notices')
      .selectAll()
      .where('id', '=', link.id)
      .where('confirm_hash', '=', link.hash)
      .executeTakeFirst();
    const now = group.now();
    if (!row || (row.status === 'pending' && !isOpen(row, now))) throw new AccountFailure('linkExpired');
    // Only one of several concurrent confirmations changes the row.
    await transaction.db
      .updateTable('notices')
      .set({ status: 'waiting', consent: confirmedConsent(group, row.consent, caller), updated_at: now })
      .where('id', '=', row.id)
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

/**
 * Cancels every notice of an address with the token of any of its mails, also those that are due and not sent yet.
 * Idempotent. Throws `linkExpired` for an invalid token.
 */
export const stopNotices: Handler<'stopNotices'> = async ({ group, input: { token } }) => {
  const emailKey = readStopToken(group, token);
  if (emailKey === undefined) throw new AccountFailure('linkExpired');
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, emailKey);
    // Before the mails: what becomes due meanwhile has enqueued its mail once its notice can be deleted.
    await transaction.db.deleteFrom('notices').where('email_key', '=', emailKey).execute();
    await transaction.db
      .deleteFrom('outbox')
      .where(sql<string>`lower(recipient)`, '=', emailKey)
      .where('template', 'in', templates)
      .execute();
  });
  return {};
};

const templates: TemplateName[] = [...noticeTemplates, 'confirmNotice', 'noticeAsked'];

type Keys = Pick<AccountGroup, 'secrets' | 'code'>;

/** The encrypted address: is stored nowhere, and works for ever. */
export const stopToken = ({ secrets, code }: Keys, emailKey: string): string => secrets.seal(code, 'notices', emailKey);

/** The normalized address of a token; undefined for an invalid one. */
export const readStopToken = ({ secrets, code }: Keys, token: string): string | undefined =>
  secrets.open(code, 'notices', token);

/** Waiting notices of an address, at most, with those that wait for a confirmation. */
export const maxNotices = 50;

/** Returns true if the link in the confirmation mail still works. */
const isOpen = ({ updated_at }: Pick<NoticeRow, 'updated_at'>, now: number): boolean =>
  updated_at + confirmationTime > now;

type Waiting = Pick<NoticeRow, 'status' | 'updated_at'>;

export const countsTowardsLimit = (row: Waiting, now: number): boolean =>
  row.status === 'waiting' || (row.status === 'pending' && isOpen(row, now));
