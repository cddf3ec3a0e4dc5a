import { type Kysely, sql } from 'kysely';
import { required, withId, withUserId } from './migration-columns.ts';

/** Names of robots, the history of service requests, programs and notices. */
export async function createOwnerTables({ schema }: Kysely<unknown>): Promise<void> {
  // A node of the previous release registers products without them.
  for (const column of ['nickname', 'edition']) await schema.alterTable('products').addColumn(column, 'text').execute();

  await withId(schema.createTable('request_events'))
    .addColumn('request_id', 'text', (column) => column.notNull().references('service_requests.id').onDelete('cascade'))
    .addColumn('state', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('written_by', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createIndex('request_events_request')
    .on('request_events')
    .columns(['request_id', 'created_at'])
    .execute();
  await schema.createIndex('service_requests_user').on('service_requests').column('user_id').execute();

  await withUserId(withId(schema.createTable('programs')))
    .addColumn('page', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('program', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await schema.createIndex('programs_user').on('programs').columns(['user_id', 'updated_at']).execute();

  await withId(schema.createTable('notices'))
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('edition', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('confirm_hash', 'text')
    .addColumn('consent', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('notices_once', ['email_key', 'edition', 'topic'])
    .addCheckConstraint('notices_status', sql`status in ('pending', 'waiting', 'sent', 'over')`)
    .execute();
  await schema
    .createIndex('notices_waiting')
    .on('notices')
    .columns(['status', 'edition', 'topic', 'created_at'])
    .execute();
  await schema.createIndex('notices_updated').on('notices').columns(['status', 'updated_at']).execute();
  await withId(schema.createTable('notice_pace')).addColumn('next_at', 'bigint', required).execute();
}
