import type { AccountGroup } from '#accounts/group/account-group.ts';
import { addressKey, claimKeys } from '#accounts/login/users/address.ts';
import type { Database } from '#accounts/store/open-store.ts';
import type { Tables } from '#accounts/store/schema/tables.ts';
import { type LoggedIn, logIn, type TestGroup } from './account-group.ts';

type ImpersonalTable = 'rate_limits' | 'notice_pace' | 'stock_switches' | 'upkeep' | 'secrets';

/** A row of each table that is about a person, with a value in every column; secrets say `secret`. */
export type PersonRows = { [Table in Exclude<keyof Tables, ImpersonalTable>]: Tables[Table] };

type Keys = Pick<AccountGroup, 'secrets' | 'code' | 'now'>;

/** For an account that exists, whose row is to be updated, with a tag in its address: it can claim things twice. */
export function personRows(group: Keys, user_id: string, email: string): PersonRows {
  const email_key = email.toLowerCase();
  const key = { kind: 'email' as const, key: email_key };
  const [inboxClaim = '', addressClaim = ''] = claimKeys(group, key);
  const id = (name: string) => `${name} of ${user_id}`;
  const [product, serial_number, edition] = ['miniRobot', `KM36-${user_id}`, 'us'];
  const [created_at, updated_at] = [1_790_000_000_001, 1_790_000_000_002];
  const expires_at = group.now() + 60_000;
  const purchase = { product, serial_number, purchased_on: '2026-11-01', dealer: 'KINETRA shop' };
  const person = { email, email_key, edition };
  return {
    users: {
      ...person,
      id: user_id,
      phone: null,
      password_hash: 'secret',
      nickname: 'Robin',
      created_at,
      updated_at,
    },
    sessions: {
      id: id('session'),
      user_id,
      token_hash: 'secret',
      generation: 3,
      seen_generation: 2,
      network_key: 'home',
      agent: 'Browser',
      created_at,
      used_at: updated_at,
      idle_expires_at: expires_at,
      expires_at,
    },
    known_networks: { id: id('network'), user_id, network_key: 'home', used_at: updated_at },
    credits: { id: id('credit'), user_id, reason: 'gift', amount: 7, created_at },
    credit_claims: { id: addressClaim, created_at },
    subscribers: {
      ...person,
      id: id('subscriber'),
      source: 'footer',
      status: 'active',
      confirm_hash: 'secret',
      confirm_edition: 'us',
      confirm_asked_at: 3,
      consent: '{}',
      created_at,
      updated_at,
      confirmed_at: 4,
      ended_at: null,
    },
    reward_codes: {
      id: id('code'),
      user_id: null,
      subscriber_id: id('subscriber'),
      edition,
      percent: 5,
      amount: null,
      created_at,
      expires_at,
    },
    code_claims: { id: inboxClaim, created_at },
    challenges: {
      id: `secret ${user_id}`,
      purpose: 'login',
      address_key: addressKey(group, key),
      code_hash: 'secret',
      attempts: 1,
      sealed_address: 'secret',
      edition,
      created_at,
      expires_at,
    },
    products: { ...purchase, id: id('robot'), user_id, nickname: 'Rex', edition: 'kr', created_at, updated_at },
    ownership_claims: {
      ...purchase,
      id: id('claim'),
      user_id,
      edition,
      order_number: '10012345',
      created_at,
      updated_at,
      decision: 'rejected',
      decided_at: updated_at,
    },
    service_requests: {
      ...person,
      id: id('request'),
      user_id: null,
      reason: 'repair',
      name: 'Robin',
      product,
      serial_number,
      order_number: '10012345',
      description: 'The left knee no longer bends.',
      created_at,
    },
    request_events: {
      id: id('event'),
      request_id: id('request'),
      state: 'arrived',
      note: 'It is here.',
      written_by: 'desk',
      created_at,
    },
    programs: {
      id: id('program'),
      user_id,
      page: 'mini-robot',
      title: 'Night watch',
      program: 'walk(2)',
      version: 4,
      created_at,
      updated_at,
    },
    notices: {
      ...person,
      id: id('notice'),
      topic: 'orderable:miniRobot',
      status: 'sent',
      confirm_hash: 'secret',
      consent: '{}',
      created_at,
      updated_at,
      sent_at: updated_at,
    },
    outbox: {
      id: id('message'),
      channel: 'mail',
      template: 'welcome',
      recipient: email,
      edition,
      template_values: 'secret',
      tries: 1,
      due_at: updated_at,
      created_at,
      sent_at: null,
      failed_at: updated_at,
      last_error: 'full',
    },
    audit: { id: id('audit'), user_id, event: 'passwordSet', network_key: 'home', created_at },
  };
}

/** A table by its name, whose rows are of any shape. */
export const tableNamed = (db: Database, table: string) => ({
  insert: (row: object) =>
    db
      .insertInto(table as 'audit')
      .values(row as never)
      .execute(),
  read: (): Promise<{ id: string }[]> =>
    db
      .selectFrom(table as 'audit')
      .selectAll()
      .orderBy('id')
      .execute(),
});

/** Logs in a new account, and stores a row about its owner in every table. */
export async function fillPerson(
  accounts: Pick<TestGroup, 'group' | 'db'>,
  email: string,
): Promise<{ session: LoggedIn; rows: PersonRows }> {
  const session = await logIn(accounts, email);
  const rows = personRows(accounts.group, session.user_id, email);
  const { users, ...others } = rows;
  await accounts.db.updateTable('users').set(users).where('id', '=', users.id).execute();
  for (const [table, row] of Object.entries(others)) await tableNamed(accounts.db, table).insert(row);
  return { session, rows };
}
