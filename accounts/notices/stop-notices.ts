import { sql } from 'kysely';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup } from '../group/account-group.ts';
import type { Handler } from '../group/call.ts';
import { lockAddress } from '../login/users/lock-user.ts';
import { noticeTemplates, type TemplateName } from '../mail/messages/message-templates.ts';
import { inTransaction } from '../store/in-transaction.ts';

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
