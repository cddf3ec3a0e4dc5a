import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From an empty database to the tables of `tables.ts`. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': { up: createAccounts },
  '0002-reward-codes': { up: createRewardCodes },
  '0003-open-confirmations': { up: addOpenConfirmations },
  '0004-known-networks': { up: createKnownNetworks },
  '0005-upkeep': { up: addUpkeep },
  '0006-seen-generations': { up: addSeenGenerations },
  '0007-ownership-claims': { up: createOwnershipClaims },
  '0008-garage': { up: createOwnerTables },
  '0009-stock-switches': { up: createStockSwitches },
};

type Table = CreateTableBuilder<string, string>;

const required =
  (type: 'text' | 'integer' | 'bigint', ...names: string[]) =>
  (table: Table): Table =>
    names.reduce((builder, name) => builder.addColumn(name, type, (column) => column.notNull()), table);

const withId = (table: CreateTableBuilder<string, never>): Table =>
  table.addColumn('id', 'text', (column) => column.primaryKey());

const withUserId = (table: Table): Table =>
  table.addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await withId(schema.createTable('users'))
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('nickname', 'text')
    .$call(required('text', 'edition'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addCheckConstraint('users_reachable', sql`email_key is not null or phone is not null`)
    .execute();

  await withUserId(withId(schema.createTable('sessions')))
    .$call(required('text', 'token_hash'))
    .$call(required('integer', 'generation'))
    .$call(required('bigint', 'created_at', 'used_at', 'idle_expires_at', 'expires_at'))
    .$call(required('text', 'network_key', 'agent'))
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema.createIndex('sessions_idle').on('sessions').column('idle_expires_at').execute();

  await withId(schema.createTable('challenges'))
    .$call(required('text', 'purpose', 'address_key', 'code_hash'))
    .$call(required('integer', 'attempts'))
    .$call(required('text', 'sealed_address', 'edition'))
    .$call(required('bigint', 'created_at', 'expires_at'))
    .execute();
  await schema.createIndex('challenges_expiry').on('challenges').column('expires_at').execute();
  await schema.createIndex('challenges_address').on('challenges').column('address_key').execute();

  await withId(schema.createTable('rate_limits'))
    .$call(required('integer', 'taken'))
    .$call(required('bigint', 'resets_at'))
    .execute();
  await schema.createIndex('rate_limits_reset').on('rate_limits').column('resets_at').execute();

  await withUserId(withId(schema.createTable('credits')))
    .$call(required('text', 'reason'))
    .$call(required('integer', 'amount'))
    .$call(required('bigint', 'created_at'))
    .addUniqueConstraint('credits_once', ['user_id', 'reason'])
    .execute();
  await withId(schema.createTable('credit_claims')).$call(required('bigint', 'created_at')).execute();

  await withId(schema.createTable('subscribers'))
    .$call(required('text', 'email'))
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .$call(required('text', 'edition', 'source', 'status'))
    .addColumn('confirm_hash', 'text')
    .$call(required('text', 'consent'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint('subscribers_status', sql`status in ('pending', 'active', 'ended')`)
    .execute();

  await withUserId(withId(schema.createTable('products')))
    .$call(required('text', 'product'))
    .addColumn('serial_number', 'text', (column) => column.notNull().unique())
    .$call(required('text', 'purchased_on', 'dealer'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .execute();
  await schema.createIndex('products_user').on('products').column('user_id').execute();

  await withId(schema.createTable('service_requests'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .$call(required('text', 'edition', 'reason', 'name', 'email', 'email_key'))
    .$call(required('text', 'product', 'serial_number', 'order_number', 'description'))
    .$call(required('bigint', 'created_at'))
    .execute();
  await schema.createIndex('service_requests_email').on('service_requests').column('email_key').execute();

  await withId(schema.createTable('outbox'))
    .$call(required('text', 'channel', 'template', 'recipient', 'edition', 'template_values'))
    .$call(required('integer', 'tries'))
    .$call(required('bigint', 'due_at', 'created_at'))
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'failed_at', 'due_at']).execute();

  await withId(schema.createTable('audit'))
    .addColumn('user_id', 'text')
    .$call(required('text', 'event', 'network_key'))
    .$call(required('bigint', 'created_at'))
    .execute();
  await schema.createIndex('audit_user').on('audit').columns(['user_id', 'created_at']).execute();

  await schema
    .createTable('secrets')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .$call(required('text', 'keys', 'pepper'))
    .execute();
}

async function createRewardCodes({ schema }: Kysely<unknown>): Promise<void> {
  await withId(schema.createTable('reward_codes'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.unique().references('subscribers.id').onDelete('cascade'))
    .$call(required('text', 'edition'))
    .addColumn('percent', 'integer')
    .addColumn('amount', 'integer')
    .$call(required('bigint', 'created_at', 'expires_at'))
    .addCheckConstraint(
      'reward_codes_kind',
      sql`(subscriber_id is not null and percent between 1 and 99 and user_id is null and amount is null)
        or (user_id is not null and amount > 0 and subscriber_id is null and percent is null)`,
    )
    .addCheckConstraint('reward_codes_times', sql`expires_at > created_at`)
    .execute();
  await schema.createIndex('reward_codes_user').on('reward_codes').column('user_id').execute();
  await schema.createIndex('reward_codes_expiry').on('reward_codes').column('expires_at').execute();
  await schema.createIndex('reward_codes_created').on('reward_codes').column('created_at').execute();
  await withId(schema.createTable('code_claims')).$call(required('bigint', 'created_at')).execute();
}

async function addOpenConfirmations({ schema }: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['confirm_edition', 'text'],
    ['confirm_asked_at', 'bigint'],
  ] as const)
    await schema.alterTable('subscribers').addColumn(column, type).execute();
}

async function createKnownNetworks(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await withUserId(withId(schema.createTable('known_networks')))
    .$call(required('text', 'network_key'))
    .$call(required('bigint', 'used_at'))
    .addUniqueConstraint('known_networks_once', ['user_id', 'network_key'])
    .execute();
  await schema.createIndex('known_networks_use').on('known_networks').column('used_at').execute();
  await sql`insert into known_networks (id, user_id, network_key, used_at)
    select min(id), user_id, network_key, max(used_at) from sessions group by user_id, network_key`.execute(db);
}

async function addUpkeep({ schema }: Kysely<unknown>): Promise<void> {
  await withId(schema.createTable('upkeep')).$call(required('bigint', 'until')).execute();
  // Without these it would read whole tables, and SQLite blocks the process meanwhile.
  for (const [name, table, columns] of [
    ['sessions_expiry', 'sessions', ['expires_at']],
    ['audit_created', 'audit', ['created_at']],
    ['subscribers_pending', 'subscribers', ['status', 'updated_at']],
  ] as const)
    await schema
      .createIndex(name)
      .ifNotExists()
      .on(table)
      .columns([...columns])
      .execute();
}

/** A node of the previous release opens sessions without it. */
async function addSeenGenerations({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('seen_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createOwnershipClaims({ schema }: Kysely<unknown>): Promise<void> {
  await withUserId(withId(schema.createTable('ownership_claims')))
    .$call(required('text', 'edition', 'product', 'serial_number', 'purchased_on', 'dealer', 'order_number'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'bigint')
    .addCheckConstraint('ownership_claims_decision', sql`decision in ('accepted', 'rejected')`)
    .execute();
  await schema.createIndex('ownership_claims_user').on('ownership_claims').column('user_id').execute();
}

async function createOwnerTables({ schema }: Kysely<unknown>): Promise<void> {
  // A node of the previous release registers products without them.
  for (const column of ['nickname', 'edition']) await schema.alterTable('products').addColumn(column, 'text').execute();

  await withId(schema.createTable('request_events'))
    .addColumn('request_id', 'text', (column) => column.notNull().references('service_requests.id').onDelete('cascade'))
    .$call(required('text', 'state', 'note', 'written_by'))
    .$call(required('bigint', 'created_at'))
    .execute();
  await schema
    .createIndex('request_events_request')
    .on('request_events')
    .columns(['request_id', 'created_at'])
    .execute();
  await schema.createIndex('service_requests_user').on('service_requests').column('user_id').execute();

  await withUserId(withId(schema.createTable('programs')))
    .$call(required('text', 'page', 'title', 'program'))
    .$call(required('integer', 'version'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .execute();
  await schema.createIndex('programs_user').on('programs').columns(['user_id', 'updated_at']).execute();

  await withId(schema.createTable('notices'))
    .$call(required('text', 'email', 'email_key', 'edition', 'topic', 'status'))
    .addColumn('confirm_hash', 'text')
    .$call(required('text', 'consent'))
    .$call(required('bigint', 'created_at', 'updated_at'))
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
  await withId(schema.createTable('notice_pace')).$call(required('bigint', 'next_at')).execute();
}

async function createStockSwitches({ schema }: Kysely<unknown>): Promise<void> {
  await withId(schema.createTable('stock_switches'))
    .$call(required('text', 'edition', 'product', 'state'))
    .$call(required('bigint', 'starts_at'))
    .execute();
  await schema.createIndex('stock_switches_start').on('stock_switches').column('starts_at').execute();
}
