import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ExportPart } from '#contract/account/export-parts.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
export type Condition = RawBuilder<SqlBool>;

export interface PersonKeys {
  /** Id of the account; empty for a person without one. */
  userId: string;
  address: string;
  addressHash: string;
  /** Keyed hashes under which the inbox may have claimed something (`claimKeys`). */
  claimHashes: readonly string[];
}

interface PersonalPolicy<Row> {
  owner(person: PersonKeys): Condition;
  /** The end of a person's data: `delete` with all other rows, `keep`, or `byCode`, which `revokeCodes` decrypts. */
  erasure: 'delete' | 'keep' | 'byCode';
  exportAs: ExportPart;
  /** Orders them there; `created_at` by default. */
  oldestBy?: keyof Row;
  /** Columns that could open an account or a link: a file with them would be worth stealing. */
  withheld: readonly (keyof Row)[];
}

interface ExpiryPolicy {
  /** Chooses the rows that have expired at a time, in conditions that an index finds each; undefined: rows stay. */
  expired?(at: number): readonly Condition[];
}

type PersonColumn = 'user_id' | 'email' | 'email_key' | 'recipient' | 'address_key' | 'subscriber_id' | 'request_id';

/** A table with such a column must say whose its rows are. */
type TablePolicy<Row> = ExpiryPolicy &
  (PersonalPolicy<Row> | (keyof Row & PersonColumn extends never ? { owner: 'nobody' } : never));

const day = 86_400_000;

const byUser = ({ userId }: PersonKeys): Condition => sql`user_id = ${userId}`;
const byAddress = ({ address }: PersonKeys): Condition => sql`email_key = ${address}`;
const byClaim = ({ claimHashes }: PersonKeys): Condition => sql`id in (${sql.join(claimHashes)})`;
const byUserOrAddress = ({ userId, address }: PersonKeys): Condition =>
  sql`(user_id = ${userId} or email_key = ${address})`;

/**
 * Every table of a store. Rows are copied in this order, referenced ones first, and deleted in reverse. `outbox` is
 * deleted after `notices`: what becomes due meanwhile has enqueued its mail once its notice can be deleted.
 */
export const tablePolicies: { readonly [Table in TableName]: TablePolicy<Tables[Table]> } = {
  users: {
    owner: ({ userId }) => sql`id = ${userId}`,
    erasure: 'delete',
    exportAs: 'account',
    withheld: ['password_hash'],
  },
  // Its worker deletes what has expired (`sweepOutbox`).
  outbox: {
    owner: ({ address }) => sql`lower(recipient) = ${address}`,
    erasure: 'delete',
    exportAs: 'messages',
    withheld: ['template_values'],
  },
  sessions: {
    owner: byUser,
    erasure: 'delete',
    exportAs: 'sessions',
    withheld: ['token_hash'],
    expired: (at) => [sql`idle_expires_at <= ${at}`, sql`expires_at <= ${at}`],
  },
  known_networks: {
    owner: byUser,
    erasure: 'delete',
    exportAs: 'known_networks',
    oldestBy: 'used_at',
    withheld: [],
    expired: (at) => [sql`used_at <= ${at - 180 * day}`],
  },
  challenges: {
    owner: ({ addressHash }) => sql`address_key = ${addressHash}`,
    erasure: 'byCode',
    exportAs: 'codes',
    withheld: ['id', 'code_hash', 'sealed_address'],
    expired: (at) => [sql`expires_at <= ${at}`],
  },
  rate_limits: { owner: 'nobody', expired: (at) => [sql`resets_at <= ${at}`] },
  credits: { owner: byUser, erasure: 'delete', exportAs: 'credits', withheld: [] },
  credit_claims: { owner: byClaim, erasure: 'keep', exportAs: 'credit_claims', withheld: [] },
  subscribers: {
    owner: byAddress,
    erasure: 'delete',
    exportAs: 'newsletter',
    withheld: ['confirm_hash'],
    // A subscriber who returns keeps the code of the first time, confirmed or not.
    expired: (at) => [
      sql`status = 'pending' and updated_at <= ${at - 30 * day}
        and id not in (select subscriber_id from reward_codes where subscriber_id is not null)`,
    ],
  },
  reward_codes: {
    owner: ({ userId, address }) =>
      sql`(user_id = ${userId} or subscriber_id in (select id from subscribers where email_key = ${address}))`,
    erasure: 'delete',
    exportAs: 'reward_codes',
    withheld: [],
    expired: (at) => [sql`expires_at <= ${at - 180 * day}`],
  },
  code_claims: { owner: byClaim, erasure: 'keep', exportAs: 'code_claims', withheld: [] },
  products: { owner: byUser, erasure: 'delete', exportAs: 'products', withheld: [] },
  ownership_claims: { owner: byUser, erasure: 'delete', exportAs: 'ownership_claims', withheld: [] },
  service_requests: { owner: byUserOrAddress, erasure: 'delete', exportAs: 'service_requests', withheld: [] },
  request_events: {
    owner: (person) => sql`request_id in (select id from service_requests where ${byUserOrAddress(person)})`,
    erasure: 'delete',
    exportAs: 'request_events',
    withheld: [],
  },
  programs: { owner: byUser, erasure: 'delete', exportAs: 'programs', withheld: [] },
  notices: {
    owner: byAddress,
    erasure: 'delete',
    exportAs: 'notices',
    withheld: ['confirm_hash'],
    expired: (at) => [
      sql`status = 'pending' and updated_at <= ${at - 30 * day}`,
      sql`status = 'waiting' and updated_at <= ${at - 2 * 365 * day}`,
      sql`status = 'sent' and updated_at <= ${at - 30 * day}`,
      sql`status = 'over' and updated_at <= ${at - 30 * day}`,
    ],
  },
  notice_pace: { owner: 'nobody' },
  // A choice of our team has no product, and stays.
  stock_switches: { owner: 'nobody', expired: (at) => [sql`starts_at <= ${at - 180 * day} and product <> ''`] },
  audit: {
    owner: byUser,
    erasure: 'delete',
    exportAs: 'audit',
    withheld: [],
    expired: (at) => [sql`created_at <= ${at - 180 * day}`],
  },
  upkeep: { owner: 'nobody' },
  secrets: { owner: 'nobody' },
};

export const tableNames = Object.keys(tablePolicies) as TableName[];
