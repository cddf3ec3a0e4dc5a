import { SqliteAdapter, sql } from 'kysely';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { addCreditEntry } from '../../rewards/credit-ledger.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { type Address, claimOncePerMailbox } from './address.ts';

export const findUser = ({ db }: AccountGroup, { kind, key }: Address): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(kind === 'email' ? 'email_key' : 'phone', '=', key)
    .executeTakeFirst();

/** Finds the account of a verified address, or creates it with sign-up credits and a welcome mail. */
export async function findOrCreateUser(
  group: AccountGroup,
  address: Address,
  caller: Caller,
): Promise<{ user: UserRow; created: boolean }> {
  const existingUser = await findUser(group, address);
  if (existingUser) return { user: existingUser, created: false };
  const newUser = await insertUser(group, address, caller);
  if (newUser) {
    const credits = await grantSignUpCredits(group, address, newUser.id);
    await mailUser(group, newUser, { template: 'welcome', edition: caller.edition, values: { credits } });
    return { user: newUser, created: true };
  }
  const concurrentUser = await findUser(group, address);
  if (!concurrentUser) throw new Error('account was created concurrently and is gone again');
  return { user: concurrentUser, created: false };
}

/** Undefined if another request created the account at the same time. */
const insertUser = (
  { db, now }: AccountGroup,
  { kind, text, key }: Address,
  { edition }: Caller,
): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values({
      id: newId(),
      email: kind === 'email' ? text : null,
      email_key: kind === 'email' ? key : null,
      phone: kind === 'phone' ? key : null,
      password_hash: null,
      nickname: null,
      edition,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column(kind === 'email' ? 'email_key' : 'phone').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Grants sign-up credits, once per inbox for ever. Returns the amount granted. */
async function grantSignUpCredits(group: AccountGroup, address: Address, userId: string): Promise<number> {
  const amount = group.policy.signUpCredits;
  if (amount === 0 || !(await claimOncePerMailbox(group, 'credit_claims', address))) return 0;
  await addCreditEntry(group, { user_id: userId, reason: 'signUp', amount, created_at: group.now() });
  return amount;
}

/**
 * Makes the transactions on one account wait for each other until they end. Returns the account as it is now; undefined
 * if it was deleted meanwhile.
 */
export const lockUser = (
  { db }: Pick<AccountGroup, 'db'>,
  column: 'id' | 'email_key' | 'phone',
  value: string,
): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();

/**
 * Makes the transactions on one normalized address wait for each other until they end, also where no row of it exists
 * yet: a deletion sees all that was stored before it. Call it first, and `lockUser` after it, so that none of them wait
 * for each other in a circle. SQLite has one writing transaction at a time anyway.
 */
export async function lockAddress({ db }: Pick<AccountGroup, 'db'>, addressKey: string): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`.execute(db);
}
