import { sql } from 'kysely';
import type { AccountGroup } from '../account-group.ts';
import { voidCodes } from '../codes/void-codes.ts';
import { removeSubscriber } from '../newsletter/remove-subscriber.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import { truncateWal } from '../store/truncate-wal.ts';
import { lockAddress, lockUser } from '../users/lock-user.ts';

/** A normalized e-mail address (`EmailAddress.key`), or a phone number such as `+8613800138000`. */
export type Person = { email: string } | { phone: string };

type OwnedTable = 'sessions' | 'known_networks' | 'credits' | 'products' | 'ownership_claims' | 'programs' | 'audit';

/** Deleted rows per kind. */
export interface DeletionCounts {
  accounts: number;
  sessions: number;
  networks: number;
  credits: number;
  rewardCodes: number;
  products: number;
  ownershipClaims: number;
  serviceRequests: number;
  requestEvents: number;
  programs: number;
  notices: number;
  subscriptions: number;
  messages: number;
  events: number;
}

export interface DeletionReport {
  /** `codes`: one-time codes not redeemed yet. */
  forgotten: DeletionCounts & { codes: number };
  /**
   * Open codes that could not be decrypted and stay. One may belong to this person; redeeming it would create the
   * account again.
   */
  unreadCodes: number;
  /** True if deleted data may still be in the SQLite WAL, until the next housekeeping of a server. */
  isInLog: boolean;
}

/**
 * Deletes all data about a person in one transaction. The keyed hashes that record granted credits and a new customer's
 * code stay, and for a day at most the hashes used by rate limits.
 */
export async function forgetPerson(
  db: Database,
  person: Person,
  keys?: Pick<AccountGroup, 'code' | 'secrets'>,
): Promise<DeletionReport> {
  const { forgotten, unread } = await inTransaction(db, async (transaction) => {
    const { codes, unread } = await voidCodes(transaction, addressOf(person), keys);
    return { forgotten: { ...(await forgetWithin(transaction, person)), codes }, unread };
  });
  return { forgotten, unreadCodes: unread, isInLog: !(await truncateWal(db)) };
}

/** Same, inside a transaction, but without open codes and without truncating the WAL. */
export async function forgetWithin(transaction: Database, person: Person): Promise<DeletionCounts> {
  const address = addressOf(person);
  await lockAddress(transaction, address);
  const user = await lockUser(transaction, 'email' in person ? 'email_key' : 'phone', address);
  const id = user?.id ?? '';
  const deleteOwned = (table: OwnedTable) => count(transaction.deleteFrom(table).where('user_id', '=', id));
  const ownRequests = transaction
    .selectFrom('service_requests')
    .select('service_requests.id')
    .where((row) => row.or([row('user_id', '=', id), row('email_key', '=', address)]));
  return {
    sessions: await deleteOwned('sessions'),
    networks: await deleteOwned('known_networks'),
    credits: await deleteOwned('credits'),
    rewardCodes: await count(
      transaction
        .deleteFrom('reward_codes')
        .where((row) =>
          row.or([
            row('user_id', '=', id),
            row(
              'subscriber_id',
              'in',
              transaction.selectFrom('subscribers').select('subscribers.id').where('email_key', '=', address),
            ),
          ]),
        ),
    ),
    products: await deleteOwned('products'),
    ownershipClaims: await deleteOwned('ownership_claims'),
    events: await deleteOwned('audit'),
    requestEvents: await count(transaction.deleteFrom('request_events').where('request_id', 'in', ownRequests)),
    serviceRequests: await count(transaction.deleteFrom('service_requests').where('id', 'in', ownRequests)),
    programs: await deleteOwned('programs'),
    notices: await count(transaction.deleteFrom('notices').where('email_key', '=', address)),
    messages: await count(transaction.deleteFrom('outbox').where(sql<string>`lower(recipient)`, '=', address)),
    subscriptions: await removeSubscriber(transaction, address),
    accounts: await count(transaction.deleteFrom('users').where('id', '=', id)),
  };
}

const addressOf = (person: Person): string => ('email' in person ? person.email : person.phone);

async function count(deletion: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
