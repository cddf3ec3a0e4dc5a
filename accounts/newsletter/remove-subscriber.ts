import { sql } from 'kysely';
import type { TemplateName } from '../messages/message-templates.ts';
import type { Database } from '../store/open-store.ts';

const newsletterTemplates: TemplateName[] = ['confirmSubscription', 'subscribed', 'alreadySubscribed'];

/** Deletes a subscription and its mails, sent or not. Returns the number of deleted subscriptions. */
export async function removeSubscriber(db: Database, emailKey: string): Promise<number> {
  await db
    .deleteFrom('outbox')
    .where(sql<string>`lower(recipient)`, '=', emailKey)
    .where('template', 'in', newsletterTemplates)
    .execute();
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('email_key', '=', emailKey).executeTakeFirst();
  return Number(numDeletedRows);
}
