import { sql } from 'kysely';
import { noticeTemplates, type TemplateName } from '../mail/messages/message-templates.ts';
import type { Database } from '../store/open-store.ts';

const templates: TemplateName[] = [...noticeTemplates, 'confirmNotice', 'noticeAsked'];

/** Deletes the notices of an address and their mails, sent or not. Returns the number of deleted notices. */
export async function removeNotices(db: Database, emailKey: string): Promise<number> {
  // Before the mails: what becomes due meanwhile has enqueued its mail once its notice can be deleted.
  const { numDeletedRows } = await db.deleteFrom('notices').where('email_key', '=', emailKey).executeTakeFirst();
  await db
    .deleteFrom('outbox')
    .where(sql<string>`lower(recipient)`, '=', emailKey)
    .where('template', 'in', templates)
    .execute();
  return Number(numDeletedRows);
}
