import { sql } from 'kysely';
import type { Reply } from '#rules/contract/account/calls.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { rewardCodesOf } from '../rewards/reward-codes.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { Database } from '../store/open-store.ts';
import type { UserRow } from '../store/tables.ts';
import { addressKey, addressOf } from '../users/address.ts';
import { claimKeys } from '../users/claim-once.ts';

/** Returns everything stored about the logged-in user, except credentials. Throws `sessionExpired`. */
export async function exportData(group: AccountGroup, credentials: Credentials): Promise<Reply<'exportData'>> {
  const { user } = await authenticate(group, credentials);
  const { password_hash, email_key, ...account } = user;
  const ownedRows = await ownedBy(group, user);
  const messages = await messagesTo(group.db, addressOf(user).key);
  return {
    exported_at: group.now(),
    account: { ...account, has_password: password_hash !== null },
    ...ownedRows,
    messages,
  };
}

async function ownedBy(group: AccountGroup, user: UserRow) {
  const { db } = group;
  const { id, email_key } = user;
  const address = addressKey(group, addressOf(user));
  const claims = claimKeys(group, addressOf(user));
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'used_at', 'idle_expires_at', 'expires_at', 'network_key', 'agent'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    known_networks: await db
      .selectFrom('known_networks')
      .select(['network_key', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('used_at')
      .execute(),
    credits: await db
      .selectFrom('credits')
      .select(['reason', 'amount', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    credit_claims: await db
      .selectFrom('credit_claims')
      .select(['id', 'created_at'])
      .where('id', 'in', claims)
      .execute(),
    reward_codes: await rewardCodesOf(group, user),
    code_claims:
      email_key === null
        ? []
        : await db.selectFrom('code_claims').select(['id', 'created_at']).where('id', 'in', claims).execute(),
    codes: await db
      .selectFrom('challenges')
      .select(['purpose', 'edition', 'attempts', 'created_at', 'expires_at'])
      .where('address_key', '=', address)
      .execute(),
    newsletter:
      email_key === null
        ? []
        : await db
            .selectFrom('subscribers')
            .select([
              'email',
              'edition',
              'source',
              'status',
              'consent',
              'created_at',
              'updated_at',
              'confirmed_at',
              'ended_at',
            ])
            .where('email_key', '=', email_key)
            .execute(),
    products: await db
      .selectFrom('products')
      .select(['id', 'product', 'serial_number', 'purchased_on', 'dealer', 'created_at', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    ownership_claims: await db
      .selectFrom('ownership_claims')
      .select([
        'id',
        'edition',
        'product',
        'serial_number',
        'purchased_on',
        'dealer',
        'order_number',
        'created_at',
        'updated_at',
        'decision',
        'decided_at',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    service_requests: await db
      .selectFrom('service_requests')
      .select([
        'id',
        'edition',
        'reason',
        'name',
        'email',
        'product',
        'serial_number',
        'order_number',
        'description',
        'created_at',
      ])
      .where((row) =>
        row.or([row('user_id', '=', id), ...(email_key === null ? [] : [row('email_key', '=', email_key)])]),
      )
      .orderBy('created_at')
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['event', 'network_key', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
  };
}

/** Without the contents: codes and links in them may still work. */
const messagesTo = (db: Database, addressKey: string) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'template', 'recipient', 'edition', 'created_at', 'sent_at', 'failed_at'])
    .where(sql<string>`lower(recipient)`, '=', addressKey)
    .orderBy('created_at')
    .execute();
