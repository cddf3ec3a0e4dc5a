import type { CreditEntry } from '#contract/account/call-shapes.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { newId } from '../group/secrets/random-ids.ts';
import type { CreditRow } from '../store/schema/tables.ts';

const signUp = 'signUp';

/** The entries of an account's ledger, newest first. Their sum is the balance. */
export async function readCreditEntries({ db }: Pick<AccountGroup, 'db'>, userId: string): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credits')
    .select(['reason', 'amount', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ reason, amount, created_at }) => ({
    ...(reason === signUp ? { reason, code: null } : { reason: 'exchange', code: reason }),
    amount,
    created_at,
  }));
}

export const creditBalance = (entries: readonly Pick<CreditEntry, 'amount'>[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

type NewEntry = Pick<CreditRow, 'user_id' | 'amount' | 'created_at'> & { reason: typeof signUp | { code: string } };

/** Call it in the transaction of the action that earns or exchanges Credits. */
export async function addCreditEntry({ db }: AccountGroup, { reason, ...entry }: NewEntry): Promise<void> {
  await db
    .insertInto('credits')
    .values({ id: newId(), ...entry, reason: reason === signUp ? reason : reason.code })
    .execute();
}
