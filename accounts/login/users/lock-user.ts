import { SqliteAdapter, sql } from 'kysely';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserRow } from '../../store/schema/tables.ts';

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
