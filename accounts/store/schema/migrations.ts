import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createOwnerTables } from './garage-migration.ts';
import { required, withId, withUserId } from './migration-columns.ts';

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
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await withId(schema.createTable('users'))
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('nickname', 'text')
    .addColumn('edition', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addCheckConstraint('users_reachable', sql`email_key is not null or phone is not null`)
    .execute();

  await withUserId(withId(schema.createTable('sessions')))
    .addColumn('token_hash', 'text', required)
    .addColumn('generation', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint', required)
    .addColumn('idle_expires_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('network_key', 'text', required)
    .addColumn('agent', 'text', required)
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema.createIndex('sessions_idle').on('sessions').column('idle_expires_at').execute();

  await withId(schema.createTable('challenges'))
    .addColumn('purpose', 'text', required)
    .addColumn('address_key', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('sealed_address', 'text', required)
    .addColumn('edition', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('challenges_expiry').on('challenges').column('expires_at').execute();
  await schema.createIndex('challenges_address').on('challenges').column('address_key').execute();

  await withId(schema.createTable('rate_limits'))
    .addColumn('taken', 'integer', required)
    .addColumn('resets_at', 'bigint', required)
    .execute();
  await schema.createIndex('rate_limits_reset').on('rate_limits').column('resets_at').execute();

  await withUserId(withId(schema.createTable('credits')))
    .addColumn('reason', 'text', required)
    .addColumn('amount', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('credits_once', ['user_id', 'reason'])
    .execute();
  await withId(schema.createTable('credit_claims')).addColumn('created_at', 'bigint', required).execute();

  await withId(schema.createTable('subscribers'))
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('edition', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('confirm_hash', 'text')
    .addColumn('consent', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint('subscribers_status', sql`status in ('pending', 'active', 'ended')`)
    .execute();

  await withUserId(withId(schema.createTable('products')))
    .addColumn('product', 'text', required)
    .addColumn('serial_number', 'text', (column) => column.notNull().unique())
    .addColumn('purchased_on', 'text', required)
    .addColumn('dealer', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await schema.createIndex('products_user').on('products').column('user_id').execute();

  await withId(schema.createTable('service_requests'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('edition', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('product', 'text', required)
    .addColumn('serial_number', 'text', required)
    .addColumn('order_number', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema.createIndex('service_requests_email').on('service_requests').column('email_key').execute();

  await withId(schema.createTable('outbox'))
    .addColumn('channel', 'text', required)
    .addColumn('template', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('edition', 'text', required)
    .addColumn('template_values', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('due_at', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'failed_at', 'due_at']).execute();

  await withId(schema.createTable('audit'))
    .addColumn('user_id', 'text')
    .addColumn('event', 'text', required)
    .addColumn('network_key', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema.createIndex('audit_user').on('audit').columns(['user_id', 'created_at']).execute();

  await schema
    .createTable('secrets')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('keys', 'text', required)
    .addColumn('pepper', 'text', required)
    .execute();
}

async function createRewardCodes({ schema }: Kysely<unknown>): Promise<void> {
  await withId(schema.createTable('reward_codes'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.unique().references('subscribers.id').onDelete('cascade'))
    .addColumn('edition', 'text', required)
    .addColumn('percent', 'integer')
    .addColumn('amount', 'integer')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
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
  await withId(schema.createTable('code_claims')).addColumn('created_at', 'bigint', required).execute();
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
    .addColumn('network_key', 'text', required)
    .addColumn('used_at', 'bigint', required)
    .addUniqueConstraint('known_networks_once', ['user_id', 'network_key'])
    .execute();
  await schema.createIndex('known_networks_use').on('known_networks').column('used_at').execute();
  await sql`insert into known_networks (id, user_id, network_key, used_at)
    select min(id), user_id, network_key, max(used_at) from sessions group by user_id, network_key`.execute(db);
}

async function addUpkeep({ schema }: Kysely<unknown>): Promise<void> {
  await withId(schema.createTable('upkeep')).addColumn('until', 'bigint', required).execute();
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
    .addColumn('edition', 'text', required)
    .addColumn('product', 'text', required)
    .addColumn('serial_number', 'text', required)
    .addColumn('purchased_on', 'text', required)
    .addColumn('dealer', 'text', required)
    .addColumn('order_number', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'bigint')
    .addCheckConstraint('ownership_claims_decision', sql`decision in ('accepted', 'rejected')`)
    .execute();
  await schema.createIndex('ownership_claims_user').on('ownership_claims').column('user_id').execute();
}
