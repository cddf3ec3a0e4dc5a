import { sql } from 'kysely';
import type { AccountGroup } from '../account-group.ts';
import { voidCodes } from '../codes/void-codes.ts';
import { removeSubscriber } from '../newsletter/remove-subscriber.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import { truncateWal } from '../store/truncate-wal.ts';

/** Whose data goes: an e-mail address as it is compared (`EmailAddress.key`), or a phone number as `+8613800138000`. */
export type Person = { email: string } | { phone: string };

/** How many entries of each kind were deleted. */
export interface DeletionCounts {
  accounts: number;
  sessions: number;
  credits: number;
  products: number;
  serviceRequests: number;
  subscriptions: number;
  messages: number;
  events: number;
}

export interface DeletionReport {
  /** `codes`: those on their way. */
  forgotten: DeletionCounts & { codes: number };
  /**
   * Codes on their way that may be this person's and stay, for none can tell without the secrets: whoever redeems one
   * makes the account anew.
   */
  unreadCodes: number;
  /** Whether what was deleted may still stand in the log of a file of SQLite, until the next upkeep of a server. */
  isInLog: boolean;
}

/**
 * Deletes everything kept about a person, at once or not at all. What stays is a keyed hash that says that the address
 * had its credits, and for a day at most the hashes that limits count by.
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

/** The same as a part of a transaction, but for codes and the log. */
export async function forgetWithin(transaction: Database, person: Person): Promise<DeletionCounts> {
  const address = addressOf(person);
  const userQuery = transaction.selectFrom('users').select('id');
  const user = await ('email' in person
    ? userQuery.where('email_key', '=', person.email)
    : userQuery.where('phone', '=', person.phone)
  ).executeTakeFirst();
  const id = user?.id ?? '';
  const deleteOwned = (table: 'sessions' | 'credits' | 'products' | 'audit') =>
    count(transaction.deleteFrom(table).where('user_id', '=', id));
  return {
    sessions: await deleteOwned('sessions'),
    credits: await deleteOwned('credits'),
    products: await deleteOwned('products'),
    events: await deleteOwned('audit'),
    serviceRequests: await count(
      transaction
        .deleteFrom('service_requests')
        .where((row) => row.or([row('user_id', '=', id), row('email_key', '=', address)])),
    ),
    messages: await count(transaction.deleteFrom('outbox').where(sql<string>`lower(recipient)`, '=', address)),
    subscriptions: await removeSubscriber(transaction, address),
    accounts: await count(transaction.deleteFrom('users').where('id', '=', id)),
  };
}

const addressOf = (person: Person): string => ('email' in person ? person.email : person.phone);

async function count(deletion: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
