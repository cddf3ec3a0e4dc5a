import { sql } from 'kysely';
import { removeSubscriber } from '../newsletter/remove-subscriber.ts';
import type { Database } from '../store/open-store.ts';

/** Whose data goes: an e-mail address as it is compared (`EmailAddress.key`), or a phone number as `+8613800138000`. */
export type Person = { email: string } | { phone: string };

/** How many entries of each kind were deleted. */
export interface Forgotten {
  accounts: number;
  sessions: number;
  credits: number;
  products: number;
  serviceRequests: number;
  subscriptions: number;
  messages: number;
  events: number;
}

/**
 * Deletes everything kept about a person, at once or not at all. What stays is a keyed hash that says that the address had its credits,
 * and for minutes the hashes that limits count by.
 */
export const forgetPerson = (db: Database, person: Person): Promise<Forgotten> => db.transaction().execute((transaction) => forgetWithin(transaction, person));

/** The same as a part of a transaction. */
export async function forgetWithin(transaction: Database, person: Person): Promise<Forgotten> {
  const address = 'email' in person ? person.email : person.phone;
  const find = transaction.selectFrom('users').select('id');
  const user = await ('email' in person ? find.where('email_key', '=', person.email) : find.where('phone', '=', person.phone)).executeTakeFirst();
  const id = user?.id ?? '';
  const owned = (table: 'sessions' | 'credits' | 'products' | 'audit') => count(transaction.deleteFrom(table).where('user_id', '=', id));
  return {
    sessions: await owned('sessions'),
    credits: await owned('credits'),
    products: await owned('products'),
    events: await owned('audit'),
    serviceRequests: await count(transaction.deleteFrom('service_requests').where((row) => row.or([row('user_id', '=', id), row('email_key', '=', address)]))),
    messages: await count(transaction.deleteFrom('outbox').where(sql<string>`lower(recipient)`, '=', address)),
    subscriptions: await removeSubscriber(transaction, address),
    accounts: await count(transaction.deleteFrom('users').where('id', '=', id)),
  };
}

async function count(deletion: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
